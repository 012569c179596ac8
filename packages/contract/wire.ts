import { z } from 'zod';
import { numberInLink } from '@nolo/domain/account/mobile-number.ts';
import { genders } from '@nolo/domain/account/gender.ts';
import { WIRE_DATE_TIME } from '@nolo/domain/calendar/wire-date-time.ts';
import { fuelTypes } from '@nolo/domain/cars/fuel-types.ts';
import { givenCodeProblem } from '@nolo/domain/identity/fiscal-code.ts';
import { MAX_PLACE_DESCRIPTION } from '@nolo/domain/rental/delivery.ts';
import { readRange } from '@nolo/domain/rental/return-place.ts';
import { COUPON_CODE } from '@nolo/domain/pricing/coupon-code.ts';
import { readAmount, readKilometres } from '@nolo/domain/typed-number.ts';
import { asciiDigits, codeCharacters, visibleText } from '@nolo/domain/typed-text.ts';
import type { FieldError } from './error-codes.ts';

/** A field error's key as a zod message; server and forms turn it into the reader's language. */
export function key(name: FieldError): FieldError {
  return name;
}

/** What a person typed or pasted, without what nobody sees and the blanks around it; passwords alone stay as they are. */
export function typed(required?: FieldError) {
  return z.string(required).overwrite(visibleText).trim();
}

/** Typed text of `max` characters at most. */
export function text(max: number, required?: FieldError) {
  const base = typed(required).max(max, key('text_too_long'));
  return required ? base.min(1, required) : base;
}

/** A postcode, a number of a document: digits of every script are ours. */
export function typedCode(max: number, required?: FieldError) {
  return text(max, required).overwrite(asciiDigits);
}

/** A number to call, as it is shown to people who call it. */
export function typedPhone(required?: FieldError) {
  return text(60, required).overwrite(numberInLink).max(40, key('text_too_long'));
}

/** Integer minor units (cents). */
export const minor = z.number().int();
/** Minor units, or euro as somebody types them ('12,50'); null for nothing typed. At most `most` minor units. */
export function typedMinor(most: number) {
  return z.union([z.number(), z.string(), z.null()], key('amount_invalid')).transform((value, context) => {
    if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
    const amountMinor = typeof value === 'string' ? readAmount(value) : value;
    if (amountMinor !== null && Number.isInteger(amountMinor) && amountMinor >= 0 && amountMinor <= most)
      return amountMinor;
    context.addIssue({ code: 'custom', message: key('amount_invalid') });
    return z.NEVER;
  });
}
/** Whole kilometres, or as somebody types them ('45.230', '45 230,5'); at least `least`, at most `most`. */
export function typedKilometres(least: number, most: number) {
  return z
    .union([z.number(), z.string().transform((typed) => readKilometres(typed))], key('number_invalid'))
    .pipe(
      z
        .number(key('number_invalid'))
        .int(key('number_invalid'))
        .min(least, key('number_invalid'))
        .max(most, key('number_invalid')),
    );
}
/** ISO 4217; the product trades in euro. */
export const currency = z.literal('EUR');
/** A switch in a query string. */
export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1');
/** A whole number, as such or as the digits of a query string; `true`, `1e3`, `0x10` and `[1]` are none. */
export function wholeNumber(min: number, max: number) {
  const digits = z
    .string()
    .regex(/^[0-9]{1,15}$/)
    .transform(Number);
  return z.union([z.number(), digits]).pipe(z.number().int().min(min).max(max));
}
/** A whole positive identifier, as number or digits. */
export const id = wholeNumber(1, 2_147_483_647);
export const wireDateTime = z
  .string(key('date_time_invalid'))
  .regex(WIRE_DATE_TIME, key('date_time_invalid'));
/** `YYYY-MM-DD`. */
export const localDate = z.iso.date(key('date_invalid'));
/** Before the @ what RFC 5322 calls a dot-atom, with letters of any script; behind it a domain as DNS knows it. */
const EMAIL_ADDRESS =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/u;
/** Such as the URL parser changes into nothing but another spelling of the same domain. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;

/** A link that was copied (RFC 6068): what stands behind the address is of the mail. */
const MAIL_LINK = /^mailto:([^?]*).*$/is;

/** Small letters, and the domain as DNS knows it: some browsers send `münchen.de` as `xn--mnchen-3ya.de`, others do not. */
function plainAddress(typedAddress: string): string {
  const address = typedAddress.replace(MAIL_LINK, '$1').trim();
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const url = DOMAIN.test(domain) ? `http://${domain}` : '';
  return `${address.slice(0, at)}${URL.canParse(url) ? new URL(url).hostname : domain}`.toLowerCase();
}

export const email = typed(key('email_required'))
  .min(1, key('email_required'))
  .max(254, key('email_invalid'))
  .transform(plainAddress)
  .pipe(z.string().regex(EMAIL_ADDRESS, key('email_invalid')));
/** Degrees in a query string: '41.9' or '-0.1275'. */
export function degrees(limit: number) {
  const written = z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/)
    .transform(Number);
  return z.union([z.number(), written]).pipe(z.number().min(-limit).max(limit));
}
const numberOfDegrees = z.number().min(-180).max(180);
/** From and to, degrees. */
export const range = z.tuple([numberOfDegrees, numberOfDegrees]);
/** A range in a query string: '45.3,45.6'. */
export function writtenRange(limit: number) {
  return z.string().transform((value, context) => {
    const found = readRange(value, limit);
    if (found !== null) return found;
    context.addIssue({ code: 'invalid_format', format: 'from,to' });
    return z.NEVER;
  });
}
/** Latitude or longitude as the search takes it: a range, or a point (30 km around it). */
export const coordinate = z.union([numberOfDegrees, range]);
const namesOfPlace = z.object({ description: z.string(), city: z.string() });
/** What a place is called in every language: one chosen in one language is shown in another. */
export const placeNames = z.object({ en: namesOfPlace, it: namesOfPlace, fr: namesOfPlace });
/** A place as the location selection stores it (docs/specification/accounts.md 9). */
export const location = z.object({
  /** The company's place; absent for an address, and for a car's own place that is none of the company's. */
  id: id.optional(),
  description: text(MAX_PLACE_DESCRIPTION, 'location_required'),
  city: text(100),
  lat: z.tuple([z.number().min(-90).max(90), z.number().min(-90).max(90)]),
  long: z.tuple([z.number().min(-180).max(180), z.number().min(-180).max(180)]),
  hasLocationPermission: z.boolean().optional(),
});
export type Location = z.infer<typeof location>;
export const gender = z.enum(genders, key('gender_required'));
export const couponCode = typed(key('coupon_invalid'))
  .overwrite(codeCharacters)
  .regex(COUPON_CODE, key('coupon_invalid'));
/** Empty, or a person's Italian fiscal code. */
export const fiscalCode = text(20).superRefine((value, context) => {
  const problem = givenCodeProblem(value);
  if (problem !== null) context.addIssue({ code: 'custom', message: key(problem) });
});
/** Reply data of calls that only confirm. */
export const nothing = z.object({});
/** Fuel code in a filter. */
export const fuelCode = wholeNumber(1, fuelTypes.length);
