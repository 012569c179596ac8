import type { Transaction } from 'kysely';
import { can, transition } from '@nolo/domain/booking/booking-state.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { deleteHolds } from '../calendar/out-hold-store.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { findBalance } from '../payments/ledger-store.ts';
import {
  findPaymentCase,
  insertPaymentCase,
  markPaymentCaseResolved,
} from '../payments/payment-case-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { StaffCaller } from '../platform/caller.ts';
import { lockBooking, updateBooking, type BookingRow } from './booking-store.ts';
import { withdrawWaiting } from './amendments/apply-amendment.ts';
import { mailBookingCancelled } from './mails/mail-booking-ended.ts';
import { withdrawReplacement } from './replacements/end-replacement.ts';

/** Paid once, not begun, and nothing of it is held any more: it went back by hand, or in a lost dispute. */
export async function isUnfunded(connection: Connection, booking: BookingRow): Promise<boolean> {
  const isWaiting = booking.paid_at !== null && can(booking.status, 'cancel');
  if (!isWaiting || booking.total_minor === 0) return false;
  return (await findBalance(connection, booking.id, 'renter')) >= 0;
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
 * Ends the booking of such a case, and resolves it: its car is free, renter and company are told. No money moves.
 * @throws AppError `payment.case_not_found`, `payment.case_resolved`, `booking.not_unfunded`
 */
export async function endUnfundedBooking(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  caller: Pick<StaffCaller, 'kind' | 'accountId' | 'sessionId'>,
  { id, note }: { id: number; note: string },
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const paymentCase = await findPaymentCase(transaction, id);
    if (paymentCase === null) throw new AppError('payment.case_not_found');
    const { booking_id: bookingId, kind } = paymentCase;
    const booking = bookingId === null ? null : await lockBooking(transaction, bookingId);
    if (!(await markPaymentCaseResolved(transaction, String(id), at)))
      throw new AppError('payment.case_resolved');
    const status = booking && transition(booking.status, 'cancel');
    if (
      kind !== 'money_gone' ||
      booking === null ||
      status === null ||
      !(await isUnfunded(transaction, booking))
    )
      throw new AppError('booking.not_unfunded');
    await deleteHolds(transaction, { booking_id: booking.id }, at);
    await withdrawReplacement(deps, transaction, booking.id);
    await withdrawWaiting(deps, transaction, booking.id);
    const end = { status, cancelled_at: at, cancel_reason: 'payment_returned' } as const;
    await updateBooking(transaction, booking.id, end);
    const terms = { refundMinor: 0, commissionKeptMinor: 0, reason: 'payment_returned' } as const;
    await mailBookingCancelled(deps, transaction, booking, terms);
    await insertAuditEvent(transaction, caller, {
      action: 'unfunded_booking_ended',
      object: booking.number,
      at,
      change: { before: {}, after: { reason: note } },
    });
  });
}
