import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@nolo/domain/account/account-limits.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import type { FieldError } from './error-codes.ts';
import { safeRedirect } from './safe-redirect.ts';
import { key } from './wire.ts';

/**
 * NFKC, wherever one is set or compared: keyboards differ in how they write a letter with its accent
 * (docs/specification/accounts.md 3).
 */
function password(required: FieldError) {
  return z.string(required).normalize('NFKC');
}

/** A password that exists already: nothing is asked of it but to be there. */
export function typedPassword(required: FieldError = key('password_required')) {
  return password(required).min(1, required).max(PASSWORD_MAX_LENGTH, key('text_too_long'));
}

/** A password that somebody chooses. Whether it is weak, the server judges beyond this. */
export function newPassword(min = PASSWORD_MIN_LENGTH, tooShort: FieldError = key('password_too_short')) {
  return password(key('password_required'))
    .min(1, key('password_required'))
    .min(min, tooShort)
    .max(PASSWORD_MAX_LENGTH, key('text_too_long'));
}

export const repeatedPassword = password(key('confirm_password_required')).min(
  1,
  key('confirm_password_required'),
);

/** The form, refused while the repeated password differs from the one in `field`. */
export function passwordsMatch<T extends z.ZodType<object>>(form: T, field: string) {
  return form.refine((value) => fieldOf(value, field) === fieldOf(value, 'confirm_password'), {
    path: ['confirm_password'],
    message: key('passwords_must_match'),
    // Shown even while other fields are still wrong; the value may be anything, null too.
    when: ({ value }) => {
      const confirmed = fieldOf(value, 'confirm_password');
      return typeof confirmed === 'string' && confirmed !== '';
    },
  });
}

/**
 * Where the visitor was going when an account was asked for: a path of this site, as it is resolved there. Mails carry
 * it.
 */
export const wayOn = z
  .string()
  .max(1000)
  .refine((path) => safeRedirect(path) !== undefined)
  .overwrite((path) => safeRedirect(path) ?? path)
  .optional();
