import type { Country } from '../../../contract/wire.ts';
import { keysOf } from '../../../domain/records.ts';
import type { Language } from '../../../locales/language.ts';

/** Telephone prefixes of the countries the product serves (customer-application.md 9). */
export const countryCodes: Record<Country, string> = { IT: '+39', GB: '+44', IN: '+91', IL: '+972' };

export const countries = keysOf(countryCodes);

/** Where somebody who reads this language most likely lives; most renters are in Italy. */
export function defaultCountry(language: Language): Country {
  return language === 'en' ? 'GB' : 'IT';
}

/** A number as typed, without the prefix chosen beside it: telephones like to fill in both. */
export function withoutPrefix(number: string, countryCode: string): string {
  const typed = number.trim().replace(/^00/, '+');
  return typed.startsWith(countryCode) ? typed.slice(countryCode.length).trim() : number.trim();
}
