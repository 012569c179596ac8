import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email } from './wire.ts';

/** Above what the rules allow: they say more than 'too long'. */
const MOST = 20;

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
