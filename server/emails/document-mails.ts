import { button, frame, paragraph } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

export function documentsVerified(
  { firstName }: MailTemplates['documents-verified'],
  context: MailContext,
): Composed {
  const { t } = context;
  return {
    subject: t('verified_subject'),
    body: frame(
      context,
      { title: t('verified_subject'), preview: t('verified_preview'), firstName },
      paragraph(t('verified_text')),
      paragraph(t('bring')),
      button(context, context.link('my-booking'), t('my_bookings')),
    ),
  };
}

export function documentsRejected(
  { firstName, reason }: MailTemplates['documents-rejected'],
  context: MailContext,
): Composed {
  const { t } = context;
  return {
    subject: t('rejected_subject'),
    body: frame(
      context,
      { title: t('rejected_subject'), preview: t('rejected_preview'), firstName },
      paragraph(t('rejected_text')),
      paragraph(t('rejected_reason', { reason })),
      paragraph(t('rejected_next')),
      button(context, context.link('my-profile-document'), t('rejected_button')),
    ),
  };
}
