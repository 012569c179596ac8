import { z } from 'zod';
import { BOOKING_STATUSES } from '@nolo/domain/booking/booking-state.ts';

/** Of a booking, what staff needs to call whom it concerns. */
export const bookingFacts = z.object({
  number: z.string(),
  status: z.enum(BOOKING_STATUSES),
  company: z.object({ id: z.number().int(), name: z.string(), phone: z.string() }),
  /** Null: the account has been deleted. */
  renter: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
  car: z.string(),
  /** Wall-clock times of the company. */
  pickup: z.string(),
  return: z.string(),
  pickup_location: z.string(),
  /** Minor units. */
  total: z.number().int(),
});
export type BookingFacts = z.infer<typeof bookingFacts>;
