import { z } from 'zod';
import { RESET_PASSWORD_MIN_LENGTH } from '@nolo/domain/account/account-limits.ts';
import { newPassword, passwordsMatch, repeatedPassword, typedPassword, wayOn } from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { email, key, nothing } from './wire.ts';

/** The specification has it say that an address is unknown (docs/specification/calls.md 4, docs/decisions/0032). */
export const forgotPassword = endpoint('forgotPassword', {
  summary: 'Send a link that sets a new password',
  access: 'public',
  status: 200,
  body: z.object({ email, redirect: wayOn }),
  data: nothing,
  errors: ['account.email_unknown'],
});

const resetFields = z.object({
  token: z.string().min(20).max(200),
  new_password: newPassword(RESET_PASSWORD_MIN_LENGTH, 'password_too_short_reset'),
  confirm_password: repeatedPassword,
});
export const resetPasswordBody = passwordsMatch(resetFields, 'new_password');

/** With the token from the mail, once; every session of the account ends. */
export const resetPassword = endpoint('resetPassword', {
  summary: 'Set a new password with the link from the email',
  access: 'public',
  status: 200,
  body: resetPasswordBody,
  data: nothing,
  errors: ['account.password_breached', 'account.reset_invalid'],
});

const changeFields = z.object({
  current_password: typedPassword(key('current_password_required')),
  new_password: newPassword(),
  confirm_password: repeatedPassword,
});
export const changePasswordBody = passwordsMatch(changeFields, 'new_password');

/** Every other session of the account ends; this one goes on. */
export const changePassword = endpoint('changePassword', {
  summary: 'Change the password',
  access: 'renter',
  status: 200,
  body: changePasswordBody,
  data: nothing,
  errors: ['account.password_breached', 'account.password_wrong', 'account.password_weak'],
});
