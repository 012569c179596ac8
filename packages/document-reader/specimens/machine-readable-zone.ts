import { checkDigit } from '@nolo/domain/identity/check-digit.ts';
import { foldName } from '@nolo/domain/identity/name-match.ts';

/** The lines at the foot of passports and on the back of identity cards (ICAO 9303). Specimens only. */
export type ZoneHolder = {
  /** ISO 3166 alpha-3, of the state and of the holder. */
  country: string;
  surname: string;
  givenNames: string;
  number: string;
  /** YYYY-MM-DD. */
  dob: string;
  expiry: string;
  sex: 'M' | 'F';
  personalNumber?: string;
};

function filled(text: string, length: number): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '<')
    .padEnd(length, '<')
    .slice(0, length);
}

/** ICAO 9303-3 section 6: letters spelled out, apostrophes left out, hyphens as fillers. */
function transliterated(name: string): string {
  return foldName(name, true).join('<');
}

function checked(text: string): string {
  return text + checkDigit(text);
}

function shortDate(date: string): string {
  return date.slice(2).replaceAll('-', '');
}

/** Too long a name is cut, leaving at least a letter of the given names (ICAO 9303-3 section 4.6). */
function names({ surname, givenNames }: ZoneHolder, length: number): string {
  const shown = transliterated(surname).slice(0, length - 3);
  return filled(`${shown}<<${transliterated(givenNames)}`, length);
}

/** Passport: two lines of 44. */
export function passportZone(holder: ZoneHolder): string[] {
  const number = checked(filled(holder.number, 9));
  const [born, expires] = [checked(shortDate(holder.dob)), checked(shortDate(holder.expiry))];
  const personal = checked(filled(holder.personalNumber ?? '', 14));
  const body = `${number}${holder.country}${born}${holder.sex}${expires}${personal}`;
  return [
    `P<${holder.country}${names(holder, 39)}`,
    `${body}${checkDigit(number + born + expires + personal)}`,
  ];
}

/** Identity card: three lines of 30. */
export function identityCardZone(holder: ZoneHolder): string[] {
  const first = `${checked(filled(holder.number, 9))}${filled('', 15)}`;
  const [born, expires] = [checked(shortDate(holder.dob)), checked(shortDate(holder.expiry))];
  const optional = filled('', 11);
  const total = checkDigit(first + born + expires + optional);
  return [
    `C<${holder.country}${first}`,
    `${born}${holder.sex}${expires}${holder.country}${optional}${total}`,
    names(holder, 30),
  ];
}
