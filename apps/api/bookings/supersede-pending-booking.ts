import type { Transaction } from 'kysely';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { RequestedPeriod } from './requested-period.ts';
import { lockOwnOverlapping } from './booking-store.ts';
import type { CreateBookingCommand } from './create-booking-command.ts';
import { closeCheckoutLater, releaseBooking } from './release-booking.ts';

/**
 * Somebody who went back and changed the extras must not be refused because of their own unpaid booking: it makes
 * room. Tells when the first of those replaced would have expired, which the new one keeps: changing a letter does
 * not hold a car for longer. Null when there was none.
 */
export async function supersedePendingBooking(
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
    if (!isLate && (savedExpiry === null || booking.expires_at < savedExpiry))
      savedExpiry = booking.expires_at;
  }
  return savedExpiry;
}
