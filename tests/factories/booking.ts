import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { insertBookingAsItStands } from '@nolo/api/demo/records/insert-booking.ts';
import { HOLD_MINUTES, type BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import { billableDays } from '@nolo/domain/calendar/billable-days.ts';
import { parseLocalDateTime, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant } from '@nolo/domain/calendar/zone.ts';
import { computeQuote, type Quote, type QuoteExtra } from '@nolo/domain/pricing/quote.ts';
import { bookingRow } from '@nolo/api/bookings/booking-row.ts';
import { ownPlace } from '@nolo/api/pricing/pickup-return.ts';
import { saveCheckoutSession, findPaymentFor } from '@nolo/api/payments/payment-store.ts';
import { saveConfirmation } from '@nolo/api/payments/reconciliation-store.ts';
import type { Database } from '@nolo/db/database.ts';
import type { Booking } from '@nolo/db/database-types.ts';
import { createCar, inDays } from './car.ts';
import type { TestRenter } from './renter.ts';
import { billing } from './reservation.ts';
import { testNow } from '../setup/test-day.ts';

const ZONE = 'Europe/Rome';

type TestCar = Awaited<ReturnType<typeof createCar>>;
type Options = {
  status?: BookingStatus;
  car?: TestCar;
  /** Wall clock in Rome; default three days in ten days' time. */
  pickup?: string;
  return?: string;
  extras?: QuoteExtra[];
  values?: Partial<Insertable<Booking>>;
  /** The hosted page on which it is to be paid. */
  checkout?: { id: string; url: string };
  /** Without it, its money is the ledger's alone, as the demo's. */
  isAtProvider?: boolean;
};

function localOf(text: string): LocalDateTime {
  const parsed = parseLocalDateTime(text);
  if (parsed === null) throw new Error(`${text} is no time`);
  return parsed;
}

function quoteOf(car: TestCar, days: number, extras: QuoteExtra[]): Quote {
  return computeQuote({
    days,
    prices: { dayMinor: car.day_minor, weekMinor: car.week_minor, monthMinor: car.month_minor },
    currency: 'EUR',
    deal: null,
    coupon: null,
    extras,
    fees: { youngDriverPerDayMinor: null, oneWayMinor: null, deliveryMinor: null, flexibleReturnMinor: null },
    applies: { youngDriver: false, oneWay: false, delivery: false, flexibleReturn: false },
    depositMinor: car.deposit_minor,
  });
}

/** When and how a booking came to stand so. */
function standing(status: BookingStatus, now: Date): Partial<Insertable<Booking>> {
  if (status === 'PENDING') return { status };
  if (status === 'CANCELLED') return { status, cancelled_at: now, cancel_reason: 'renter' };
  return { status, paid_at: now };
}

/** A booking as checkout, payment and counter leave it in a status, without going through them: 180.00 for 3 days. */
export async function createBooking(database: Database, renter: TestRenter, options: Options = {}) {
  // Not in any list: in the browser other tests' lists would show it, and the image store has no picture of it.
  const car = options.car ?? (await createCar(database, { is_online: false }));
  const now = testNow();
  const pickup = localOf(options.pickup ?? inDays(10));
  const back = localOf(options.return ?? inDays(13));
  const endsAt = toInstant(back, ZONE);
  const row = bookingRow({
    carId: car.id,
    companyId: car.company_id,
    accountId: renter.accountId,
    websiteId: null,
    language: 'en',
    timeZone: ZONE,
    pickupLocal: pickup,
    returnLocal: back,
    startsAt: toInstant(pickup, ZONE),
    endsAt,
    pickupReturn: { pickup: ownPlace(car), return: ownPlace(car) },
    isSameTime: true,
    isDelivery: false,
    billing: { ...billing, email: renter.email },
    companyBilling: null,
    extras: [],
    quote: quoteOf(car, billableDays(pickup, back), options.extras ?? []),
    inclusions: null,
    coupon: null,
    deal: null,
    requestHash: randomBytes(32),
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOLD_MINUTES * 60_000),
  });
  const values = { ...row, ...standing(options.status ?? 'PAID', now), ...options.values };
  const intentId = `pi_${randomBytes(12).toString('hex')}`;
  const { isAtProvider = true } = options;
  const circumstances = { freeAt: new Date(endsAt), intentId, isAtProvider, now };
  const booking = await insertBookingAsItStands(database, values, circumstances);
  // Paid without the provider, which is not to be asked about it.
  if (booking.paid_at !== null) await saveConfirmation(database, intentId, now);
  const payment = await findPaymentFor(database, { bookingId: booking.id, amendmentId: null });
  if (options.checkout && payment) {
    await saveCheckoutSession(database, { ...options.checkout, paymentId: payment.id, at: now });
  }
  return { ...booking, car, paymentId: String(payment?.id) };
}
