import type { Transaction } from 'kysely';
import { transition } from '../../domain/booking/booking-state.ts';
import { ledgerForPayment, ledgerForRefund } from '../../domain/commission/ledger.ts';
import type { Deps } from '../deps.ts';
import { insertLedgerTransaction } from '../payments/ledger-store.ts';
import type { PaymentPage } from '../payments/payment-gateway.ts';
import { insertRefund } from '../payments/refund-store.ts';
import { inTransaction } from '../platform/database.ts';
import type { DB } from '../platform/database-types.ts';
import { mailBookingPaid, mailLatePaymentRefunded } from './booking-mails.ts';
import { lockBooking, updateBooking, type BookingRow } from './booking-store.ts';
import { holdCar } from './hold-car.ts';

type Payment = { intentId: string; amountMinor: number };

/**
 * Takes up a payment, from the webhook or from the provider's own answer, never from the browser's return.
 * Repeated, early and late ones all end in the same state (decisions.md 6): PENDING becomes PAID; a booking that
 * had expired is restored while the car is still free; otherwise the money goes back in full.
 */
export async function confirmPayment(deps: Deps, bookingId: string, page: PaymentPage): Promise<void> {
  if (page.paymentIntentId === null) throw new Error('a paid page without a payment');
  const payment = { intentId: page.paymentIntentId, amountMinor: page.amountTotalMinor };
  await inTransaction(deps.database, (transaction) => confirmWithin(deps, transaction, bookingId, payment));
}

/** The same inside a transaction of the caller's. */
export async function confirmWithin(
  deps: Deps,
  transaction: Transaction<DB>,
  bookingId: string,
  payment: Payment,
): Promise<void> {
  const booking = await lockBooking(transaction, bookingId);
  if (booking === null) throw new Error('a payment for an unknown booking');
  if (booking.payment_intent_id === payment.intentId) return; // told before
  const now = deps.clock.now();
  const paid = { payment_intent_id: payment.intentId, paid_at: now };
  const history = { cancelReason: booking.cancel_reason };
  const status = transition(booking.status, booking.status === 'PENDING' ? 'pay' : 'late_payment', history);
  await bookPayment(transaction, booking, payment);
  const isHeld =
    status !== null && (booking.status === 'PENDING' || (await restoreHold(transaction, booking, now)));
  if (!isHeld) return refundLate(deps, transaction, booking, payment);
  await updateBooking(transaction, booking.id, { ...paid, status, cancelled_at: null, cancel_reason: null });
  await mailBookingPaid(deps, transaction, booking);
}

async function bookPayment(
  transaction: Transaction<DB>,
  booking: BookingRow,
  payment: Payment,
): Promise<void> {
  await insertLedgerTransaction(transaction, {
    bookingId: booking.id,
    kind: 'payment',
    reference: payment.intentId,
    entries: ledgerForPayment(payment.amountMinor),
  });
}

/** Blocks the car again for a booking that had expired; false when it is taken or the pickup has passed. */
async function restoreHold(transaction: Transaction<DB>, booking: BookingRow, now: Date): Promise<boolean> {
  return booking.starts_at > now && holdCar(transaction, booking);
}

async function refundLate(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  payment: Payment,
): Promise<void> {
  const refundId = await insertRefund(transaction, {
    bookingId: booking.id,
    paymentIntentId: payment.intentId,
    amountMinor: payment.amountMinor,
    reason: 'late_payment' as const,
  });
  if (refundId === null) return;
  await updateBooking(transaction, booking.id, {
    payment_intent_id: payment.intentId,
    refund_minor: payment.amountMinor,
  });
  await insertLedgerTransaction(transaction, {
    bookingId: booking.id,
    kind: 'late_payment_refund',
    reference: refundId,
    entries: ledgerForRefund(payment.amountMinor),
  });
  await deps.jobs.send(transaction, 'send-refund', { refundId });
  await mailLatePaymentRefunded(deps, transaction, booking);
}
