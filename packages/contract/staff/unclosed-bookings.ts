import { z } from 'zod';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { CLOSING_REASON_MAX_LENGTH } from '@nolo/domain/booking/unclosed-booking.ts';
import { minor, nothing, text } from '../wire.ts';
import { endpoint } from './access.ts';
import { bookingFacts } from './booking-facts.ts';

const ofOne = z.object({ id: z.uuid() });
const access = { staff: staffWorkRoles.unclosed_bookings } as const;

const listed = bookingFacts.pick({ number: true, car: true, pickup: true, return: true }).extend({
  id: z.uuid(),
  company: bookingFacts.shape.company.omit({ id: true }),
  renter: z.string(),
  /** ISO 8601 instant: since when it waits for staff. */
  since: z.string(),
});
export type ListedUnclosedBooking = z.infer<typeof listed>;

export const staffUnclosedBookings = endpoint('staffUnclosedBookings', {
  summary: 'Bookings that nobody checked in, closed or disputed, the longest overdue first',
  access,
  status: 200,
  data: z.object({ bookings: z.array(listed), has_more: z.boolean() }),
});

/** Minor units: what goes back to the renter, and the commission that is kept or owed. */
const ending = z.object({ refund: minor, commission: minor });

export const staffUnclosedBooking = endpoint('staffUnclosedBooking', {
  summary: 'One of them, with whom to call, and what closing it does with the money',
  access,
  status: 200,
  params: ofOne,
  data: z.object({
    booking: bookingFacts,
    since: z.string(),
    /** False once it has been closed, or is disputed. */
    can_close: z.boolean(),
    no_show: ending,
    not_handed_over: ending,
  }),
  errors: ['booking.not_found'],
});

export const closeUnclosedBooking = endpoint('closeUnclosedBooking', {
  summary: 'Close one as the company could have: nobody came for the car, or it was not handed over',
  access,
  status: 200,
  params: ofOne,
  body: z.object({
    as: z.enum(['no_show', 'not_handed_over']),
    reason: text(CLOSING_REASON_MAX_LENGTH, 'reason_required'),
  }),
  data: nothing,
  errors: ['booking.not_found', 'booking.already_cancelled', 'booking.not_cancellable', 'booking.disputed'],
});
