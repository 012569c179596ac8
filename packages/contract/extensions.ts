import { z } from 'zod';
import { createReservationBody } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { quote, quoteErrors } from './quotes.ts';
import { reservationDetail } from './reservation-detail.ts';
import { minor } from './wire.ts';

const params = z.object({ id: z.uuid() });

/** The later return; all else stays as booked. */
const extensionCommand = createReservationBody.pick({ end_date: true });

const refusals = [
  ...quoteErrors,
  'booking.not_found',
  'booking.not_extendable',
  'booking.return_not_later',
  'booking.nothing_changed',
  'booking.drivers_unnamed',
  'booking.dates_taken',
  'booking.car_offline',
] as const;

/** Old and new price of a later return (docs/specification/states.md 11), before the company is asked. */
export const quoteExtension = endpoint('quoteExtension', {
  summary: 'What it costs to keep the car longer',
  access: 'renter',
  status: 200,
  params,
  body: extensionCommand,
  data: z.object({
    before: quote,
    after: quote,
    /** New total less old one; never below zero. */
    difference: minor,
  }),
  errors: refusals,
});

/** Holds the later days for the company's answer. The same request again is the same question. */
export const askExtension = endpoint('askExtension', {
  summary: 'Ask the company for a later return',
  access: 'renter',
  status: 200,
  params,
  body: extensionCommand.extend({
    /** The new total the renter saw: a different price answers 409 `booking.price_changed`. */
    expected_total: createReservationBody.shape.expected_total,
  }),
  data: z.object({ reservation: reservationDetail }),
  errors: [...refusals, 'booking.extension_waiting', 'booking.price_changed'],
});

/** The extension is made once the difference has been paid there. `withdrawAmendment` withdraws it before. */
export const payExtension = endpoint('payExtension', {
  summary: 'The hosted page on which an accepted extension is paid',
  access: 'renter',
  status: 200,
  params,
  data: z.object({ url: z.string() }),
  errors: ['booking.not_found', 'booking.no_change_waiting', 'payment.unavailable'],
});
