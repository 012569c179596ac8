import { z } from 'zod';
import { mobileNumberProblem, plainNumber } from '@nolo/domain/account/mobile-number.ts';
import { countries, isPrefix, phoneNumberOf } from '@nolo/domain/account/phone-number.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { key, typed } from './wire.ts';

/** Apart from `wire.ts`: only forms that ask for a number load the phone library. */
export const country = z.enum(countries, key('country_required'));

/** '+39': of a country that has telephone numbers. */
export const countryCode = z.string(key('country_required')).refine(isPrefix, key('country_required'));

/** As people write it, with blanks, slashes and the like among its digits (docs/specification/accounts.md 4). */
const typedNumber = typed(key('mobile_number_required'))
  .min(1, key('mobile_number_required'))
  .max(40, key('text_too_long'))
  .superRefine((number, context) => {
    const problem = number === '' ? null : mobileNumberProblem(number);
    if (problem !== null) context.addIssue({ code: 'custom', message: key(problem) });
  });

const namesItsCountry = (number: string) => plainNumber(number).startsWith('+');

/** Digits; a number that names its country keeps that, or else nobody could call it from elsewhere. */
function wholeNumberOf(number: string): string {
  const known = namesItsCountry(number) ? phoneNumberOf(number, '+39') : null;
  return known === null ? plainNumber(number) : `${known.prefix}${known.digits}`;
}

/** A number without a prefix beside it; one that names its country has that country's length. */
export const mobileNumber = typedNumber
  .refine((number) => !namesItsCountry(number) || phoneNumberOf(number, '+39') !== null, {
    message: key('mobile_number_country'),
    when: ({ issues }) => issues.length === 0,
  })
  .transform(wholeNumberOf);

/** A number with a prefix chosen beside it, for {@link withPhone}. */
export const prefixedNumber = typedNumber;

/**
 * The form with number and prefix as they are kept: `number` in digits, without prefix
 * (docs/specification/accounts.md 4).
 */
export function withPhone<Name extends string, T extends z.ZodType<Record<Name | 'country_code', string>>>(
  form: T,
  name: Name,
) {
  return form
    .refine((value) => phoneNumberOf(value[name], value.country_code) !== null, {
      path: [name],
      message: key('mobile_number_country'),
      // Judged while other fields are still wrong; these two have to be right by themselves.
      when: ({ value, issues }) =>
        typeof fieldOf(value, name) === 'string' &&
        typeof fieldOf(value, 'country_code') === 'string' &&
        !issues.some(({ path }) => path?.[0] === name || path?.[0] === 'country_code'),
    })
    .transform((value) => {
      const number = phoneNumberOf(value[name], value.country_code);
      return number === null ? value : { ...value, [name]: number.digits, country_code: number.prefix };
    });
}
