import { createElement as h, type ReactElement } from 'react';
import { quoteLineName } from '../../locales/quote-line-name.ts';
import { billLine, button, fact, frame, paragraph, subtitle, telephone } from './layout.ts';
import type { Composed, MailContext } from './mail-context.ts';
import type { MailTemplates } from './mail-templates.ts';

type Data = MailTemplates['booking-paid'];

function what(data: Data, { t, moment }: MailContext): ReactElement[] {
  return [
    fact(t('booking_number'), h('strong', null, data.number)),
    fact(t('car'), data.carName),
    fact(t(data.isDelivered ? 'delivery' : 'pickup'), moment(data.pickupLocal), h('br'), data.pickupPlace),
    fact(t('return'), moment(data.returnLocal), h('br'), data.returnPlace),
  ];
}

function bill(data: Data, context: MailContext): ReactElement[] {
  const { t, price, money } = context;
  return [
    ...data.lines.map((line) => billLine(quoteLineName(price, data.periods, line), money(line.amountMinor))),
    billLine(t('total'), money(data.totalMinor), true),
  ];
}

export function bookingPaid(data: Data, context: MailContext): Composed {
  const { t, money, moment, deadline } = context;
  return {
    subject: t('paid_subject', { number: data.number, carName: data.carName }),
    body: frame(
      context,
      {
        title: t('paid_title'),
        preview: t('paid_preview', { pickup: moment(data.pickupLocal) }),
        firstName: data.firstName,
      },
      paragraph(t('paid_text')),
      ...what(data, context),
      subtitle(t('price')),
      ...bill(data, context),
      subtitle(t('deposit')),
      paragraph(t('deposit_text', { amount: money(data.depositMinor) })),
      subtitle(t('free_cancellation')),
      paragraph(t('free_cancellation_until', { moment: deadline(data.freeCancellationUntil) })),
      subtitle(t('company')),
      paragraph([
        h('strong', { key: 'name' }, data.companyName),
        h('br', { key: 'a' }),
        data.companyAddress,
        h('br', { key: 'b' }),
        telephone(data.companyPhone),
      ]),
      paragraph(t('bring')),
      button(context.link('my-booking'), t('my_bookings')),
    ),
  };
}
