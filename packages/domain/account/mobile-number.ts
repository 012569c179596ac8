import { asciiDigits, visibleText } from '../typed-text.ts';

/** ITU E.164 knows no longer numbers, prefix included; shorter ones are service numbers. */
export const MOBILE_DIGITS = { least: 5, most: 15 } as const;

export type MobileNumberProblem = 'mobile_number_numeric' | 'mobile_number_length';

/** A link that was copied (RFC 3966): what stands behind the number says how to call it. */
const LINK = /^\s*tel:([^;?]*).*$/is;
/** The number of a link that was copied, `tel:+39-06-4707;ext=2`; anything else as it is. */
export function numberInLink(typed: string): string {
  return typed.replace(LINK, '$1');
}

/** What people put between digits: blanks, dots, dashes of every kind, slashes and parentheses. */
const BETWEEN = /[\s.\p{Pd}\u2212/()]/gu;

/**
 * '(+39) 333/123-4567' -> '+393331234567': a number as typed or pasted, without what people put between its digits. One
 * that names its country begins with `+`, also where `00` was typed (docs/specification/accounts.md 4). What is no
 * number keeps what makes it none.
 */
export function plainNumber(typed: string): string {
  return numberInLink(asciiDigits(visibleText(typed).normalize('NFKC')))
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
