import { parseWireDateTime, toInstant } from '../../domain/calendar/zone.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { findCarTimeZone, findOwnOverlapping, lockBooking, type BookingRow } from './booking-store.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { Wish } from './create-reservation.ts';
import { priceReservation } from './price-reservation.ts';
import { releaseBooking } from './release-booking.ts';

/** The renter's own live bookings of this car in the asked period; none when the dates make no sense. */
async function ownBookings(deps: Deps, { request, renter }: Wish): Promise<BookingRow[]> {
  const timeZone = await findCarTimeZone(deps.database, request.carId);
  if (timeZone === null) return [];
  const pickup = parseWireDateTime(request.body.start_date, timeZone);
  const back = parseWireDateTime(request.body.end_date, timeZone);
  if (pickup === null || back === null) return [];
  return findOwnOverlapping(deps.database, {
    accountId: renter.id,
    carId: request.carId,
    startsAt: new Date(toInstant(pickup, timeZone)),
    endsAt: new Date(toInstant(back, timeZone)),
  });
}

class TriedOut extends Error {}

/** Throws what the wish would be refused for once the old bookings are gone; changes nothing either way. */
async function tryOut(
  deps: Deps,
  caller: RenterCaller,
  wish: Wish,
  old: readonly BookingRow[],
): Promise<void> {
  const trial = inTransaction(deps.database, async (transaction) => {
    for (const { id } of old) {
      const locked = await lockBooking(transaction, id);
      if (locked) await releaseBooking(transaction, locked, 'replaced', deps.clock.now());
    }
    await priceReservation(deps, transaction, caller, wish);
    throw new TriedOut();
  });
  await trial.catch((error: unknown) => {
    if (!(error instanceof TriedOut)) throw error;
  });
}

/**
 * Someone who went back and changed the extras must not be refused because of his own unpaid booking: its page is
 * closed and the car let go. A page that turns out to be paid answers 409 `booking.already_paid`. A wish that is
 * refused anyway, for its price or its dates, leaves the booking as it is.
 */
export async function releaseOwnPending(deps: Deps, caller: RenterCaller, wish: Wish): Promise<void> {
  const { hash } = wish;
  const own = await ownBookings(deps, wish);
  if (own.some(({ status }) => status !== 'PENDING')) throw new AppError('booking.already_paid');
  const now = deps.clock.now();
  const old = own.filter((booking) => !booking.request_hash.equals(hash) || booking.expires_at <= now);
  if (old.length > 0) await tryOut(deps, caller, wish, old);
  for (const booking of old) {
    const sessionId = booking.checkout_session_id;
    const page = sessionId === null ? null : await deps.payments.closePage(sessionId);
    if (page?.state === 'paid') {
      await confirmPayment(deps, booking.id, page);
      throw new AppError('booking.already_paid');
    }
    if (page?.state === 'processing') throw new AppError('booking.already_paid');
    await inTransaction(deps.database, async (transaction) => {
      const locked = await lockBooking(transaction, booking.id);
      if (locked) await releaseBooking(transaction, locked, 'replaced', deps.clock.now());
    });
  }
}
