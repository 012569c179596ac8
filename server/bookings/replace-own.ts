import type { Transaction } from 'kysely';
import { parseWireDateTime, toInstant } from '../../domain/calendar/zone.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { DB } from '../platform/database-types.ts';
import { findCarTimeZone, lockOwnOverlapping, type BookingRow } from './booking-store.ts';
import type { Wish } from './reservation-wish.ts';
import { closeSessionLater, releaseBooking } from './release-booking.ts';

/** The renter's own live bookings of this car in the asked period; none when the dates make no sense. */
async function ownBookings(transaction: Transaction<DB>, { request, renter }: Wish): Promise<BookingRow[]> {
  const timeZone = await findCarTimeZone(transaction, request.carId);
  if (timeZone === null) return [];
  const pickup = parseWireDateTime(request.body.start_date, timeZone);
  const back = parseWireDateTime(request.body.end_date, timeZone);
  if (pickup === null || back === null) return [];
  return lockOwnOverlapping(transaction, {
    accountId: renter.id,
    carId: request.carId,
    startsAt: new Date(toInstant(pickup, timeZone)),
    endsAt: new Date(toInstant(back, timeZone)),
  });
}

/**
 * Somebody who went back and changed the extras must not be refused because of their own unpaid booking: it makes
 * room. Tells when the first of those replaced would have expired, which the new one keeps: changing a letter does
 * not hold a car for longer. Null when there was none.
 */
export async function replaceOwn(deps: Deps, transaction: Transaction<DB>, wish: Wish): Promise<Date | null> {
  const own = await ownBookings(transaction, wish);
  if (own.some(({ status }) => status !== 'PENDING')) throw new AppError('booking.already_paid');
  const now = deps.clock.now();
  let keptExpiry: Date | null = null;
  for (const booking of own) {
    const isLate = booking.expires_at <= now;
    await releaseBooking(deps, transaction, booking, isLate ? 'expired' : 'replaced');
    await closeSessionLater(deps, transaction, booking);
    if (!isLate && (keptExpiry === null || booking.expires_at < keptExpiry)) keptExpiry = booking.expires_at;
  }
  return keptExpiry;
}
