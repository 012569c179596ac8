import type { Transaction } from 'kysely';
import { transition } from '@nolo/domain/booking/booking-state.ts';
import type { CancelReason } from '@nolo/domain/booking/cancel-reason.ts';
import type { Deps } from '../deps.ts';
import { findPaymentFor, type PaidFor } from '../payments/payment-store.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { deleteHold, updateBooking, type BookingRow } from './booking-store.ts';

/** Ends an unpaid booking and makes its car free; anything already paid or ended stays as it is. The caller has locked it. */
export async function releaseBooking(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  reason: Exclude<
    CancelReason,
    'renter' | 'payment_returned' | 'late_payment_refunded' | 'replacement_refused' | 'replacement_unanswered'
  >,
): Promise<void> {
  const status = transition(booking.status, 'expire');
  if (status === null) return;
  await deleteHold(transaction, booking.id);
  const cancelled_at = deps.clock.now();
  await updateBooking(transaction, booking.id, { status, cancelled_at, cancel_reason: reason });
}

/** Has a job close the checkout of what ended unpaid; a payment made on it before that is a late one. */
export async function closeCheckoutLater(
  deps: Pick<Deps, 'jobs'>,
  transaction: Transaction<DB>,
  paidFor: PaidFor,
): Promise<void> {
  const payment = await findPaymentFor(transaction, paidFor);
  if (payment) await deps.jobs.send(transaction, 'close-checkout', { paymentId: payment.id });
}
