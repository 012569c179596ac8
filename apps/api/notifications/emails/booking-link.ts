import { button, frame, linkAsText, paragraph, small } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

/** To a renter who asked to see a booking without logging in. */
export function bookingLink(data: MailTemplates['booking-link'], context: MailContext): Composed {
  const { t } = context;
  const { firstName, number, token } = data;
  const link = context.link('find-booking', { token });
  const subject = t('link_subject', { number });
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: t('link_validity'), firstName },
      paragraph(t('link_text', { number })),
      button(context, link, t('link_button')),
      small(t('link_validity')),
      ...linkAsText(context, link),
      small(t('link_not_you')),
    ),
  };
}
