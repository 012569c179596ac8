import { createHash } from 'node:crypto';
import type { Agreement } from '@nolo/contract/agreements.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { formatDate, formatDayTime, formatMoney } from '@nolo/i18n/format.ts';
import { inclusionTexts } from '@nolo/i18n/inclusion-texts.ts';
import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import { translator } from '@nolo/i18n/translate.ts';
import enAgreement from '@nolo/i18n/en/agreement.ts';
import frAgreement from '@nolo/i18n/fr/agreement.ts';
import itAgreement from '@nolo/i18n/it/agreement.ts';
import enInclusions from '@nolo/i18n/en/inclusions.ts';
import frInclusions from '@nolo/i18n/fr/inclusions.ts';
import itInclusions from '@nolo/i18n/it/inclusions.ts';
import enPrice from '@nolo/i18n/en/price.ts';
import frPrice from '@nolo/i18n/fr/price.ts';
import itPrice from '@nolo/i18n/it/price.ts';
import type { Connection } from '@nolo/db/database.ts';
import { wireQuote } from '../../pricing/wire-quote.ts';
import { writableText } from '../../platform/papers/write-text.ts';
import { findCarOnRoad } from '../car-on-road-store.ts';
import { listHandoverDrivers } from '../check-in-needs.ts';
import { findBookingOf, findRentalTerms, type Rental, type RentalTerms } from '../rental-store.ts';
import { policePlaces } from '../../police-report/places/police-places.ts';
import { findAgreementCompany, findAgreementRenter, listDescribedDrivers } from './agreement-store.ts';

const agreements = { en: enAgreement, it: itAgreement, fr: frAgreement };
const inclusions = { en: enInclusions, it: itInclusions, fr: frInclusions };
const prices = { en: enPrice, it: itPrice, fr: frPrice };

export const agreementTexts = (language: Language) => translator<'agreement'>(agreements[language], language);

/** What an agreement says, without what comes with the signature, and whose signature that is. */
export type AgreementContent = Omit<Agreement, 'signed_at' | 'hash' | 'signer' | 'signed_return'> & {
  signer: string;
};

const TERMS = ['use', 'return', 'condition', 'damage', 'fines', 'deposit', 'police', 'payment'] as const;

/** The agreement of a rental as it would be signed now: the same rental says the same, word by word. */
export async function readAgreement(
  connection: Connection,
  rental: Rental,
  language: Language,
): Promise<AgreementContent> {
  const t = agreementTexts(language);
  const terms = await findRentalTerms(connection, rental);
  return {
    title: t('title'),
    number:
      rental.bookingId === null
        ? t('number_own', { customer: terms.customer })
        : t('number', { number: rental.name }),
    signer: terms.customer,
    parties: await partiesOf(connection, rental, terms, language),
    facts_heading: t('rental'),
    facts: await factsOf(connection, rental, terms, language),
    price_heading: t('price'),
    rows: await rowsOf(connection, rental, terms, language),
    sections: [
      { heading: t('terms'), paragraphs: TERMS.map((term, index) => `${index + 1}. ${t(`term_${term}`)}`) },
      { heading: t('clauses'), paragraphs: [t('clauses_text')] },
    ],
  };
}

/** SHA-256 of every word of it. */
export function hashOf(content: AgreementContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

async function partiesOf(
  connection: Connection,
  rental: Rental,
  terms: RentalTerms,
  language: Language,
): Promise<Agreement['parties']> {
  const t = agreementTexts(language);
  const company = await findAgreementCompany(connection, rental.companyId);
  const own = {
    heading: t('company'),
    lines: [
      company.legal_name,
      company.address,
      t('vat', { vat: company.vat_number }),
      t('phone', { phone: company.phone }),
    ],
  };
  if (rental.bookingId === null) {
    const lines = await customerLines(connection, rental, terms, language);
    return [own, { heading: t('renter'), lines: inLatinToo(t, lines) }];
  }
  const renter = await findAgreementRenter(connection, rental.bookingId);
  const { billing } = await findBookingOf(connection, rental.bookingId);
  const lines = [
    renter.name,
    renter.dob === null ? '' : t('born', { date: formatDate(renter.dob) }),
    billing.addressLine1,
    `${billing.ZIP_code} ${billing.townCity}`.trim(),
    renter.phone,
    renter.email,
  ];
  return [
    own,
    {
      heading: t('renter'),
      lines: inLatinToo(
        t,
        lines.filter((line) => line !== ''),
      ),
    },
  ];
}

/** What the PDF writes in Latin letters is read so before it is signed. */
const inLatinToo = (t: ReturnType<typeof agreementTexts>, lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const text = writableText(line);
    return text === line ? [line] : [line, t('in_latin', { text })];
  });

