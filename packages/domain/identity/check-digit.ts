/** Check digits and dates of machine-readable zones, after ICAO Doc 9303 part 3, sections 4.8 and 4.9. */
import { parseLocalDate } from '../calendar/local-date-time.ts';
import type { LocalDate } from '../calendar/local-date-time.ts';
import { NO_EXPIRY } from './documents.ts';

const WEIGHTS = [7, 3, 1];
// What text recognition confuses with a digit.
const MISREAD: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** The check digit of `0-9A-Z<` text: values (A = 10, filler = 0) times 7, 3, 1 in turn, modulo 10. */
export function checkDigit(text: string): string {
  let sum = 0;
  text.split('').forEach((char, index) => {
    const value = char === '<' ? 0 : Number.parseInt(char, 36);
    sum += value * (WEIGHTS[index % WEIGHTS.length] ?? 0);
  });
  return String(sum % 10);
}

/** True when `digit` is the check digit of `text`; false for anything that is no digit. */
export function isCheckDigit(text: string, digit: string): boolean {
  return digit === checkDigit(text);
}

/** Digits for letters that look like them, where only digits can stand; the check digit still has to agree. */
export function repairDigits(text: string): string {
  return text
    .split('')
    .map((char) => MISREAD[char] ?? char)
    .join('');
}

/** `YYMMDD` of a birth: the latest century that does not lie after `today`. Null when it is no date. */
export function parseBirthDate(yymmdd: string, today: LocalDate): LocalDate | null {
  const thisCentury = parseDate(yymmdd, '20');
  if (thisCentury !== null && thisCentury <= today) return thisCentury;
  return parseDate(yymmdd, '19');
}

/**
 * `YYMMDD` of an expiry, of this century. Cards without an end leave it empty or write a day of 9999, and none lasts until
 * 2099: that is `NO_EXPIRY`. Null when it is no date.
 */
export function parseExpiryDate(yymmdd: string): LocalDate | null {
  const date = parseDate(yymmdd, '20');
  const isEndless = yymmdd === '<<<<<<' || (date !== null && yymmdd.startsWith('99'));
  return isEndless ? NO_EXPIRY : date;
}

function parseDate(yymmdd: string, century: string): LocalDate | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(yymmdd) ?? [];
  return year === undefined ? null : parseLocalDate(`${century}${year}-${month}-${day}`);
}
