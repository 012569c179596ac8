import { asciiDigits } from './typed-text.ts';

const grouped = (separator: string) => `[1-9]\\d{0,2}(?:${separator}\\d{3})+`;

/**
 * Digits, in groups of three parted by the same blank, apostrophe, comma or point throughout, or not at all; then one or two
 * decimals, behind a point or comma that parts no groups.
 */
const NUMBER = new RegExp(
  `^(\\d+|${grouped(String.raw`\p{Zs}`)}|${grouped("['’]")}|${grouped(',')}(?!,)|${grouped(String.raw`\.`)}(?!\\.))(?:[.,](\\d{1,2}))?$`,
  'u',
);

/** In our digits, without what nobody sees, such as the direction marks that come with a number that was copied. */
const plain = (typed: string): string => asciiDigits(typed.replace(/\p{Cf}/gu, '')).trim();

const CURRENCY = String.raw`(?:€|euros?|eur)?`;
const AMOUNT = new RegExp(String.raw`^${CURRENCY}\s*(.*?)\s*${CURRENCY}$`, 'iu');
const KILOMETRES = /^(.*?)\s*(?:km)?$/iu;

/**
 * A number as people type it in any language (docs/specification/languages.md 4): exactly three digits behind the last point or
 * comma are thousands, one or two are decimals. Null where the groups contradict each other, and for anything else.
 */
function readNumber(typed: string): { whole: number; hundredths: number } | null {
  const [, digits, decimals = ''] = NUMBER.exec(typed) ?? [];
  const whole = Number(digits?.replace(/\D/g, ''));
  return Number.isSafeInteger(whole * 100 + 99)
    ? { whole, hundredths: Number(decimals.padEnd(2, '0')) }
    : null;
}

/** What somebody typed as an amount of euros, with or without the currency, in minor units; null: it cannot be read. */
export function readAmount(typed: string): number | null {
  const [, amount = ''] = AMOUNT.exec(plain(typed)) ?? [];
  const read = readNumber(amount);
  return read && read.whole * 100 + read.hundredths;
}

/** Whole kilometres, as an odometer shows them: its tenths are dropped. Null: it cannot be read. */
export function readKilometres(typed: string): number | null {
  const [, kilometres = ''] = KILOMETRES.exec(plain(typed)) ?? [];
  return readNumber(kilometres)?.whole ?? null;
}

/** A count, percentage or age, which has no decimals; null: it cannot be read. */
export function readWholeNumber(typed: string): number | null {
  const written = plain(typed);
  return /[.,]\d{1,2}$/.test(written) ? null : (readNumber(written)?.whole ?? null);
}
