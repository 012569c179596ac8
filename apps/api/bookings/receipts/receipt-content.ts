import type { Reservation } from '@nolo/contract/bookings.ts';
import { hasFailed } from '@nolo/domain/booking/refund-state.ts';
import { firstPaymentMinor, type BookingRecord } from '@nolo/domain/booking/timeline.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { primaryTones } from '@nolo/domain/website/primary-tones.ts';
import { isTenant } from '@nolo/domain/website/tenant.ts';
import { countryName } from '@nolo/i18n/country-name.ts';
import enInvoice from '@nolo/i18n/en/invoice.ts';
import enPrice from '@nolo/i18n/en/price.ts';
import { formatDate, formatMoney, formatDayTime } from '@nolo/i18n/format.ts';
import frInvoice from '@nolo/i18n/fr/invoice.ts';
import frPrice from '@nolo/i18n/fr/price.ts';
import { invoiceText } from '@nolo/i18n/invoice-text.ts';
import itInvoice from '@nolo/i18n/it/invoice.ts';
import itPrice from '@nolo/i18n/it/price.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import { translator, type Translate } from '@nolo/i18n/translate.ts';
import enReceipt from '@nolo/i18n/en/receipt.ts';
import frReceipt from '@nolo/i18n/fr/receipt.ts';
import itReceipt from '@nolo/i18n/it/receipt.ts';
import type { Config } from '../../platform/config.ts';
import type { PaperContent, PaperFact, PaperRow } from '../../platform/papers/paper.ts';
import { wireQuote } from '../../pricing/wire-quote.ts';
import { legalOf, type Website } from '../../websites/website-store.ts';
import { companyInvoiceOf } from '../present-reservation.ts';
import type { ReservationRow } from '../reservation-store.ts';

const prices = { en: enPrice, it: itPrice, fr: frPrice };

type Paid = {
  row: ReservationRow;
  paidAt: Date;
  changes: BookingRecord['changes'];
  refunds: BookingRecord['refunds'];
  operator: Pick<Config, 'OPERATOR_NAME' | 'OPERATOR_VAT' | 'OPERATOR_ADDRESS'>;
  website: Website;
  now: Date;
};

/** What a paid booking's receipt says, in the reader's language. Dates are those of the pickup place. */
export function receiptContent(paid: Paid, language: Language): PaperContent {
  const { row, now, website } = paid;
  const t = paperTexts(language);
  const date = (moment: Date) => formatDate(toLocal(moment.toISOString(), row.time_zone));
  const deposit = row.quote.depositMinor;
  return {
    language,
    site: { name: website.name, colour: primaryTones(website.theme_color).primaryText },
    title: t('title'),
    number: t('number', { number: row.number }),
    issued: t('issued', { date: date(now) }),
    parties: partiesOf(paid, language),
    rentalHeading: t('rental'),
    facts: [{ name: t('car'), value: `${row.make} ${row.model}` }, ...pickupReturnFacts(row, language)],
    priceHeading: t('price'),
    rows: rowsOf(paid, language),
    notes: [
      ...(deposit > 0
        ? [t('deposit_note', { amount: formatMoney(deposit, language, { short: true }) })]
        : []),
      t('note'),
      ...invoiceNotes(row, language),
      ...siteNotes(paid, language),
    ],
  };
}

const invoices = { en: enInvoice, it: itInvoice, fr: frInvoice };

/** The company invoice that was asked for. */
function invoiceNotes(row: ReservationRow, language: Language): string[] {
  const invoice = companyInvoiceOf(row);
  if (invoice === null) return [];
  const t = translator<'invoice'>(invoices[language], language);
  return [invoiceText({ t, language }, { company: row.company_name, invoice })];
}

/** Whose website it is, where that is not who was paid. */
function siteNotes({ website, operator }: Paid, language: Language): string[] {
  if (!isTenant(website) || website.legal_name === null) return [];
  const who = { site: website.name, ...legalOf(website, operator), operator: operator.OPERATOR_NAME };
  return [paperTexts(language)('site_note', who)];
}

function partiesOf({ row, operator }: Paid, language: Language): PaperContent['parties'] {
  const t = paperTexts(language);
  const { billing } = row;
  return [
    {
      heading: t('paid_by'),
      lines: [
        billing.name,
        billing.addressLine1,
        `${billing.ZIP_code} ${billing.townCity}`.trim(),
        // Billing details from before they had a country are Italian, as most are.
        (billing.country ?? 'IT') === 'IT' ? '' : countryName(billing.country, language),
        billing.fiscal_code ? t('fiscal_code', { code: billing.fiscal_code }) : '',
      ].filter((line) => line !== ''),
    },
    {
      heading: t('paid_to'),
      lines: [
        operator.OPERATOR_NAME,
        operator.OPERATOR_ADDRESS,
        t('vat_number', { vat: operator.OPERATOR_VAT }),
      ],
    },
    { heading: t('for_company'), lines: [row.company_name, row.company_address] },
  ];
}

function rowsOf(paid: Paid, language: Language): PaperRow[] {
  const t = paperTexts(language);
  const price = translator<'price'>(prices[language], language);
  const { row, refunds } = paid;
  const quote: Reservation['quote'] = wireQuote(row.quote, language);
  const money = (minor: number) => formatMoney(minor, language);
  const date = (instant: string) => formatDate(toLocal(instant, row.time_zone));
  return [
    ...quote.lines.map((line) => ({
      name: quoteLineName(price, quote.periods, line),
      amount: money(line.amount),
    })),
    { name: price('total'), amount: money(quote.total), isStrong: true },
    { name: price('before_vat'), amount: money(quote.subtotal) },
    { name: price('vat'), amount: money(quote.vat) },
    ...paymentsOf(paid).map(({ at, amountMinor }) => ({
      name: t('paid', { date: date(at) }),
      amount: money(amountMinor),
      isStrong: true,
    })),
    ...refunds
      .filter(({ state }) => !hasFailed(state))
      .map(({ at, amountMinor }) => ({
        name: t('refunded', { date: date(at) }),
        amount: money(-amountMinor),
      })),
  ];
}

/** The first payment and those of the changes since. */
function paymentsOf({ row, paidAt, changes }: Paid): { at: string; amountMinor: number }[] {
  const first = firstPaymentMinor({ totalMinor: row.total_minor, changes });
  const later = changes.flatMap(({ paidAt: at, differenceMinor: amountMinor }) =>
    at === null ? [] : [{ at, amountMinor }],
  );
  return [{ at: paidAt.toISOString(), amountMinor: first }, ...later].filter(
    ({ amountMinor }) => amountMinor > 0,
  );
}

const receipts = { en: enReceipt, it: itReceipt, fr: frReceipt };

const paperTexts = (language: Language): Translate<'receipt'> =>
  translator<'receipt'>(receipts[language], language);

/**
 * When and where the car is handed over and comes back, in the words of the booking's page and mails
 * (docs/specification/languages.md 3).
 */
export function pickupReturnFacts(row: ReservationRow, language: Language): PaperFact[] {
  const t = paperTexts(language);
  const at = (local: string, place: { description: string }) =>
    `${formatDayTime(local, language)}, ${place.description}`;
  return [
    { name: t(row.is_delivery ? 'delivery' : 'pickup'), value: at(row.pickup_local, row.pickup_location) },
    { name: t('return'), value: at(row.return_local, row.return_location) },
  ];
}
