import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { HOLD_MINUTES, MAX_UNPAID_BOOKINGS } from '@nolo/domain/booking/booking-state.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { createReservationBody } from '@nolo/contract/bookings.ts';
import { lacksDocuments } from '@nolo/domain/identity/documents.ts';
import { parseWireDateTime, toInstant } from '@nolo/domain/calendar/zone.ts';
import { checkPaidDrivers } from '@nolo/domain/booking/additional-drivers.ts';
import { isTooSmallToCharge } from '@nolo/domain/pricing/discounts.ts';
import { addressOf } from '@nolo/domain/rental/booked-address.ts';
import { lockCar } from '../calendar/calendar-store.ts';
import type { Deps } from '../deps.ts';
import { insertPayment } from '../payments/payment-store.ts';
import { guardCoupon } from '../pricing/guard-coupon.ts';
import { buildQuote, type PricedRental } from '../pricing/build-quote.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller, Caller } from '../platform/caller.ts';
import { acceptTerms } from '../accounts/privacy/consent-store.ts';
import { findRenter } from '../pricing/quote-store.ts';
import { isHeldByOthers, holdCar } from './hold-store.ts';
import {
  countUnpaid,
  findPendingByHash,
  insertBooking,
  lockRenterAccount,
  findCarTimes,
  lockOwnOverlapping,
  type BookingRow,
} from './booking-store.ts';
import { paymentReturnUrl } from './payment-purpose.ts';
import { bookingRow, sealBilling, requestHash, type Reservation } from './booking-row.ts';
import { insertBookingDrivers } from './booking-driver-store.ts';
import { markPaid, closeCheckoutLater, releaseBooking } from './unpaid-booking.ts';
import { openCheckout } from './open-checkout.ts';
import { isLookedUp } from './vat/look-up-vat-number.ts';

type ReservationRequest = {
  carId: number;
  isSameTime: boolean;
  body: z.output<typeof createReservationBody>;
};

/** The request, its renter, and the hash by which a repeated request is recognised. */
type CreateBookingCommand = { request: ReservationRequest; renter: Renter; hash: Buffer };

const MINUTE = 60_000;

/**
 * Reserves a car for 30 minutes and opens its checkout session (docs/specification/states.md 3). The same request
 * again, from a double click or a second tab, finds the same booking and the same session; a changed one replaces the
 * renter's own unpaid booking (docs/decisions/0004).
 */
export async function createReservation(
  deps: Deps,
  caller: RenterCaller,
  request: ReservationRequest,
): Promise<{ reservationId: string; url: string }> {
  if (!request.body.terms_accepted) {
    throw new AppError('booking.terms_not_accepted', { fields: { terms_accepted: 'terms_required' } });
  }
  const guesser = { accountId: caller.accountId, address: '' };
  const booking = await guardCoupon(deps, guesser, request.body.coupon, () =>
    inTransaction(deps.database, (transaction) => reserve(deps, transaction, caller, request)),
  );
  const { id: reservationId } = booking;
  if (booking.total_minor === 0) {
    return { reservationId, url: `${paymentReturnUrl(booking, caller.origin)}?reservation=${reservationId}` };
  }
  const url = await openCheckout(deps, { bookingId: reservationId, amendmentId: null }, caller);
  return { reservationId, url };
}

