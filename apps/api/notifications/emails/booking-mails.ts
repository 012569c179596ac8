import { OBJECTION_HOURS } from '@nolo/domain/cancellation/company-endings.ts';
import { REVIEW_DAYS } from '@nolo/domain/review/review.ts';
import {
  bookingButton,
  button,
  fact,
  frame,
  pickupFoundLines,
  pickupReturnText,
  paragraph,
  subtitle,
  telephone,
  linkAsText,
  small,
  type Composed,
  type MailContext,
} from './layout.ts';
import type { MailTemplates } from './mail-definitions.ts';

type Data<T extends keyof MailTemplates> = MailTemplates[T];

export function bookingChanged(data: Data<'booking-changed'>, context: MailContext): Composed {
  const { t, money, dayTime } = context;
  const { number, carName, differenceMinor } = data;
  const amount = money(Math.abs(differenceMinor));
  const difference = differenceMinor > 0 ? t('changed_paid', { amount }) : t('changed_refunded', { amount });
  return {
    subject: t('changed_subject', { number }),
    body: frame(
      context,
      { title: t('changed_title'), preview: t('changed_preview', { carName }), firstName: data.firstName },
      paragraph(t('changed_text', { number })),
      fact(t('car'), carName),
      fact(t(data.isDelivered ? 'delivery' : 'pickup'), dayTime(data.pickupLocal), ', ', data.pickupPlace),
      fact(t('return'), dayTime(data.returnLocal), ', ', data.returnLocation),
      fact(t('total'), money(data.totalMinor)),
      differenceMinor === 0 ? null : paragraph(difference),
      bookingButton(context, data.bookingId),
    ),
  };
}

export function changeNotMade(data: Data<'change-not-made'>, context: MailContext): Composed {
  const { t, money } = context;
  const { number, carName } = data;
  return {
    subject: t('not_changed_subject', { number }),
    body: frame(
      context,
      { title: t('not_changed_title'), preview: t('not_changed_preview'), firstName: data.firstName },
      paragraph(t('not_changed_text', { number, carName, amount: money(data.amountMinor) })),
      paragraph(t('refund_when')),
      bookingButton(context, data.bookingId),
    ),
  };
}

export function paymentExpired(data: Data<'payment-expired'>, context: MailContext): Composed {
  const { t } = context;
  const { number, carName } = data;
  return {
    subject: t('expired_subject', { carName }),
    body: frame(
      context,
      { title: t('expired_title'), preview: t('expired_preview'), firstName: data.firstName },
      paragraph(t('expired_text', { number, carName })),
      button(context, context.link('car-list'), t('late_button')),
    ),
  };
}

export function pickupReminder(data: Data<'pickup-reminder'>, context: MailContext): Composed {
  const { t, dayTime } = context;
  const { number, carName } = data;
  return {
    subject: t('reminder_subject', { carName }),
    body: frame(
      context,
      {
        title: t('reminder_title'),
        preview: pickupReturnText(data, context),
        firstName: data.firstName,
      },
      fact(t('booking_number'), number),
      fact(t('car'), carName),
      fact(
        t(data.isDelivered ? 'delivery' : 'pickup'),
        dayTime(data.pickupLocal),
        ', ',
        data.pickupPlace,
        ...pickupFoundLines(data),
      ),
      fact(t('company'), data.companyName, ', ', telephone(context, data.companyPhone)),
      subtitle(t('reminder_bring')),
      paragraph(t('bring')),
      paragraph(t('reminder_card')),
      bookingButton(context, data.bookingId),
    ),
  };
}

export function agreementSigned(data: Data<'agreement-signed'>, context: MailContext): Composed {
  const { t } = context;
  const { firstName, ...names } = data;
  // The company has no first name.
  const text = t(firstName === '' ? 'agreement_text_company' : 'agreement_text', names);
  return {
    subject: t('agreement_subject', names),
    body: frame(
      context,
      { title: t('agreement_title'), preview: text, firstName },
      paragraph(text),
      small(t('agreement_hash', names)),
    ),
  };
}

export function carHandedOver(data: Data<'car-handed-over'>, context: MailContext): Composed {
  return handoverNews('handed_over', data, context);
}

export function handoverUndone(data: Data<'handover-undone'>, context: MailContext): Composed {
  return handoverNews('handover_undone', data, context);
}

export function carReturned(data: Data<'car-returned'>, context: MailContext): Composed {
  return handoverNews('returned', data, context);
}

function handoverNews(
  kind: 'handed_over' | 'handover_undone' | 'returned',
  { firstName, mileageKm, fuelEighths, bookingId, ...names }: Data<'car-handed-over'>,
  context: MailContext,
): Composed {
  const { t } = context;
  const text = t(`${kind}_text`, { ...names, kilometres: mileageKm, fuel: fuelEighths });
  return {
    subject: t(`${kind}_subject`, names),
    body: frame(
      context,
      { title: t(`${kind}_title`), preview: text, firstName },
      paragraph(text),
      kind === 'handover_undone' ? null : paragraph(t('handover_object')),
      kind === 'returned' ? paragraph(t('returned_review', { days: REVIEW_DAYS })) : null,
      bookingButton(context, bookingId),
    ),
  };
}

