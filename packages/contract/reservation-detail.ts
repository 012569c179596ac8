import { z } from 'zod';
import { INVOICE_KINDS } from '@nolo/domain/billing/invoice-state.ts';
import { AMENDMENT_RULINGS } from '@nolo/domain/booking/booking-amendment.ts';
import { REFUND_STATES } from '@nolo/domain/booking/refund-state.ts';
import { TIMELINE_ACTORS, TIMELINE_KINDS } from '@nolo/domain/booking/timeline.ts';
import { MAX_OBJECTION } from '@nolo/domain/cancellation/company-endings.ts';
import { documentsStatuses } from '@nolo/domain/identity/documents.ts';
import { MAX_REVIEW, MAX_STARS } from '@nolo/domain/review/review.ts';
import { reservationData } from './bookings.ts';
import { picture } from './car-card.ts';
import { whereabouts } from './cars.ts';
import { driver } from './drivers.ts';
import { endpoint } from './endpoint.ts';
import { inclusions } from './inclusions.ts';
import { chosenExtras } from './quotes.ts';
import { writtenReview } from './reviews.ts';
import { id, key, minor, text } from './wire.ts';

/** One thing that happened, on the pickup place's clock. */
export const timelineEntry = z.object({
  kind: z.enum(TIMELINE_KINDS),
  by: z.enum(TIMELINE_ACTORS),
  at: z.string(),
  /** Where money moved. */
  amount: minor.nullable(),
});

/** Moments are `YYYY-MM-DDTHH:mm` on the pickup place's clock. */
export const reservationDetail = reservationData.extend({
  /** Everything that has happened, the first thing first. */
  timeline: z.array(timelineEntry),
  /** Null unless CANCELLED. */
  cancelled: z.object({ by: z.enum(TIMELINE_ACTORS), at: z.string() }).nullable(),
  refunds: z.array(
    z.object({
      amount: minor,
      state: z.enum(REFUND_STATES),
      /** It failed, and the renter has had the money another way. */
      is_made_good: z.boolean(),
      at: z.string(),
    }),
  ),
  /** Where the car is handed over; the point is null when it is brought to the renter. */
  handover: z.object({
    is_delivery: z.boolean(),
    place: z.string(),
    whereabouts: whereabouts,
    point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  }),
  /** The car that the company proposes instead; null when there is nothing to decide. */
  replacement: z
    .object({
      id,
      slug: z.string(),
      car_make: z.string(),
      car_model: z.string(),
      picture,
      /** Wall clock at the pickup place; then the booking ends. */
      answer_until: z.string(),
    })
    .nullable(),
  /** Other dates, places or drivers (docs/decisions/0036). */
  change: z.object({
    ruling: z.enum(AMENDMENT_RULINGS),
    /** The last minute for it. */
    until: z.string(),
    /** What it is booked with: a change names all of it again. */
    extras: chosenExtras,
    drivers: z.array(driver),
    /** Waits for its payment; until then the booking is what it was. */
    waiting: z
      .object({
        start_date: z.string(),
        end_date: z.string(),
        pickup: z.string(),
        return: z.string(),
        total: minor,
        difference: minor,
        payment_url: z.string().nullable(),
        /** ISO 8601 instant. */
        expires_at: z.string(),
      })
      .nullable(),
  }),
  /** A later return, asked for while the renter has the car (docs/specification/states.md 11). */
  extension: z.object({
    is_possible: z.boolean(),
    /** What was asked for; until it is accepted and paid the booking is what it was. */
    asked: z
      .object({
        end_date: z.string(),
        difference: minor,
        is_accepted: z.boolean(),
        /** Until when the company can answer, or the renter pay. */
        held_until: z.string(),
      })
      .nullable(),
  }),
  /** It was closed because nobody came: the renter can object, or has. Null otherwise. */
  no_show: z
    .object({
      /** The last moment for it. */
      object_until: z.string(),
      can_object: z.boolean(),
      objected_at: z.string().nullable(),
    })
    .nullable(),
  /** No car was handed over: the renter can say so, or has; null while neither is possible. */
  not_handed_over: z
    .object({
      reported_at: z.string().nullable(),
      /** Until when the company can object. */
      object_until: z.string().nullable(),
      objected_at: z.string().nullable(),
    })
    .nullable(),
  /** What the renter says of the rental, or can say; null before the car is back. */
  review: z
    .object({
      /** First name and initial. */
      author: z.string(),
      /** The last moment for it. */
      review_until: z.string(),
      written: writtenReview.nullable(),
    })
    .nullable(),
  /** The platform's to the renter, for a commission that they bear (late cancelling, a no-show), the first one first. */
  invoices: z.array(z.object({ id: z.uuid(), number: z.string(), kind: z.enum(INVOICE_KINDS) })),
  /** The renter, who is the main driver. */
  driver: z.string(),
  documents_status: z.enum(documentsStatuses),
  /** The company's charge for each started day of delay; null where it charges none. */
  late_per_day: minor.nullable(),
  /** As they were when it was booked, chosen covers counted; null: booked before companies stated them. */
  inclusions: inclusions.nullable(),
});
export type ReservationDetail = z.infer<typeof reservationDetail>;

