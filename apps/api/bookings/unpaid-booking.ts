import type { Transaction } from 'kysely';
import { can, transition } from '@nolo/domain/booking/booking-state.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { CancelReason } from '@nolo/domain/booking/cancel-reason.ts';
import type { Deps } from '../deps.ts';
import { deleteHolds } from '../calendar/out-hold-store.ts';
import { findPaymentFor, type PaidFor } from '../payments/payment-store.ts';
import { mailBookingPaid } from './mails/booking-mail.ts';
import { planReminder } from './remind-pickup.ts';
import { updateBooking, type BookingRow } from './booking-store.ts';

/**
 * The only way to PAID: by a payment, or without one when nothing is to be paid. The car must be held by then. The
 * caller has locked the booking; false when its state does not allow it.
 */
export async function markPaid(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<boolean> {
  const event = can(booking.status, 'pay') ? 'pay' : 'late_payment';
  const status = transition(booking.status, event, { cancelReason: booking.cancel_reason });
  if (status === null) return false;
  const paid = await updateBooking(transaction, booking.id, {
    status,
    paid_at: deps.clock.now(),
    cancelled_at: null,
    cancel_reason: null,
  });
  await mailBookingPaid(deps, transaction, paid);
  await planReminder(deps, transaction, paid);
  return true;
}

/** Ends an unpaid booking and frees its car; a paid or ended one stays as it is. The caller has locked the booking. */
export async function releaseBooking(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  reason: Extract<
    CancelReason,
    'expired' | 'replaced' | 'payment_unavailable' | 'payment_failed' | 'payment_does_not_fit'
  >,
): Promise<void> {
  const status = transition(booking.status, 'expire');
  if (status === null) return;
  const cancelled_at = deps.clock.now();
  await deleteHolds(transaction, { booking_id: booking.id }, cancelled_at);
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
