import type { Transaction } from 'kysely';
import { transition } from '../../domain/booking/booking-state.ts';
import type { DB } from '../platform/database-types.ts';
import { deleteHold, updateBooking, type BookingRow } from './booking-store.ts';

type Reason = 'expired' | 'replaced' | 'payment_unavailable';

/** Ends an unpaid booking and lets the car go; anything already paid or ended stays as it is. */
export async function releaseBooking(
  transaction: Transaction<DB>,
  booking: BookingRow,
  reason: Reason,
  now: Date,
): Promise<void> {
  const status = transition(booking.status, 'expire');
  if (status === null) return;
  await deleteHold(transaction, booking.id);
  await updateBooking(transaction, booking.id, { status, cancelled_at: now, cancel_reason: reason });
}