export const reservation = endpoint('reservation', {
  summary: 'One booking of the logged-in renter',
  access: 'renter',
  status: 200,
  params: z.object({ id: z.uuid() }),
  data: z.object({ reservation: reservationDetail }),
  errors: ['booking.not_found'],
});

/** A PDF in the reader's language, not JSON. */
export const reservationReceipt = endpoint('reservationReceipt', {
  summary: 'Receipt of a paid booking',
  access: 'renter',
  status: 200,
  params: z.object({ id: z.uuid() }),
  data: z.any(),
  replyType: 'application/pdf',
  errors: ['booking.not_found', 'booking.not_paid'],
});

/** Of a commission that the renter bears: a copy of the e-invoice. */
export const reservationInvoice = endpoint('reservationInvoice', {
  summary: 'The platform’s invoice to the renter, as a PDF',
  access: 'renter',
  status: 200,
  params: z.object({ id: z.uuid(), invoice: z.uuid() }),
  data: z.any(),
  replyType: 'application/pdf',
  errors: ['booking.not_found', 'invoice.not_found'],
});

/** An iCalendar file (RFC 5545) with the rental as one event; of a cancelled booking one that takes it out again. */
export const reservationCalendar = endpoint('reservationCalendar', {
  summary: 'A booking for the calendar',
  access: 'renter',
  status: 200,
  params: z.object({ id: z.uuid() }),
  data: z.any(),
  replyType: 'text/calendar',
  errors: ['booking.not_found'],
});

/** Once a booking, for sixty days after the car came back (docs/specification/states.md 9). */
export const addReview = endpoint('addReview', {
  summary: 'Say how a rental was',
  access: 'renter',
  status: 201,
  params: z.object({ id: z.uuid() }),
  body: z.object({
    stars: z
      .number(key('stars_required'))
      .int(key('stars_required'))
      .min(1, key('stars_required'))
      .max(MAX_STARS, key('stars_required')),
    text: text(MAX_REVIEW, 'review_required'),
  }),
  data: z.object({ reservation: reservationDetail }),
  errors: [
    'booking.not_found',
    'review.exists',
    'review.own_company',
    'review.too_early',
    'review.no_driver',
    'review.too_late',
  ],
});

/** Accepted, the booking moves to the proposed car at the same price; refused, everything comes back. */
export const decideReplacement = endpoint('decideReplacement', {
  summary: 'Accept or refuse the car that the company proposes instead',
  access: 'renter',
  status: 200,
  params: z.object({ id: z.uuid() }),
  body: z.object({ accept: z.boolean() }),
  data: z.object({ reservation: reservationDetail }),
  errors: [
    'booking.not_found',
    'booking.nothing_to_decide',
    'booking.driver_too_young',
    'booking.licence_too_new',
  ],
});

/** Becomes a payment case, which staff decides. The same again changes nothing. */
export const objectToNoShow = endpoint('objectToNoShow', {
  summary: 'Object to a booking’s having been closed as not collected',
  access: 'renter',
  status: 200,
  params: z.object({ id: z.uuid() }),
  body: z.object({ text: text(MAX_OBJECTION, 'message_required') }),
  data: z.object({ reservation: reservationDetail }),
  errors: [
    'booking.not_found',
    'booking.nothing_to_object',
    'booking.objection_too_late',
    'booking.objection_exists',
  ],
});

/** The company is told and can object; otherwise the booking ends, and everything comes back. The same again changes nothing. */
export const reportNotHandedOver = endpoint('reportNotHandedOver', {
  summary: 'Say that no car was handed over',
  access: 'renter',
  status: 200,
  params: z.object({ id: z.uuid() }),
  data: z.object({ reservation: reservationDetail }),
  errors: [
    'booking.not_found',
    'booking.already_cancelled',
    'booking.report_too_early',
    'booking.car_handed_over',
  ],
});
