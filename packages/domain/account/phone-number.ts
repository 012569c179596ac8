import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCallingCode,
  type CountryCode,
} from 'libphonenumber-js/min';
import { firstCountries } from './countries.ts';
import { plainNumber } from './mobile-number.ts';

/**
 * What is known of the world's telephone numbers: countries, prefixes and how many digits their numbers have
 * (docs/specification/accounts.md 4). The library weighs 30 kB: browsers load it with a form's rules.
 */
export type Country = CountryCode;

const isFirst = (country: Country) => firstCountries.some((first) => first === country);

/** Every country that has telephone numbers, ISO 3166-1 alpha-2; those of the specification first. */
export const countries: readonly [Country, ...Country[]] = [
  ...firstCountries,
  ...getCountries().filter((country) => !isFirst(country)),
];

/** '+39' for Italy. Several countries share one: '+1', '+7', '+44'. */
export function prefixOf(country: Country): string {
  return `+${getCountryCallingCode(country)}`;
}

const callingCodes = new Set<string>(countries.map((country) => getCountryCallingCode(country)));

const isCallingCode = (code: string): code is CountryCallingCode => callingCodes.has(code);

export function isPrefix(text: string): boolean {
  return text.startsWith('+') && isCallingCode(text.slice(1));
}

/** `digits` is the number in its own country, without prefix and without the zero that is dialled there only. */
export type PhoneNumber = { prefix: string; digits: string };

/**
 * A number as typed beside a prefix; null when no number of that country is so long or so short. One that is typed
 * with a prefix of its own ('+44 …', '0044 …') keeps that: telephones like to fill in both.
 */
export function phoneNumberOf(typed: string, prefix: string): PhoneNumber | null {
  const code = prefix.slice(1);
  if (!isCallingCode(code)) return null;
  const number = parsePhoneNumberFromString(plainNumber(typed), {
    defaultCallingCode: code,
    extract: false,
  });
  // Numbers of no country ('+800 …') have a prefix, too.
  if (!number?.isPossible() || !isCallingCode(number.countryCallingCode)) return null;
  return { prefix: `+${number.countryCallingCode}`, digits: number.nationalNumber };
}
