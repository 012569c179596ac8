import { z } from 'zod';
import { newPassword, passwordsMatch, repeatedPassword, typedPassword, wayOn } from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { country, countryCode, prefixedNumber, withPhone } from './phone.ts';
import { email, gender, localDate, nothing, text } from './wire.ts';

/** The user as the browser may know it (docs/specification/accounts.md 4). */
export const user = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  mobile_number: z.string(),
  gender: gender.nullable(),
  country: country,
  country_code: z.string(),
  dob: localDate.nullable(),
  /** Since when class B is held, as stated in the profile. */
  dl_issue_date: localDate.nullable(),
});
export type User = z.infer<typeof user>;

export const logInBody = z.object({
  email,
  password: typedPassword(),
  redirect: wayOn,
});

/**
 * Unverified address: 200 with `isEmailVerified: false`, no token, and a new mail (docs/specification/accounts.md 2).
 */
export const logIn = endpoint('logIn', {
  summary: 'Log in',
  access: 'public',
  status: 200,
  body: logInBody,
  data: z.object({
    isEmailVerified: z.boolean(),
    accessToken: z.string().nullable(),
    user: user.nullable(),
  }),
  errors: ['account.credentials_wrong', 'account.too_many_attempts'],
});

const signUpFields = z.object({
  first_name: text(60, 'first_name_required'),
  last_name: text(60, 'last_name_required'),
  email,
  mobile_number: prefixedNumber,
  country_code: countryCode,
  country,
  gender,
  password: newPassword(),
  confirm_password: repeatedPassword,
  redirect: wayOn,
});

export const signUpBody = withPhone(passwordsMatch(signUpFields, 'password'), 'mobile_number');

/**
 * The answer is alike whether the address has an account or not; its owner gets a mail (docs/decisions/0032). The token
 * is for the browser that has signed up: `verifyEmail` logs it in.
 */
export const signUp = endpoint('signUp', {
  summary: 'Create an account',
  access: 'public',
  status: 201,
  body: signUpBody,
  data: z.object({ sign_up_token: z.string() }),
  errors: ['account.password_breached', 'account.password_weak'],
});

/**
 * The token from the mail, and that of the sign-up where this browser has it: with both the answer has a session, as
 * `logIn` gives it. A sign-up token that is wrong or old counts as none.
 */
export const verifyEmail = endpoint('verifyEmail', {
  summary: 'Verify an email address',
  access: 'public',
  status: 200,
  body: z.object({ token: z.string().min(20).max(200), sign_up_token: z.string().max(200).optional() }),
  data: z.object({ email: z.string(), accessToken: z.string().nullable(), user: user.nullable() }),
  errors: ['account.verification_invalid'],
});

/** Always 200, whether the address is known or not. */
export const resendVerification = endpoint('resendVerification', {
  summary: 'Send the verification email again',
  access: 'public',
  status: 200,
  body: z.object({ email, redirect: wayOn }),
  data: nothing,
});

export const logOut = endpoint('logOut', {
  summary: 'Revoke the access token',
  access: 'renter',
  status: 200,
  data: nothing,
});

export const profile = endpoint('profile', {
  summary: 'The logged-in user',
  access: 'renter',
  status: 200,
  /** With the number of unread notices, for the bell. */
  data: z.object({ user, unread_notices: z.number().int() }),
});
