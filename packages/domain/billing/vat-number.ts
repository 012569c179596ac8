import { codeCharacters } from '../typed-text.ts';

type VatForm = {
  /** What stands before the number where that is not the country's code. */
  prefix?: string;
  form: RegExp;
  example: string;
};

/**
 * How the numbers of each country of the EU are written behind their prefix, as the register (VIES) lists them. Italy's is
 * the literal rule of the specification: digits.
 */
const FORMS = {
  AT: { form: /^U\d{8}$/, example: 'U12345678' },
  BE: { form: /^[01]\d{9}$/, example: '0123456789' },
  BG: { form: /^\d{9,10}$/, example: '123456789' },
  CY: { form: /^\d{8}[A-Z]$/, example: '12345678A' },
  CZ: { form: /^\d{8,10}$/, example: '12345678' },
  DE: { form: /^\d{9}$/, example: '123456789' },
  DK: { form: /^\d{8}$/, example: '12345678' },
  EE: { form: /^\d{9}$/, example: '123456789' },
  ES: { form: /^[A-Z\d]\d{7}[A-Z\d]$/, example: 'B12345678' },
  FI: { form: /^\d{8}$/, example: '12345678' },
  FR: { form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: '83404833048' },
  GR: { prefix: 'EL', form: /^\d{9}$/, example: '123456789' },
  HR: { form: /^\d{11}$/, example: '12345678901' },
  HU: { form: /^\d{8}$/, example: '12345678' },
  IE: { form: /^(\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/, example: '1234567AB' },
  IT: { form: /^\d{5,15}$/, example: '01234567897' },
  LT: { form: /^(\d{9}|\d{12})$/, example: '123456789' },
  LU: { form: /^\d{8}$/, example: '12345678' },
  LV: { form: /^\d{11}$/, example: '12345678901' },
  MT: { form: /^\d{8}$/, example: '12345678' },
  NL: { form: /^\d{9}B\d{2}$/, example: '123456789B01' },
  PL: { form: /^\d{10}$/, example: '1234567890' },
  PT: { form: /^\d{9}$/, example: '123456789' },
  RO: { form: /^\d{2,10}$/, example: '12345678' },
  SE: { form: /^\d{12}$/, example: '123456789012' },
  SI: { form: /^\d{8}$/, example: '12345678' },
  SK: { form: /^\d{10}$/, example: '1234567890' },
} as const satisfies Record<string, VatForm>;

/** A country of the EU, by its ISO code: the only ones whose VAT numbers are asked for (docs/specification/money.md 6). */
export type VatCountry = keyof typeof FORMS;

export const vatCountries = Object.keys(FORMS) as VatCountry[];

export const hasVatNumbers = (country: string): country is VatCountry => Object.hasOwn(FORMS, country);

const formOf = (country: VatCountry): VatForm => FORMS[country];

/** 'EL' of Greece; the country's code of all others. The register asks for it. */
export const vatPrefixOf = (country: VatCountry): string => formOf(country).prefix ?? country;

/** A number of the country's form, to show how it is written. */
export const vatExampleOf = (country: VatCountry): string => formOf(country).example;

/** Without its prefix. */
export type VatNumber = { country: VatCountry; number: string };

/**
 * A number as people write it, with blanks, dots, dashes or a prefix, beside the company's country. A prefix wins over the
 * country beside it, except where that country's own numbers begin with such letters. Null outside the EU.
 */
export function readVatNumber(typed: string, country: string): VatNumber | null {
  if (!hasVatNumbers(country)) return null;
  const letters = codeCharacters(typed).replaceAll('.', '');
  if (formOf(country).form.test(letters)) return { country, number: letters };
  const named = vatCountries.find((one) => [one, vatPrefixOf(one)].includes(letters.slice(0, 2)));
  return named ? { country: named, number: letters.slice(2) } : { country, number: letters };
}

/** 'DE123456789', as it stands on an invoice. */
export const writtenVatNumber = ({ country, number }: VatNumber): string => vatPrefixOf(country) + number;

export type VatProblem = 'vat_number_numeric' | 'vat_number_form' | 'vat_number_invalid';

/** What is wrong with a number that was read: its form, or the check digits of the countries whose making we know. */
export function vatNumberProblem({ country, number }: VatNumber): VatProblem | null {
  if (!formOf(country).form.test(number)) return country === 'IT' ? 'vat_number_numeric' : 'vat_number_form';
  return hasWrongCheckDigits({ country, number }) ? 'vat_number_invalid' : null;
}

/** How many digits an Italian number has. */
export const VAT_DIGITS = 11;

const ELEVEN_DIGITS = new RegExp(`^\\d{${VAT_DIGITS}}$`);

/** The eleven digits of an Italian number, with or without its prefix; null when it is none, or of another country. */
export function readItalianVatNumber(typed: string): string | null {
  const read = readVatNumber(typed, 'IT');
  if (read === null || read.country !== 'IT' || !ELEVEN_DIGITS.test(read.number)) return null;
  return vatNumberProblem(read) === null ? read.number : null;
}

function hasWrongCheckDigits({ country, number }: VatNumber): boolean {
  if (!ELEVEN_DIGITS.test(number)) return false;
  if (country === 'IT') return /^0+$/.test(number) || withCheckDigit(number.slice(0, 10)) !== number;
  return country === 'FR' && !hasFrenchKey(number);
}

/** An Italian VAT number (partita IVA): ten digits, and the check digit of Luhn that they demand. */
export function withCheckDigit(tenDigits: string): string {
  const sum = tenDigits.split('').reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${tenDigits}${(10 - (sum % 10)) % 10}`;
}

/** A French one begins with a key, made of the nine digits of the company behind it; newer keys have letters. */
function hasFrenchKey(number: string): boolean {
  return (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2));
}

/**
 * What the register of VAT numbers said: it has the number, it has it not, or it gave no answer. Never a reason to
 * refuse a booking (docs/specification/money.md 6).
 */
export const vatStates = ['registered', 'not_registered', 'unanswered'] as const;
export type VatState = (typeof vatStates)[number];
