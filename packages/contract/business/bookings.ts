import { z } from 'zod';
import { companyLists } from '@nolo/domain/booking/company-lists.ts';
import { handoverKinds } from '@nolo/domain/booking/handover.ts';
import { CANCEL_REASONS } from '@nolo/domain/booking/cancel-reason.ts';
import { documentsStatuses } from '@nolo/domain/identity/documents.ts';
import { bookingStatus } from '../bookings.ts';
import { reservationDetail } from '../reservation-detail.ts';
import { quoteLine } from '../quotes.ts';
import { minor, text } from '../wire.ts';
import { payout } from './money.ts';
import { endpoint, ofCompany } from './access.ts';

const documentsStatus = z.enum(documentsStatuses);

const handover = z.object({
  kind: z.enum(handoverKinds),
  /** Of the booking, or of the company's own rental, which has no number and no status. */
  id: z.uuid(),
  number: z.string(),
  status: bookingStatus.nullable(),
  is_done: z.boolean(),
  /** Wall clock at the company. */
  at: z.string(),
  car: z.string(),
  /** Empty when the account has been deleted. */
  renter: z.string(),
  place: z.string(),
  is_delivery: z.boolean(),
  /** By the police's service: the rental's report, or the company's credentials. */
  is_report_refused: z.boolean(),
  /** Minutes since the agreed return of a car that is not back; null: it is not overdue. */
  overdue_minutes: z.number().int().nullable(),
  /** An overdue rental has the car, and comes right before. */
  is_endangered: z.boolean(),
});
export type Handover = z.infer<typeof handover>;

/** Of paid bookings and own rentals; what is done already stays on the list of its day. */
export const handovers = endpoint('handovers', {
  summary: 'Pickups and returns of today and tomorrow',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  data: z.object({
    /** Returns that are overdue, the longest first; the days do not name them again. */
    overdue: z.array(handover),
    /** Today and tomorrow at the company, `YYYY-MM-DD`. */
    days: z.array(z.object({ day: z.string(), handovers: z.array(handover) })),
    /** Locations without a street, for an owner to read; empty for everybody else. */
    missing_addresses: z.array(z.string()),
  }),
});

const listedBooking = z.object({
  id: z.uuid(),
  number: z.string(),
  status: bookingStatus,
  car: z.string(),
  /** Empty when the account has been deleted. */
  renter: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  pickup: z.string(),
  /** The company proposes another car, and the renter has not decided yet. */
  has_replacement: z.boolean(),
  /** Minutes since the agreed return of a car that is not back; null: it is not overdue. */
  overdue_minutes: z.number().int().nullable(),
  /** An overdue rental has the car, and comes right before. */
  is_endangered: z.boolean(),
});
export type ListedBooking = z.infer<typeof listedBooking>;

/** 50 a page: overdue returns first, then the next one, of past and of all the latest. Moments are the company's wall clock. */
export const companyBookings = endpoint('companyBookings', {
  summary: 'Paid bookings of a company',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  query: z.object({
    /** Absent: of all lists. */
    when: z.enum(companyLists).optional(),
    /** A part of the number or of the renter's name. */
    q: text(80).optional(),
    /** The last one of the page before. */
    after: z.uuid().optional(),
  }),
  data: z.object({ bookings: z.array(listedBooking), has_more: z.boolean() }),
});

/** Moments are `YYYY-MM-DDTHH:mm` on the company's clock; amounts minor units, VAT included. */
export const companyBooking = endpoint('companyBooking', {
  summary: 'One booking of a company',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany.extend({ id: z.uuid() }),
  data: z.object({
    booking: z.object({
      id: z.uuid(),
      number: z.string(),
      status: bookingStatus,
      car: z.string(),
      start_date: z.string(),
      end_date: z.string(),
      pickup: z.string(),
      return: z.string(),
      is_delivery: z.boolean(),
      /** Null: the account has been deleted. */
      renter: z.object({ name: z.string(), phone: z.string(), documents_status: documentsStatus }).nullable(),
      /** Who drives besides: 'Luca M.' */
      drivers: z.array(z.object({ name: z.string(), documents_status: documentsStatus })),
      periods: z.object({ months: z.number().int(), weeks: z.number().int(), days: z.number().int() }),
      lines: z.array(quoteLine),
      total: minor,
      /** The platform's part of the total; of a booking that the company did not provide, what it owes. */
      commission: minor,
      /** The company's share, at check-in; nothing of a cancelled booking. */
      payout: minor,
      /** How what it has earned stands, the first one first. */
      payouts: z.array(payout),
      /** When the car was handed over, and the share became the company's; null before. */
      checked_in_at: z.string().nullable(),
      /** Null unless CANCELLED. */
      cancel_reason: z.enum(CANCEL_REASONS).nullable(),
      timeline: reservationDetail.shape.timeline,
      /** The car that was proposed instead; null when the renter has nothing to decide. */
      replacement: z.object({ car: z.string(), answer_until: z.string() }).nullable(),
      /** A later return that the renter asks for, or has to pay for; null when there is none. */
      extension: z
        .object({
          id: z.uuid(),
          end_date: z.string(),
          /** What the renter pays for it, and the company's share of that. */
          difference: minor,
          payout: minor,
          is_accepted: z.boolean(),
          /** Until when the company can answer, or the renter pay. */
          held_until: z.string(),
        })
        .nullable(),
      /** Minutes since the agreed return of a car that is not back; null: it is not overdue. */
      overdue_minutes: z.number().int().nullable(),
      /** The overdue rental that has the car and comes right before; null: there is none. */
      endangered_by: z.object({ id: z.uuid(), name: z.string() }).nullable(),
      /** The renter says that they were not given the car; null unless they have. */
      report: z
        .object({
          reported_at: z.string(),
          object_until: z.string(),
          can_object: z.boolean(),
          objected_at: z.string().nullable(),
        })
        .nullable(),
      /** What can be done with it now, whatever the member's role. */
      actions: z.object({
        /** The documents of renter and drivers can be looked at. */
        see_documents: z.boolean(),
        propose_replacement: z.boolean(),
        /** The last minute for it. */
        propose_until: z.string(),
        /** Until when the renter could answer. */
        answer_until: z.string(),
        not_provide: z.boolean(),
        no_show: z.boolean(),
        /** From when on; null when it is none of what can come. */
        no_show_from: z.string().nullable(),
        /** What the renter would get back now, and the commission that would be kept. */
        not_provide_refund: minor,
        no_show_refund: minor,
        no_show_commission: minor,
      }),
      deposit: minor,
      /** Whom the company sends its invoice, line by line; empty where the renter asked for none. */
      invoice_to: z.array(z.string()),
    }),
  }),
  errors: ['booking.not_found'],
});
