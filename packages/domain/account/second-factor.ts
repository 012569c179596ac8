import { codeCharacters } from '../typed-text.ts';

/** How many codes somebody gets for the day on which the telephone is lost. */
export const RECOVERY_CODES = 10;

/** Of one of 32 letters each, five bits: 130 in all, so that nobody finds a code from its hash. */
export const RECOVERY_LETTERS = 26;

/** How long a new secret waits for its first code (docs/specification/roles.md 3). */
export const SET_UP_MINUTES = 10;

/** Until when the first code of a secret given out at `at` is taken. */
export function setUpEnd(at: Date): Date {
  return new Date(at.getTime() + SET_UP_MINUTES * 60_000);
}

/** How long wrong codes count, and how many are too many. */
export const CODE_GUESSES = { max: 10, minutes: 15 } as const;

/** Digits of a one-time code. */
export const CODE_DIGITS = 6;

/** What a person typed, without the blanks and hyphens that make a code readable; recovery codes in small letters. */
export function plainCode(typed: string): string {
  return codeCharacters(typed).toLowerCase();
}

/** Whether it has the form of a one-time code; anything else is taken for a recovery code. */
export const isOneTimeCode = (plain: string): boolean => /^\d{6}$/.test(plain);
