import { z } from 'zod';
import { createReservationBody } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { quote, quoteErrors } from './quotes.ts';
import { reservationDetail } from './reservation-detail.ts';

/** The whole booking as it shall be, in the fields of a reservation; `isSameTime` as its query. */
export const amendmentCommand = createReservationBody
  .pick({
    start_date: true,
    end_date: true,
    pickup_location: true,
    return_location: true,
    delivery: true,
    extras: true,
    additional_drivers: true,
  })
  .extend({ isSameTime: z.boolean().default(false) });

const params = z.object({ id: z.uuid() });

const refusals = [
  ...quoteErrors,
  'booking.not_found',
  'booking.not_changeable',
  'booking.change_too_late',
  'booking.nothing_changed',
  'booking.drivers_unnamed',
  'booking.dates_taken',
  'booking.car_offline',
] as const;

/** Old and new price of a change, before anything is charged; it holds nothing. */
export const quoteAmendment = endpoint('quoteAmendment', {
  summary: 'What a change of a paid booking would cost',
  access: 'renter',
  status: 200,
  params,
  body: amendmentCommand,
  data: z.object({
    before: quote,
    after: quote,
    /** New total less old one, minor units: below zero it is refunded. */
    difference: z.number().int(),
    /** Local wall clock until which cancelling is free afterwards. */
    free_cancellation_until: z.string(),
  }),
  errors: refusals,
});

/**
 * Equal or cheaper, the booking is changed at once and the difference refunded; `url` is null. Dearer, it is changed
 * when the difference has been paid at `url`. The same request again is the same change.
 */
export const changeReservation = endpoint('changeReservation', {
  summary: 'Change dates, times, places or drivers of a paid booking',
  access: 'renter',
  status: 200,
  params,
  body: amendmentCommand.extend({
    /** The new total the renter saw: a different price answers 409 `booking.price_changed`. */
    expected_total: createReservationBody.shape.expected_total,
  }),
  data: z.object({ reservation: reservationDetail, url: z.string().nullable() }),
  errors: [...refusals, 'booking.price_changed', 'booking.no_change_waiting', 'payment.unavailable'],
});

/** The booking stays as it is. One that was paid a moment before is refunded in full. */
export const withdrawAmendment = endpoint('withdrawAmendment', {
  summary: 'Withdraw a change that is waiting for payment',
  access: 'renter',
  status: 200,
  params,
  data: z.object({ reservation: reservationDetail }),
  errors: ['booking.not_found', 'booking.no_change_waiting'],
});
