import { z } from 'zod';
import { bookingStatus } from '../bookings.ts';
import { minor } from '../wire.ts';

/** Of a booking, what staff needs to call whom it concerns. */
export const bookingFacts = z.object({
  number: z.string(),
  status: bookingStatus,
  company: z.object({ id: z.number().int(), name: z.string(), phone: z.string() }),
  /** Null: the account has been deleted. */
  renter: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
  car: z.string(),
  /** Wall-clock times of the company. */
  pickup: z.string(),
  return: z.string(),
  pickup_location: z.string(),
  total: minor,
});
export type BookingFacts = z.infer<typeof bookingFacts>;
