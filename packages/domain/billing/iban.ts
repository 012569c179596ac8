import { codeCharacters } from '../typed-text.ts';

/** The longest account number of any country (ISO 13616). */
export const IBAN_MAX_LENGTH = 34;

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** Italy's have 27 characters: a letter, bank and branch in ten digits, twelve of the account. */
const ITALIAN = /^IT\d{2}[A-Z]\d{10}[A-Z0-9]{12}$/;

/** An account number (IBAN) as people type it, without blanks; null when its form or its check digits are wrong. */
export function readIban(typed: string): string | null {
  const iban = codeCharacters(typed);
  if (!FORM.test(iban) || (iban.startsWith('IT') && !ITALIAN.test(iban))) return null;
  return rest97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : null;
}

/** Letters count 10 to 35, two digits each; the number is too long for arithmetic, so it is divided as by hand. */
function rest97(text: string): number {
  return text
    .split('')
    .flatMap((char) => String(Number.parseInt(char, 36)).split(''))
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** 'IT60 X054 2811 1010 0000 0123 456', as people read it. */
export const writtenIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
