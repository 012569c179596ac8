import { checkDigit } from '../../../domain/identity/check-digit.ts';

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
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '<');
  return plain.padEnd(length, '<').slice(0, length);
}

function checked(text: string): string {
  return text + checkDigit(text);
}

function shortDate(date: string): string {
  return date.slice(2).replaceAll('-', '');
}

function names({ surname, givenNames }: ZoneHolder, length: number): string {
  return filled(`${surname}<<${givenNames}`, length);
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
