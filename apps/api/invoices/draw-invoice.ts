import { invoiceNumber, type InvoiceBuyer, type InvoiceSeller } from '@nolo/domain/billing/invoice.ts';
import { writtenVatNumber } from '@nolo/domain/billing/vat-number.ts';
import { countryName } from '@nolo/i18n/country-name.ts';
import enTexts from '@nolo/i18n/en/commission-invoice.ts';
import { formatDate, formatMoney } from '@nolo/i18n/format.ts';
import frTexts from '@nolo/i18n/fr/commission-invoice.ts';
import itTexts from '@nolo/i18n/it/commission-invoice.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { translator, type Translate } from '@nolo/i18n/translate.ts';
import type { PaperContent } from '../platform/papers/paper.ts';
import type { CreditedInvoice, InvoiceRow } from './invoice-store.ts';

const texts = { en: enTexts, it: itTexts, fr: frTexts };

/** The platform's own: an invoice is the operator's, whatever website the rental was booked on. */
const COLOUR = '#1d4ed8';

type Drawn = {
  invoice: InvoiceRow;
  /** Readable. */
  buyer: InvoiceBuyer;
  bookingNumber: string;
  credited: readonly CreditedInvoice[];
};

/** Italian recipients read it in the language of the law, others in their own. */
export const paperLanguage = ({ country }: InvoiceBuyer, reader: Language): Language =>
  country === 'IT' ? 'it' : reader;

/** What the copy of an e-invoice says, from what was frozen with its number. */
export function drawInvoice(
  { invoice, buyer, bookingNumber, credited }: Drawn,
  language: Language,
): PaperContent {
  const t = translator<'commission-invoice'>(texts[language], language);
  const isCredit = invoice.kind === 'TD04';
  const money = (minor: number) => formatMoney(isCredit ? -minor : minor, language);
  const { net_minor, vat_minor, vat_nature, seller } = invoice;
  const number = invoiceNumber(invoice);
  const vat =
    vat_nature === null ? t('vat', { rate: Number(invoice.vat_rate) }) : t('no_vat', { nature: vat_nature });
  return {
    language,
    site: { name: seller.name, colour: COLOUR },
    title: t(isCredit ? 'credit_note' : 'invoice'),
    number: t('number', { number }),
    issued: t('issued', { date: formatDate(invoice.issued_on) }),
    parties: [
      { heading: t('seller'), lines: sellerLines(t, seller) },
      { heading: t('buyer'), lines: buyerLines(t, buyer, language) },
    ],
    rentalHeading: t('about'),
    facts: [
      { name: t('booking'), value: bookingNumber },
      ...credited.map((one) => ({
        name: t('credits'),
        value: t('credited', { number: invoiceNumber(one), date: formatDate(one.issuedOn) }),
      })),
    ],
    priceHeading: t('amounts'),
    rows: [
      { name: t(isCredit ? 'commission_credited' : 'commission'), amount: money(net_minor) },
      { name: vat, amount: money(vat_minor) },
      { name: t('total'), amount: money(net_minor + vat_minor), isStrong: true },
    ],
    notes: [t('copy'), ...(invoice.state === 'rejected' ? [t('rejected')] : [])],
  };
}

type T = Translate<'commission-invoice'>;

function sellerLines(t: T, seller: InvoiceSeller): string[] {
  const number = writtenVatNumber({ country: 'IT', number: seller.vatNumber });
  return [seller.name, seller.street, placeOf(seller), t('vat_number', { vat: number })];
}

function buyerLines(t: T, buyer: InvoiceBuyer, language: Language): string[] {
  const { vatNumber, fiscalCode, country } = buyer;
  return [
    buyer.name,
    buyer.street,
    placeOf(buyer),
    country === 'IT' ? '' : countryName(country, language),
    vatNumber === null
      ? ''
      : t('vat_number', { vat: writtenVatNumber({ country: 'IT', number: vatNumber }) }),
    fiscalCode === null ? '' : t('fiscal_code', { code: fiscalCode }),
  ].filter((line) => line !== '');
}

type Place = { zip: string; city: string; province: string | null };

const placeOf = ({ zip, city, province }: Place): string =>
  `${zip} ${city}${province === null ? '' : ` (${province})`}`.trim();
