import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { BookingStatus } from '../../domain/booking/booking-state.ts';
import type { CounterEvent } from '../../domain/booking/timeline.ts';
import { parseLocalDateTime } from '../../domain/calendar/local-date-time.ts';
import { toInstant } from '../../domain/calendar/zone.ts';
import { ledgerForPayment } from '../../domain/commission/ledger.ts';
import { computeQuote, type QuoteExtra } from '../../domain/pricing/quote.ts';
import { insertHold } from '../../server/bookings/booking-store.ts';
import { insertLedgerTransaction } from '../../server/payments/ledger-store.ts';
import type { Database } from '../../server/platform/database.ts';
import type { Booking } from '../../server/platform/database-types.ts';
import { createCar, inDays } from './car.ts';
import type { TestRenter } from './renter.ts';
import { reservationBody } from './reservation.ts';

const ZONE = 'Europe/Rome';
/** What the counter has noted by the time a booking stands so. */
const NOTED: Partial<Record<BookingStatus, CounterEvent[]>> = {
  SIGNED: ['signed'],
  'DEPOSIT COLLECTED': ['signed', 'deposit_collected'],
  'CHECKED IN': ['signed', 'deposit_collected', 'checked_in'],
  'CHECKED OUT': ['signed', 'deposit_collected', 'checked_in', 'checked_out'],
  'CHECKOUT ISSUE ADDED': ['signed', 'deposit_collected', 'checked_in', 'checked_out_with_issue'],
};

type Options = {
  status?: BookingStatus;
  car?: Awaited<ReturnType<typeof createCar>>;
  /** Wall clock in Rome; default three days in ten days' time. */
  pickup?: string;
  return?: string;
  extras?: QuoteExtra[];
  values?: Partial<Insertable<Booking>>;
};

function instantOf(local: string): Date {
  const parsed = parseLocalDateTime(local);
  if (parsed === null) throw new Error(`${local} is no time`);
  return new Date(toInstant(parsed, ZONE));
}

/** A booking as checkout, payment and counter leave it in a status, without going through them: 180.00 for 3 days. */
export async function createBooking(database: Database, renter: TestRenter, options: Options = {}) {
  const { status = 'PAID', pickup = inDays(10), return: back = inDays(13) } = options;
  const car = options.car ?? (await createCar(database));
  const { pickup_location, return_location, billing } = reservationBody();
  const [startsAt, endsAt] = [instantOf(pickup), instantOf(back)];
  const days = Math.max(1, Math.ceil((endsAt.getTime() - startsAt.getTime() - 3_600_000) / 86_400_000));
  const quote = computeQuote({
    days,
    prices: { dayMinor: car.day_minor, weekMinor: car.week_minor, monthMinor: car.month_minor },
    currency: 'EUR',
    deal: null,
    coupon: null,
    extras: options.extras ?? [],
    fees: { youngDriverPerDayMinor: null, oneWayMinor: null, deliveryMinor: null, flexibleReturnMinor: null },
    applies: { youngDriver: false, oneWay: false, delivery: false, flexibleReturn: false },
    depositMinor: car.deposit_minor,
  });
  const now = new Date();
  const isPaid = status !== 'PENDING' && status !== 'CANCELLED';
  const booking = await database
    .insertInto('booking')
    .values({
      car_id: car.id,
      company_id: car.company_id,
      account_id: renter.accountId,
      status,
      pickup_local: pickup,
      return_local: back,
      time_zone: ZONE,
      starts_at: startsAt,
      ends_at: endsAt,
      pickup_location: JSON.stringify(pickup_location),
      return_location: JSON.stringify(return_location),
      is_same_time: true,
      billing: JSON.stringify({ ...billing, email: renter.email }),
      quote: JSON.stringify(quote),
      currency: 'EUR',
      total_minor: quote.totalMinor,
      platform_charges_minor: quote.platformChargesMinor,
      language: 'en',
      request_hash: randomBytes(32),
      created_at: now,
      expires_at: new Date(now.getTime() + 30 * 60_000),
      ...(isPaid && { paid_at: now, payment_intent_id: `pi_${randomBytes(12).toString('hex')}` }),
      ...(status === 'CANCELLED' && { cancelled_at: now, cancel_reason: 'renter' }),
      ...options.values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (status !== 'CANCELLED') {
    await insertHold(database, { bookingId: booking.id, carId: car.id, startsAt, endsAt });
  }
  if (isPaid) {
    await insertLedgerTransaction(database, {
      bookingId: booking.id,
      kind: 'payment',
      reference: String(booking.payment_intent_id),
      entries: ledgerForPayment(booking.total_minor),
    });
  }
  for (const kind of NOTED[status] ?? []) {
    await database.insertInto('booking_event').values({ booking_id: booking.id, kind, at: now }).execute();
  }
  return { ...booking, car };
}
