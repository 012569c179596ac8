import type { Transaction } from 'kysely';
import type { Deps } from '../deps.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { mailPaymentExpired } from './mails/mail-booking-ended.ts';
import type { BookingRow } from './booking-store.ts';
import { releaseBooking } from './release-booking.ts';

/**
 * Ends an unpaid booking whose checkout session can no longer be paid. The renter gets a notice when the time was
 * up, and none when they closed the session before.
 */
export async function expireWithin(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  await releaseBooking(deps, transaction, booking, 'expired');
  const isTimeUp = booking.status === 'PENDING' && booking.expires_at <= deps.clock.now();
  if (isTimeUp) await mailPaymentExpired(deps, transaction, booking);
}