/** One transaction: a refusal leaves the renter's earlier bookings as they were. */
async function reserve(
  deps: Deps,
  transaction: Transaction<DB>,
  caller: RenterCaller,
  request: ReservationRequest,
): Promise<BookingRow> {
  const now = deps.clock.now();
  const renter = await findBookableRenter(transaction, caller);
  const hash = requestHash({ ...request.body, carId: request.carId, isSameTime: request.isSameTime });
  const command = { request, renter, hash };
  const period = await findRequestedPeriod(transaction, caller, request);
  await refuseTaken(transaction, command, period);
  await lockCar(transaction, request.carId);
  const again = await findPendingByHash(transaction, renter.id, hash, now);
  if (again) return again;
  // The transaction that held the lock before may have booked the car.
  await refuseTaken(transaction, command, period);
  const savedExpiry = period && (await supersedePendingBooking(deps, transaction, command, period));
  const priced = await priceReservation(deps, transaction, caller, command);
  if ((await countUnpaid(transaction, renter.id, now)) >= MAX_UNPAID_BOOKINGS) {
    throw new AppError('booking.too_many_unpaid');
  }
  const expiresAt = savedExpiry ?? new Date(now.getTime() + HOLD_MINUTES * MINUTE);
  const reservation = { ...reservationOf(deps, caller, command, priced), createdAt: now, expiresAt };
  const booking = await insertBooking(transaction, bookingRow(reservation));
  if (isLookedUp(deps.vatRegistry, request.body.company)) {
    await deps.jobs.send(transaction, 'look-up-vat-number', { bookingId: booking.id });
  }
  await insertBookingDrivers(transaction, booking.id, priced.drivers);
  if (!(await holdCar(transaction, booking))) throw new AppError('booking.dates_taken');
  await acceptTerms(transaction, renter.id, now);
  // A deal or coupon may take everything off: the provider cannot charge nothing (docs/specification/price.md 4).
  if (booking.total_minor === 0) await markPaid(deps, transaction, booking);
  else await awaitPayment(deps, transaction, booking);
  return booking;
}

async function awaitPayment(deps: Deps, transaction: Transaction<DB>, booking: BookingRow): Promise<void> {
  const { id: bookingId, total_minor: amountMinor, currency, created_at: at } = booking;
  await insertPayment(transaction, { bookingId, amendmentId: null, amountMinor, currency, at });
  await deps.jobs.send(transaction, 'expire-booking', { bookingId }, { startAfter: booking.expires_at });
}

/**
 * A car that is taken is refused with one small query, before and after the wait for its lock: pricing and inserting
 * first made a queue of hundreds for one car outlast the database's time limits. `holdCar` remains the judge.
 */
async function refuseTaken(
  transaction: Transaction<DB>,
  { request, renter }: CreateBookingCommand,
  period: RequestedPeriod | null,
): Promise<void> {
  if (period === null) return;
  const requested = { accountId: renter.id, startsAt: period.startsAt, freeAt: period.freeAt };
  if (await isHeldByOthers(transaction, request.carId, requested)) throw new AppError('booking.dates_taken');
}

function reservationOf(
  { vault }: Deps,
  { website, language }: RenterCaller,
  { request, renter, hash }: CreateBookingCommand,
  priced: PricedRental,
): Omit<Reservation, 'createdAt' | 'expiresAt'> {
  const { body } = request;
  return {
    ...priced,
    carId: request.carId,
    companyId: priced.car.company_id,
    accountId: renter.id,
    websiteId: website.id,
    isSameTime: request.isSameTime,
    isDelivery: body.delivery,
    billing: sealBilling(vault, renter.id, body.billing),
    companyBilling: body.company ?? null,
    extras: body.extras,
    language,
    requestHash: hash,
  };
}

type Renter = { id: string; email: string; firstName: string };

/**
 * The renter, if allowed to book: verified e-mail address and uploaded documents (docs/specification/accounts.md 5).
 * Waiting for review is enough to book; check-in needs them verified.
 */
async function findBookableRenter(
  transaction: Transaction<DB>,
  { accountId }: RenterCaller,
): Promise<Renter> {
  const row = await lockRenterAccount(transaction, accountId);
  if (row === null) throw new AppError('auth.required');
  if (row.email_verified_at === null) throw new AppError('account.email_not_verified');
  if (lacksDocuments(row.documents_status)) throw new AppError('booking.documents_missing');
  return { id: row.id, email: row.email, firstName: row.first_name };
}

