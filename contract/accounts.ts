import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { country, email, gender, key, localDate, mobileNumber, nothing, text } from './wire.ts';

/** The user as the browser may know it (customer-application.md 3 'User'). */
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
});
export type User = z.infer<typeof user>;

export const logInBody = z.object({
  email,
  password: z.string(key('password_required')).min(1, key('password_required')).max(200),
});

/** Unverified address: 200 with `isEmailVerified: false`, no token, and a new mail (decisions.md 7). */
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
  errors: ['account.credentials_wrong'],
});

const signUpFields = z.object({
  first_name: text(60, 'first_name_required'),
  last_name: text(60, 'last_name_required'),
  email,
  mobile_number: mobileNumber,
  country_code: z.string().regex(/^\+\d{1,3}$/),
  country,
  gender,
  password: z
    .string(key('password_required'))
    .min(1, key('password_required'))
    .min(8, key('password_too_short'))
    .max(200),
  confirm_password: z.string(key('confirm_password_required')).min(1, key('confirm_password_required')),
});

export const signUpBody = signUpFields.refine((form) => form.password === form.confirm_password, {
  path: ['confirm_password'],
  message: key('passwords_must_match'),
  // Shown even while other fields are still wrong; the value may be anything, null too.
  when: ({ value }) => {
    const confirmed = (value as { confirm_password?: unknown } | null | undefined)?.confirm_password;
    return typeof confirmed === 'string' && confirmed !== '';
  },
});

export const signUp = endpoint('signUp', {
  summary: 'Create an account',
  access: 'public',
  status: 201,
  body: signUpBody,
  data: nothing,
  errors: ['account.email_taken', 'account.password_weak'],
});

/** The token from the mail. */
export const verifyEmail = endpoint('verifyEmail', {
  summary: 'Verify an e-mail address',
  access: 'public',
  status: 200,
  body: z.object({ token: z.string().min(20).max(200) }),
  data: z.object({ email: z.string() }),
  errors: ['account.verification_invalid'],
});

/** Always 200, whether the address is known or not. */
export const resendVerification = endpoint('resendVerification', {
  summary: 'Send the verification mail again',
  access: 'public',
  status: 200,
  body: z.object({ email }),
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
  data: z.object({ user }),
});
