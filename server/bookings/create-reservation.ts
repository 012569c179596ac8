import type { z } from 'zod';
import type { createReservationBody } from '../../contract/bookings.ts';
import { HOLD_MINUTES } from '../../domain/booking/booking-state.ts';
import type { Deps } from '../deps.ts';
import type { PricedRental } from '../pricing/build-quote.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { inTransaction, sqlState } from '../platform/database.ts';
import { originOf } from '../platform/request-website.ts';
import type { BookingRow } from './booking-store.ts';
import { findPendingByHash, insertBooking, lockCar } from './booking-store.ts';
import { holdCar } from './hold-car.ts';
import { findBookableRenter, type Renter } from './find-bookable-renter.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { priceReservation } from './price-reservation.ts';
import { releaseOwnPending } from './release-own-pending.ts';
import { requestHash } from './request-hash.ts';

export type ReservationRequest = {
  carId: number;
  isSameTime: boolean;
  body: z.output<typeof createReservationBody>;
};

/** What is asked for, who asks, and what tells the same request from another one. */
export type Wish = { request: ReservationRequest; renter: Renter; hash: Buffer };

const MINUTE = 60_000;
/** PostgreSQL's unique_violation: the renter's coupon is in use by another of his bookings. */
const UNIQUE = '23505';

/**
 * Reserves a car for 30 minutes and opens its payment page (decisions.md 6). The same request again, from a double
 * click or a second tab, finds the same booking and the same page; a changed one replaces the renter's own unpaid
 * booking.
 */
export async function createReservation(
  deps: Deps,
  caller: RenterCaller,
  request: ReservationRequest,
): Promise<{ reservationId: string; url: string }> {
  if (!request.body.terms_accepted) {
    throw new AppError('booking.terms_not_accepted', { fields: { terms_accepted: 'terms_required' } });
  }
  const renter = await findBookableRenter(deps, caller);
  const hash = requestHash({ ...request.body, carId: request.carId, isSameTime: request.isSameTime });
  await releaseOwnPending(deps, caller, { request, renter, hash });
  const booking = await reserve(deps, caller, { request, renter, hash });
  return openPaymentPage(deps, booking, originOf(deps.config.PUBLIC_ORIGIN, caller.website));
}

async function reserve(deps: Deps, caller: RenterCaller, wish: Wish): Promise<BookingRow> {
  const { request, renter, hash } = wish;
  try {
    return await inTransaction(deps.database, async (transaction) => {
      await lockCar(transaction, request.carId);
      // A second tab may have reserved while this one waited for the lock.
      const again = await findPendingByHash(transaction, renter.id, hash, deps.clock.now());
      if (again) return again;
      const priced = await priceReservation(deps, transaction, caller, wish);
      const booking = await insertBooking(transaction, newBooking(caller, wish, priced, deps.clock.now()));
      if (!(await holdCar(transaction, booking))) throw new AppError('booking.dates_taken');
      await deps.jobs.send(
        transaction,
        'expire-booking',
        { bookingId: booking.id },
        { startAfter: booking.expires_at },
      );
      return booking;
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE) throw new AppError('coupon.already_used', { cause: error });
    throw error;
  }
}

function newBooking(
  { website, language }: RenterCaller,
  { request, renter, hash }: Wish,
  priced: PricedRental,
  now: Date,
) {
  const { body } = request;
  return {
    car_id: request.carId,
    company_id: priced.car.company_id,
    account_id: renter.id,
    website_id: website.id,
    status: 'PENDING' as const,
    pickup_local: priced.pickupLocal,
    return_local: priced.returnLocal,
    time_zone: priced.timeZone,
    starts_at: priced.startsAt,
    ends_at: priced.endsAt,
    pickup_location: JSON.stringify(body.pickup_location),
    return_location: JSON.stringify(body.return_location),
    is_same_time: request.isSameTime,
    is_delivery: body.delivery,
    billing: JSON.stringify(body.billing),
    company_billing: body.company ? JSON.stringify(body.company) : null,
    quote: JSON.stringify(priced.quote),
    currency: priced.quote.currency,
    total_minor: priced.quote.totalMinor,
    platform_charges_minor: priced.quote.platformChargesMinor,
    coupon_id: priced.coupon?.id ?? null,
    deal_id: priced.deal?.id ?? null,
    language,
    request_hash: hash,
    created_at: now,
    expires_at: new Date(now.getTime() + HOLD_MINUTES * MINUTE),
  };
}
