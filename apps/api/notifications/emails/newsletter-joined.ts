import { API_BASE, addresses } from '@nolo/contract/addresses.ts';
import { button, frame, paragraph } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

/** 'You get our newsletter': what everything that is sent to the list carries stands in it, the ways off it. */
export function newsletterJoined(
  { token }: MailTemplates['newsletter-joined'],
  context: MailContext,
): Composed {
  const { t, site } = context;
  const { name } = site;
  const [, path] = addresses.unsubscribeNewsletter;
  const subject = t('newsletter_subject', { name });
  return {
    subject,
    unsubscribe: `${site.origin}${API_BASE}${path}?${new URLSearchParams({ token }).toString()}`,
    body: frame(
      context,
      {
        title: subject,
        preview: t('newsletter_text'),
        firstName: '',
        reason: t('newsletter_reason', { name }),
      },
      paragraph(t('newsletter_text')),
      paragraph(t('newsletter_not_you')),
      button(context, context.link('unsubscribe', { token }), t('newsletter_button')),
    ),
  };
}