export function extensionAccepted(data: Data<'extension-accepted'>, context: MailContext): Composed {
  const { t, money, dayTime, deadline } = context;
  const { number, carName, companyName } = data;
  const amount = money(data.differenceMinor);
  return {
    subject: t('extension_accepted_subject', { number }),
    body: frame(
      context,
      {
        title: t('extension_accepted_title'),
        preview: t('extension_accepted_preview', { amount }),
        firstName: data.firstName,
      },
      paragraph(t('extension_accepted_text', { carName, companyName, amount })),
      fact(t('return'), dayTime(data.returnLocal)),
      paragraph(t('extension_accepted_until', { deadline: deadline(data.payUntil) })),
      bookingButton(context, data.bookingId, t('extension_button', { amount })),
    ),
  };
}

export function extensionEnded(data: Data<'extension-ended'>, context: MailContext): Composed {
  const { t, dayTime } = context;
  const { number, carName, companyName, companyPhone } = data;
  const text = t(`extension_${data.why}`, { carName, companyName });
  return {
    subject: t('extension_ended_subject', { number }),
    body: frame(
      context,
      { title: t('extension_ended_title'), preview: text, firstName: data.firstName },
      paragraph(text),
      fact(t('return'), dayTime(data.returnLocal)),
      fact(t('company'), companyName, ', ', telephone(context, companyPhone)),
      bookingButton(context, data.bookingId),
    ),
  };
}

export function replacementProposed(data: Data<'replacement-proposed'>, context: MailContext): Composed {
  const { t, deadline } = context;
  const { number, carName, newCarName, companyName, answerUntil } = data;
  return {
    subject: t('replacement_subject', { number }),
    body: frame(
      context,
      { title: t('replacement_title'), preview: t('replacement_preview'), firstName: data.firstName },
      paragraph(t('replacement_text', { number, carName, newCarName, companyName })),
      paragraph(t('replacement_choice')),
      paragraph(t('replacement_until', { deadline: deadline(answerUntil) })),
      bookingButton(context, data.bookingId, t('replacement_button')),
    ),
  };
}

export function bookingCancelled(data: Data<'booking-cancelled'>, context: MailContext): Composed {
  const { t, money } = context;
  const { number, carName } = data;
  const amounts = {
    total: money(data.totalMinor),
    refund: money(data.refundMinor),
    commission: money(data.commissionKeptMinor),
    hours: OBJECTION_HOURS,
  };
  return {
    subject: t('cancelled_subject', { number }),
    body: frame(
      context,
      {
        title: t('cancelled_title'),
        preview: t('cancelled_preview', { carName }),
        firstName: data.firstName,
      },
      paragraph(t('cancelled_text', { number, carName })),
      paragraph(t(`cancelled_${data.reason}`, amounts)),
      data.refundMinor > 0 ? paragraph(t('refund_when')) : null,
      bookingButton(context, data.bookingId),
    ),
  };
}

/** To a renter who asked to see a booking without logging in. */
export function bookingLink(data: Data<'booking-link'>, context: MailContext): Composed {
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

/** To somebody who may have no account: it says nothing of whether there is one. */
export function driverInvited(
  { renterName: renter }: Data<'driver-invited'>,
  context: MailContext,
): Composed {
  const { t, site } = context;
  const { name } = site;
  const text = t('driver_invited_text', { renter, name });
  return {
    subject: t('driver_invited_subject', { renter }),
    body: frame(
      context,
      {
        title: t('driver_invited_title'),
        preview: text,
        firstName: '',
        reason: t('driver_invited_reason', { renter, name }),
      },
      paragraph(text),
      paragraph(t('driver_invited_how', { renter })),
      button(context, context.link('login', { tab: 'sign-up' }), t('driver_invited_button')),
    ),
  };
}

export function latePaymentRefunded(data: Data<'late-payment-refunded'>, context: MailContext): Composed {
  const { t, money } = context;
  const { number, carName } = data;
  return {
    subject: t('late_subject', { number }),
    body: frame(
      context,
      { title: t('late_title'), preview: t('late_preview'), firstName: data.firstName },
      paragraph(t('late_text', { total: money(data.totalMinor), carName })),
      paragraph(t('refund_when')),
      button(context, context.link('car-list'), t('late_button')),
    ),
  };
}

/** To an additional driver: what they have to know, without the price or the renter's documents. */
export function driverAdded(data: Data<'driver-added'>, context: MailContext): Composed {
  const { t, dayTime } = context;
  const { renterName, carName } = data;
  const subject = t('driver_subject', { renter: renterName, carName });
  return {
    subject,
    body: frame(
      context,
      { title: t('driver_title'), preview: subject, firstName: data.firstName },
      paragraph(t('driver_text', { renter: renterName })),
      fact(t('car'), carName),
      fact(
        t(data.isDelivered ? 'driver_delivery' : 'pickup'),
        dayTime(data.pickupLocal),
        ', ',
        data.pickupPlace,
      ),
      fact(t('return'), dayTime(data.returnLocal)),
      fact(t('company'), data.companyName, ', ', telephone(context, data.companyPhone)),
      paragraph(t('driver_bring')),
      button(context, context.link('my-profile-document'), t('driver_button')),
      small(t('driver_not_you')),
    ),
  };
}
