import { DOCUMENT_LINK_MINUTES } from '@nolo/domain/booking/document-access.ts';
import { button, frame, linkAsText, paragraph, small } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

/**
 * To a company that asked to see the documents of a live booking. The token stands behind `#`, which browsers send to
 * nobody: neither to our logs nor to what lies between.
 */
export function documentLink(data: MailTemplates['document-link'], context: MailContext): Composed {
  const { t, site } = context;
  const { number, token } = data;
  const link = `${context.link('booking-documents', { open: 'yes' })}#${token}`;
  const subject = t('document_link_subject', { number });
  const validity = t('document_link_validity', { minutes: DOCUMENT_LINK_MINUTES });
  return {
    subject,
    body: frame(
      context,
      {
        title: subject,
        preview: validity,
        firstName: '',
        reason: t('replacement_ended_reason', { name: site.name }),
      },
      paragraph(t('document_link_text', { number })),
      button(context, link, t('document_link_button')),
      small(validity),
      ...linkAsText(context, link),
      small(t('document_link_not_you')),
    ),
  };
}
