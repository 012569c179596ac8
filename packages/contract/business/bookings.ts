import { z } from 'zod';
import { handoverKinds } from '@nolo/domain/booking/handover.ts';
import { bookingStatus } from '../bookings.ts';
import { quoteLine } from '../quotes.ts';
import { minor } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

const handover = z.object({
  kind: z.enum(handoverKinds),
  /** Of the booking. */
  id: z.uuid(),
  number: z.string(),
  status: bookingStatus,
  /** Wall clock at the company. */
  at: z.string(),
  car: z.string(),
  /** Empty when the account has been deleted. */
  renter: z.string(),
  place: z.string(),
  is_delivery: z.boolean(),
});
export type Handover = z.infer<typeof handover>;

/** Of paid bookings; what is done already stays on the list of its day. */
export const handovers = endpoint('handovers', {
  summary: 'Pickups and returns of today and tomorrow',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  data: z.object({
    /** Today and tomorrow at the company, `YYYY-MM-DD`. */
    days: z.array(z.object({ day: z.string(), handovers: z.array(handover) })),
  }),
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
      renter: z.object({ name: z.string(), phone: z.string() }).nullable(),
      drivers: z.array(z.string()),
      periods: z.object({ months: z.number().int(), weeks: z.number().int(), days: z.number().int() }),
      lines: z.array(quoteLine),
      total: minor,
      /** The company's share, at check-in; nothing of a cancelled booking. */
      payout: minor,
      deposit: minor,
      /** Whom the company sends its invoice, line by line; empty where the renter asked for none. */
      invoice_to: z.array(z.string()),
    }),
  }),
  errors: ['booking.not_found'],
});