/** From pickup to return, and until when the company's turnaround keeps the car. */
type RequestedPeriod = { startsAt: Date; endsAt: Date; freeAt: Date };

/** The moments a request means; null for an unknown car and for dates that make no sense, which pricing refuses. */
async function findRequestedPeriod(
  connection: Connection,
  { website }: Caller,
  { carId, body }: ReservationRequest,
): Promise<RequestedPeriod | null> {
  const times = await findCarTimes(connection, carId, website);
  if (times === null) return null;
  const pickup = parseWireDateTime(body.start_date, times.timeZone);
  const back = parseWireDateTime(body.end_date, times.timeZone);
  if (pickup === null || back === null) return null;
  const startsAt = new Date(toInstant(pickup, times.timeZone));
  const endsAt = new Date(toInstant(back, times.timeZone));
  if (endsAt <= startsAt) return null;
  return { startsAt, endsAt, freeAt: new Date(endsAt.getTime() + times.turnaroundMinutes * 60_000) };
}

/**
 * Somebody who went back and changed the extras must not be refused because of their own unpaid booking: it makes
 * room. Returns when the first of those replaced would have expired, null when there was none: the new booking expires
 * then too, as changing a letter must not hold a car for longer.
 */
async function supersedePendingBooking(
  deps: Deps,
  transaction: Transaction<DB>,
  { request, renter }: CreateBookingCommand,
  { startsAt, endsAt }: RequestedPeriod,
): Promise<Date | null> {
  const where = { accountId: renter.id, carId: request.carId, startsAt, endsAt };
  const own = await lockOwnOverlapping(transaction, where);
  if (own.some(({ status }) => status !== 'PENDING')) throw new AppError('booking.already_paid');
  const now = deps.clock.now();
  let savedExpiry: Date | null = null;
  for (const booking of own) {
    const isLate = booking.expires_at <= now;
    await releaseBooking(deps, transaction, booking, isLate ? 'expired' : 'replaced');
    await closeCheckoutLater(deps, transaction, { bookingId: booking.id, amendmentId: null });
    if (!isLate && (savedExpiry === null || booking.expires_at < savedExpiry)) {
      savedExpiry = booking.expires_at;
    }
  }
  return savedExpiry;
}

/**
 * The server's price of the request, the only one that counts. Another total than the renter saw is refused (409 `booking.price_changed`): nobody pays a price that was not shown. So is one that the
 * provider cannot charge (422 `booking.total_too_small`).
 */
async function priceReservation(
  deps: Deps,
  transaction: Transaction<DB>,
  caller: RenterCaller,
  { request, renter }: Pick<CreateBookingCommand, 'request' | 'renter'>,
): Promise<PricedRental> {
  const { body } = request;
  const priced = await buildQuote(transaction, caller, {
    carId: request.carId,
    pickup: body.start_date,
    return: body.end_date,
    sameTime: request.isSameTime,
    dealId: body.dealId,
    coupon: body.coupon,
    extras: body.extras,
    drivers: body.additional_drivers,
    lockCoupon: true,
    isDelivered: body.delivery,
    deliveryAddress: body.pickup_location ? addressOf(body.pickup_location) : null,
    returnLocationId: body.return_location?.id ?? null,
    renter: await findRenter(transaction, renter.id),
    now: deps.clock.now(),
  });
  if (!priced.car.is_online) throw new AppError('booking.car_offline');
  const problem = checkPaidDrivers(priced.drivers.length, priced.paidDrivers);
  if (problem !== null) throw new AppError(problem, { fields: { additional_drivers: problem } });
  if (priced.quote.totalMinor !== body.expected_total) {
    throw new AppError('booking.price_changed', { fields: { expected_total: 'booking.price_changed' } });
  }
  if (isTooSmallToCharge(priced.quote.totalMinor)) throw new AppError('booking.total_too_small');
  return priced;
}
