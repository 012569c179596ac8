import { visibleText } from '../typed-text.ts';

/** ITU E.164 knows no longer numbers, prefix included; shorter ones are service numbers. */
export const MOBILE_DIGITS = { least: 5, most: 15 } as const;

export type MobileNumberProblem = 'mobile_number_numeric' | 'mobile_number_length';

/** Digits of Arabic and Persian keyboards; those of East Asian ones are ASCII's in NFKC. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** What people put between digits: blanks, dots, dashes of every kind, slashes and parentheses. */
const BETWEEN = /[\s.\p{Pd}\u2212/()]/gu;

/**
 * '(+39) 333/123-4567' -> '+393331234567': a number as typed or pasted, without what people put between its digits. One
 * that names its country begins with `+`, also where `00` was typed (docs/specification/accounts.md 4). What is no
 * number keeps what makes it none.
 */
export function plainNumber(typed: string): string {
  return visibleText(typed)
    .normalize('NFKC')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(BETWEEN, '')
    .replace(/^00/, '+');
}

/** What is wrong with a number as typed; null when it can be kept (docs/specification/accounts.md 4). */
export function mobileNumberProblem(typed: string): MobileNumberProblem | null {
  const digits = plainNumber(typed).replace(/^\+/, '');
  if (!/^\d*$/.test(digits)) return 'mobile_number_numeric';
  const { least, most } = MOBILE_DIGITS;
  return digits.length >= least && digits.length <= most ? null : 'mobile_number_length';
}
