/** ITU E.164 knows no longer numbers, prefix included; shorter ones are service numbers. */
export const MOBILE_DIGITS = { least: 5, most: 15 } as const;

export type MobileNumberProblem = 'mobile_number_numeric' | 'mobile_number_length';

/** '+39 333.123-4567' -> '393331234567': how people write a number, without what they put between its digits. */
export function mobileDigits(typed: string): string {
  return typed
    .trim()
    .replace(/^\+/, '')
    .replace(/[\s.-]/g, '');
}

/** What is wrong with a number as typed; null when it can be kept (docs/specification/accounts.md 4). */
export function mobileNumberProblem(typed: string): MobileNumberProblem | null {
  const digits = mobileDigits(typed);
  if (!/^\d*$/.test(digits)) return 'mobile_number_numeric';
  const { least, most } = MOBILE_DIGITS;
  return digits.length >= least && digits.length <= most ? null : 'mobile_number_length';
}
