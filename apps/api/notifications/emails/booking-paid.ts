import { createElement as h, type ReactElement } from 'react';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { driverText, inclusionTexts } from '@nolo/i18n/inclusion-texts.ts';
import { invoiceText } from '@nolo/i18n/invoice-text.ts';
import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import {
  billLine,
  bookingButton,
  fact,
  frame,
  pickupFoundLines,
  pickupReturnText,
  paragraph,
  subtitle,
  telephone,
  type Composed,
  type MailContext,
} from './layout.ts';
import type { MailTemplates } from './mail-definitions.ts';

type Data = MailTemplates['booking-paid'];

function what(data: Data, { t, dayTime }: MailContext): ReactElement[] {
  return [
    fact(t('booking_number'), h('strong', null, data.number)),
    fact(t('car'), data.isOrSimilar ? t('car_or_similar', { carName: data.carName }) : data.carName),
    fact(
      t(data.isDelivered ? 'delivery' : 'pickup'),
      dayTime(data.pickupLocal),
      h('br'),
      data.pickupPlace,
      ...pickupFoundLines(data),
    ),
    fact(t('return'), dayTime(data.returnLocal), h('br'), data.returnLocation),
    ...(data.drivers.length > 0 ? [fact(t('drivers'), data.drivers.join(', '))] : []),
  ];
}

function bill(data: Data, context: MailContext): ReactElement[] {
  const { t, price, money } = context;
  return [
    ...data.lines.map((line) => billLine(quoteLineName(price, data.periods, line), money(line.amountMinor))),
    billLine(t('total'), money(data.totalMinor), true),
  ];
}

function depositText({ depositMinor, inclusions }: Data, context: MailContext): string {
  const text = context.t('deposit_text', {
    amount: formatMoney(depositMinor, context.language, { short: true }),
  });
  return inclusions === null ? text : `${text} ${context.inclusions(`deposit_${inclusions.deposit_by}`)}`;
}

function included({ inclusions }: Data, { inclusions: t, language }: MailContext): ReactElement[] {
  if (inclusions === null) return [];
  const driver = driverText({ t, language }, inclusions);
  return [
    subtitle(t('title')),
    ...inclusionTexts({ t, language }, inclusions).map(({ title, text }) => fact(title, text)),
    subtitle(t('asked')),
    fact(driver.title, driver.text),
  ];
}

function invoiceOf({ invoice, companyName }: Data, { invoices: t, language }: MailContext): ReactElement[] {
  if (invoice === null) return [];
  return [subtitle(t('title')), paragraph(invoiceText({ t, language }, { company: companyName, invoice }))];
}

/**
 * Until when it is, or was, free, and what a later cancellation keeps, as an amount (docs/specification/states.md 4).
 */
function cancellation(data: Data, { t, price, money, deadline }: MailContext): string {
  const isLate = data.isCancellationLate;
  const { payoutMinor, grossMinor } = commissionFor(data.totalMinor);
  const moment = deadline(data.freeCancellationUntil);
  const free = t(isLate ? 'free_cancellation_over' : 'free_cancellation_until', { moment });
  const later = { refund: money(payoutMinor), commission: money(grossMinor) };
  return `${free} ${price(isLate ? 'late_cancellation_now' : 'late_cancellation_later', later)}`;
}

export function bookingPaid(data: Data, context: MailContext): Composed {
  const { t } = context;
  return {
    subject: t('paid_subject', { number: data.number, carName: data.carName }),
    body: frame(
      context,
      {
        title: t('paid_title'),
        preview: t('paid_preview', { handover: pickupReturnText(data, context) }),
        firstName: data.firstName,
      },
      paragraph(t('paid_text')),
      ...what(data, context),
      subtitle(t('price')),
      ...bill(data, context),
      subtitle(t('deposit')),
      paragraph(depositText(data, context)),
      ...included(data, context),
      subtitle(t('free_cancellation')),
      paragraph(cancellation(data, context)),
      subtitle(t('company')),
      paragraph([
        h('strong', { key: 'name' }, data.companyName),
        h('br', { key: 'a' }),
        t('registered_office', { address: data.companyAddress }),
        h('br', { key: 'b' }),
        telephone(context, data.companyPhone),
      ]),
      ...invoiceOf(data, context),
      ...(!data.areDocumentsChecked ? [paragraph(t('documents_checked'))] : []),
      paragraph(t('bring')),
      bookingButton(context, data.bookingId),
    ),
  };
}