/** The customer of an own rental: what was typed for the report to the police is not asked for again. */
async function customerLines(
  connection: Connection,
  { ownRentalId }: Rental,
  { customer, phone }: RentalTerms,
  language: Language,
): Promise<string[]> {
  const t = agreementTexts(language);
  const drivers = ownRentalId === null ? [] : await listDescribedDrivers(connection, ownRentalId);
  const described = drivers.find(({ position }) => position === 1);
  if (described === undefined) return [customer, phone].filter((line) => line !== '');
  const places = await policePlaces(connection);
  const placeName = (code: string | null) => (code === null ? undefined : places.byCode(code)?.name);
  const { dob, birth_place, name, residence_address, residence_place } = described;
  const [date, place] = [dob === null ? '' : formatDate(dob), placeName(birth_place)];
  const lines = [
    customer,
    // A firm rents, and somebody of it drives.
    name === customer ? '' : name,
    bornText(t, date, place),
    [residence_address, placeName(residence_place)].filter(Boolean).join(', '),
    phone,
  ];
  return lines.filter((line) => line !== '');
}

function bornText(t: ReturnType<typeof agreementTexts>, date: string, place: string | undefined): string {
  if (date === '') return '';
  return place === undefined ? t('born', { date }) : t('born_in', { date, place });
}

/** Who may drive: of an own rental its customer, or whom the report to the police names. */
async function driverNames(
  connection: Connection,
  rental: Rental,
  { customer }: RentalTerms,
): Promise<string[]> {
  if (rental.ownRentalId === null)
    return (await listHandoverDrivers(connection, rental)).map(({ name }) => name);
  const described = await listDescribedDrivers(connection, rental.ownRentalId);
  const first = described.find(({ position }) => position === 1)?.name || customer;
  return [
    first,
    ...described.filter(({ position, name }) => position > 1 && name !== '').map(({ name }) => name),
  ];
}

const fact = (name: string, value: string) => ({ name, value });

async function factsOf(
  connection: Connection,
  rental: Rental,
  terms: RentalTerms,
  language: Language,
): Promise<Agreement['facts']> {
  const t = agreementTexts(language);
  const car = await findCarOnRoad(connection, rental.carId);
  const names = await driverNames(connection, rental, terms);
  const money = (minor: number) => formatMoney(minor, language);
  const words = { t: translator<'inclusions'>(inclusions[language], language), language };
  const included = terms.inclusions === null ? [] : inclusionTexts(words, terms.inclusions);
  const deposit = terms.depositMinor ?? car.depositMinor;
  const late = car.latePerDayMinor;
  return [
    fact(t('car'), car.name),
    ...(car.plate === null ? [] : [fact(t('plate'), car.plate)]),
    fact(
      t(terms.isDelivery ? 'delivery' : 'pickup'),
      `${formatDayTime(rental.pickupLocal, language)}, ${terms.place ?? car.place}`,
    ),
    fact(t('return'), `${formatDayTime(rental.returnLocal, language)}, ${terms.returnPlace ?? car.place}`),
    fact(t('drivers'), names.join(', ')),
    ...included.map(({ about, title, text }) => fact(t(about), `${title}. ${text}`)),
    fact(t('deposit'), money(deposit)),
    fact(t('late'), late === null ? t('late_none') : t('late_text', { amount: money(late) })),
  ];
}

async function rowsOf(
  connection: Connection,
  { bookingId }: Rental,
  { ownPriceMinor }: RentalTerms,
  language: Language,
): Promise<Agreement['rows']> {
  const t = agreementTexts(language);
  const money = (minor: number) => formatMoney(minor, language);
  if (bookingId === null) {
    const amount = ownPriceMinor === null ? t('price_open') : money(ownPriceMinor);
    return [{ name: t('price_own'), amount, is_strong: true }];
  }
  const price = translator<'price'>(prices[language], language);
  const quote = wireQuote((await findBookingOf(connection, bookingId)).quote, language);
  return [
    ...quote.lines.map((line) => ({
      name: quoteLineName(price, quote.periods, line),
      amount: money(line.amount),
      is_strong: false,
    })),
    { name: price('total'), amount: money(quote.total), is_strong: true },
  ];
}
