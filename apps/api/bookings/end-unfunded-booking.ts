import type { Transaction } from 'kysely';
import { can, transition } from '@nolo/domain/booking/booking-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { insertPaymentCase, resolvePaymentCaseOf } from '../payments/payment-case-store.ts';
import { findBalance } from '../payments/ledger-store.ts';
import { deleteHold, lockBookingByNumber, updateBooking, type BookingRow } from './booking-store.ts';
import { withdrawWaiting } from './amendments/apply-amendment.ts';
import { mailBookingCancelled } from './mails/mail-booking-ended.ts';
import { withdrawReplacement } from './replacements/end-replacement.ts';

/** Paid once, not begun, and nothing of it is held any more: it went back by hand, or in a lost dispute. */
async function isUnfunded(transaction: Transaction<DB>, booking: BookingRow): Promise<boolean> {
  const isWaiting = booking.paid_at !== null && can(booking.status, 'cancel');
  if (!isWaiting || booking.total_minor === 0) return false;
  return (await findBalance(transaction, booking.id, 'renter')) >= 0;
}

/**
 * A booking that holds its car, and whose money has gone, is a case for a person: nobody pays the company at check-in. The
 * caller holds its lock.
 */
export async function noteUnfunded(transaction: Transaction<DB>, booking: BookingRow): Promise<void> {
  if (!(await isUnfunded(transaction, booking))) return;
  const { id, number, total_minor: totalMinor } = booking;
  await insertPaymentCase(transaction, {
    kind: 'money_gone',
    reference: id,
    bookingId: id,
    details: { number, totalMinor },
  });
}

/**
 * Ends such a booking: its car is free, renter and company are told, and its case is resolved. No money moves. Ended before,
 * nothing happens again.
 */
export async function endUnfundedBooking(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  { number }: { number: string },
): Promise<'ended' | 'unknown' | 'not_unfunded'> {
  return inTransaction(deps.database, async (transaction) => {
    const booking = await lockBookingByNumber(transaction, number);
    if (booking === null) return 'unknown';
    const status = transition(booking.status, 'cancel');
    if (status === null || !(await isUnfunded(transaction, booking))) return 'not_unfunded';
    const now = deps.clock.now();
    await deleteHold(transaction, booking.id);
    await withdrawReplacement(deps, transaction, booking.id);
    await withdrawWaiting(deps, transaction, booking.id);
    const end = { status, cancelled_at: now, cancel_reason: 'payment_returned' } as const;
    await updateBooking(transaction, booking.id, end);
    const terms = { refundMinor: 0, commissionKeptMinor: 0, reason: 'payment_returned' } as const;
    await mailBookingCancelled(deps, transaction, booking, terms);
    await resolvePaymentCaseOf(transaction, { kind: 'money_gone', reference: booking.id }, now);
    return 'ended';
  });
}
