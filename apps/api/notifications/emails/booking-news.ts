import {
  bookingButton,
  button,
  fact,
  frame,
  pickupReturnText,
  paragraph,
  subtitle,
  telephone,
} from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

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
      fact(t(data.isDelivered ? 'delivery' : 'pickup'), dayTime(data.pickupLocal), ', ', data.pickupPlace),
      fact(t('company'), data.companyName, ', ', telephone(context, data.companyPhone)),
      subtitle(t('reminder_bring')),
      paragraph(t('bring')),
      paragraph(t('reminder_card')),
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
