import { API_BASE, addresses } from '@nolo/contract/addresses.ts';
import {
  button,
  fact,
  frame,
  linkAsText,
  paragraph,
  small,
  type Composed,
  type MailContext,
} from './layout.ts';
import type { MailTemplates } from './mail-definitions.ts';

type Data<T extends keyof MailTemplates> = MailTemplates[T];

/** To the owner of an address that somebody has just signed up with. */
export function accountExists(
  { firstName, redirect }: Data<'account-exists'>,
  context: MailContext,
): Composed {
  const { t } = context;
  const subject = t('exists_subject', { name: context.site.name });
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: t('exists_preview'), firstName },
      paragraph(t('exists_text')),
      button(context, context.link('login', { redirect }), t('log_in')),
      small(t('exists_forgot')),
      small(t('exists_not_you')),
    ),
  };
}

export function resetPassword(data: Data<'reset-password'>, context: MailContext): Composed {
  const { t } = context;
  const link = context.link('confirm-password', { reset_token: data.token, redirect: data.redirect });
  const subject = t('reset_subject');
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: t('reset_preview'), firstName: data.firstName },
      paragraph(t('reset_text', { name: context.site.name })),
      button(context, link, t('reset_button')),
      small(t('reset_validity')),
      ...linkAsText(context, link),
      small(t('reset_not_you')),
    ),
  };
}

export function passwordChanged(data: Data<'password-changed'>, context: MailContext): Composed {
  const { t, moment } = context;
  const subject = t('password_changed_subject');
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: t('password_changed_preview'), firstName: data.firstName },
      paragraph(t('password_changed_text', { moment: moment(data.at), name: context.site.name })),
      paragraph(t('not_you')),
      button(context, context.link('login', { forgot: '1' }), t('reset_button')),
    ),
  };
}

export function newDevice(data: Data<'new-device'>, context: MailContext): Composed {
  const { t, dateTime } = context;
  const subject = t('new_device_subject');
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: t('new_device_preview'), firstName: data.firstName },
      paragraph(t('new_device_text', { name: context.site.name })),
      fact(t('device'), data.device === '' ? t('device_unknown') : data.device),
      fact(t('when'), dateTime(data.at)),
      paragraph(t('not_you')),
      button(context, context.link('account-security'), t('new_device_button')),
    ),
  };
}

export function passkeyAdded(data: Data<'passkey-added'>, context: MailContext): Composed {
  const { t, dateTime } = context;
  const subject = t('passkey_subject');
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: t('passkey_preview'), firstName: data.firstName },
      paragraph(t('passkey_text', { name: context.site.name })),
      fact(t('passkey'), data.name),
      fact(t('when'), dateTime(data.at)),
      paragraph(t('passkey_not_you')),
      button(context, context.link('account-security'), t('passkey_button')),
    ),
  };
}

export function accountDeleted(data: Data<'account-deleted'>, context: MailContext): Composed {
  const { t, money } = context;
  const subject = t('deleted_subject');
  return {
    subject,
    body: frame(
      context,
      { title: subject, preview: t('deleted_preview'), firstName: data.firstName },
      paragraph(t('deleted_text', { name: context.site.name })),
      data.cancelledBookings > 0
        ? paragraph(t('deleted_bookings', { refund: money(data.refundMinor) }))
        : null,
      paragraph(t('deleted_kept')),
    ),
  };
}

export function verifyEmail(data: Data<'verify-email'>, context: MailContext): Composed {
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

/** 'You get our newsletter': what everything that is sent to the list carries stands in it, the ways off it. */
export function newsletterJoined({ token }: Data<'newsletter-joined'>, context: MailContext): Composed {
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
