import { z } from 'zod';
import { STATED_AGES, STATED_LICENCE_YEARS } from '@nolo/domain/rental/stated-driver.ts';
import { endpoint } from './endpoint.ts';
import { email, nothing, wholeNumber } from './wire.ts';

/** Above what the rules allow: they say more than 'too long'. */
const MOST = 20;

/**
 * Whom a price is for, in the query of every call that says one (docs/specification/search.md 9): completed years at
 * pickup. Absent: 25 or over, with a licence held long enough for any car.
 */
export const statedDriverFields = {
  driver_age: wholeNumber(STATED_AGES.from, STATED_AGES.to).optional(),
  licence_years: wholeNumber(STATED_LICENCE_YEARS.from, STATED_LICENCE_YEARS.to).optional(),
};

/** Ids of `verifyDriver`, as a quote and a reservation name them. */
export const driverIds = z.array(z.uuid()).max(MOST);

/** The same in a query string, joined by commas. */
export const driverList = z.string().transform((value, context) => {
  const parsed = driverIds.safeParse(value.split(','));
  if (parsed.success) return parsed.data;
  context.addIssue({ code: 'invalid_format', format: 'id,id' });
  return z.NEVER;
});

/** Somebody who drives besides the renter. The id means this person to this renter alone. */
export const driver = z.object({
  id: z.uuid(),
  /** First name and initial: 'Giulia C.' */
  name: z.string(),
});
export type Driver = z.infer<typeof driver>;

/** Null when no validated account has the address; the message says so. `drivers`: those added already. */
export const verifyDriver = endpoint('verifyDriver', {
  summary: 'Check an additional driver by email address',
  access: 'renter',
  status: 200,
  body: z.object({ email, drivers: driverIds.default([]) }),
  data: driver.nullable(),
  errors: ['booking.driver_own', 'booking.driver_twice', 'booking.too_many_drivers'],
});

/** The answer is the same whether the address has an account or not. One mail a day from the same renter. */
export const inviteDriver = endpoint('inviteDriver', {
  summary: 'Invite somebody to become an additional driver',
  access: 'renter',
  status: 200,
  body: z.object({ email }),
  data: nothing,
  errors: ['booking.driver_own'],
});
