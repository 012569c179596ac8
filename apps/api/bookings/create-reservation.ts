import type { Transaction } from 'kysely';
import { HOLD_MINUTES, MAX_UNPAID_BOOKINGS } from '@nolo/domain/booking/booking-state.ts';
import type { Deps } from '../deps.ts';
import { insertPayment } from '../payments/payment-store.ts';
import { guardCoupon } from '../pricing/guard-coupon.ts';
import type { PricedRental } from '../pricing/build-quote.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { isHeldByOthers } from './hold-store.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { acceptTerms } from '../accounts/privacy/accept-terms.ts';
import { findRequestedPeriod, type RequestedPeriod } from './requested-period.ts';
import { countUnpaid, findPendingByHash, insertBooking, lockCar, type BookingRow } from './booking-store.ts';
import { paymentReturnUrl } from './booking-purpose.ts';
import { bookingRow, type Reservation } from './booking-row.ts';
import { insertBookingDrivers } from './booking-driver-store.ts';
import { holdCar } from './hold-car.ts';
import { findBookableRenter } from './find-bookable-renter.ts';
import { markPaid } from './mark-paid.ts';
import { openCheckout } from './open-checkout.ts';
import { priceReservation } from './price-reservation.ts';
import { supersedePendingBooking } from './supersede-pending-booking.ts';
import { requestHash } from './request-hash.ts';
import type { ReservationRequest, CreateBookingCommand } from './create-booking-command.ts';
import { sealBilling } from './seal-billing.ts';
import { isLookedUp } from './vat/look-up-vat-number.ts';

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

/** All of it or nothing: what is refused leaves the renter's earlier bookings as they were. */
async function reserve(
  deps: Deps,
  transaction: Transaction<DB>,
  caller: RenterCaller,
  request: ReservationRequest,
): Promise<BookingRow> {
  const now = deps.clock.now();
  const renter = await findBookableRenter(transaction, caller);
  const hash = requestHash({ ...request.body, carId: request.carId, isSameTime: request.isSameTime });
  const wish = { request, renter, hash };
  const period = await findRequestedPeriod(transaction, caller, request);
  await refuseTaken(transaction, wish, period);
  await lockCar(transaction, request.carId);
  const again = await findPendingByHash(transaction, renter.id, hash, now);
  if (again) return again;
  // Who had the lock before may have taken it.
  await refuseTaken(transaction, wish, period);
  const savedExpiry = period && (await supersedePendingBooking(deps, transaction, wish, period));
  const priced = await priceReservation(deps, transaction, caller, wish);
  if ((await countUnpaid(transaction, renter.id, now)) >= MAX_UNPAID_BOOKINGS) {
    throw new AppError('booking.too_many_unpaid');
  }
  const expiresAt = savedExpiry ?? new Date(now.getTime() + HOLD_MINUTES * MINUTE);
  const reservation = { ...reservationOf(deps, caller, wish, priced), createdAt: now, expiresAt };
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
  const asked = { accountId: renter.id, startsAt: period.startsAt, freeAt: period.freeAt };
  if (await isHeldByOthers(transaction, request.carId, asked)) throw new AppError('booking.dates_taken');
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
