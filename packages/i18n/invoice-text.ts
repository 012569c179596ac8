import type { Reservation } from '@nolo/contract/bookings.ts';
import { countryName } from './country-name.ts';
import type { Language } from './language.ts';
import type { Translate } from './translate.ts';

type Invoice = {
  /** The rental company, which sends it. */
  company: string;
  invoice: NonNullable<Reservation['company_invoice']>;
};

/** To whom the company invoice goes, who sends it and when, the same on page, mail and receipt. */
export function invoiceText(
  { t, language }: { t: Translate<'invoice'>; language: Language },
  { company, invoice }: Invoice,
): string {
  const { company_name: name, vat_number: vat, country } = invoice;
  if (vat !== null) return t('text', { company, name, vat });
  return t('text_without_number', { company, name, country: countryName(country, language) });
}
