import { button, frame, linkAsText, paragraph, small } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

export function verifyEmail(data: MailTemplates['verify-email'], context: MailContext): Composed {
  const { t } = context;
  const link = context.link('verify-email', { token: data.token, redirect: data.redirect });
  const subject = t('verify_subject');
  return {
    subject,
    body: frame(
      context,
      {
        title: subject,
        preview: t('verify_preview', { name: context.site.name }),
        firstName: data.firstName,
      },
      paragraph(t('verify_text')),
      button(context, link, t('verify_button')),
      small(t('verify_validity')),
      ...linkAsText(context, link),
      small(t('verify_not_you')),
    ),
  };
}
