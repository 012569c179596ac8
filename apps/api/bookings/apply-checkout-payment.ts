import type { Transaction } from 'kysely';
import { holdsCar } from '@nolo/domain/booking/booking-state.ts';
import { ledgerForPayment, ledgerForRefund } from '@nolo/domain/commission/ledger.ts';
import type { Deps } from '../deps.ts';
import { insertFinding } from '../payments/payment-case-store.ts';
import { insertLedgerTransaction } from '../payments/ledger-store.ts';
import type { CheckoutSession } from '../payments/payment-gateway.ts';
import { requestRefund } from '../payments/request-refund.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { mailLatePaymentRefunded } from './mails/mail-booking-ended.ts';
import { lockBooking, updateBooking, type BookingRow } from './booking-store.ts';
import { isCouponFree } from './coupon-use-store.ts';
import { holdCar } from './hold-car.ts';
import { markPaid } from './mark-paid.ts';
import { paymentProblem } from './payment-problem.ts';
import { lockRenter } from './renter-store.ts';

type Payment = { intentId: string; sessionId: string; amountMinor: number };

/**
 * Takes up a paid session, from the webhook or from the provider's own answer, never from the browser's return.
 * Repeated, early and late ones all end in the same state (docs/specification/states.md 3): PENDING becomes PAID; a
 * booking that had expired is restored while the car is still free; otherwise the money goes back in full. A session
 * that does not fit its booking is kept for a person to look at. False when the booking is unknown.
 */
export async function applyCheckoutPayment(
  deps: Deps,
  transaction: Transaction<DB>,
  { session, bookingId }: { session: CheckoutSession; bookingId: string },
): Promise<boolean> {
  await lockRenter(transaction, { bookingId });
  const booking = await lockBooking(transaction, bookingId);
  if (booking === null) return false;
  const { paymentIntentId: intentId, id: sessionId, amountTotalMinor: amountMinor } = session;
  const problem = paymentProblem(booking, session, deps.payments.isLive);
  if (problem !== null || intentId === null) {
    const details = { problem, session: sessionId, amountMinor, currency: session.currency };
    const reference = sessionId;
    await insertFinding(transaction, { kind: 'payment_does_not_fit', reference, bookingId, details });
    return true;
  }
  if (booking.payment_intent_id === intentId) return true; // told before
  const payment = { intentId, sessionId, amountMinor };
  await bookPayment(deps, transaction, booking, payment);
  const isSecond = booking.payment_intent_id !== null;
  if (isSecond) await refund(deps, transaction, booking, payment);
  else if (!(await keep(deps, transaction, booking, payment))) {
    await refundLate(deps, transaction, booking, payment);
  }
  return true;
}

/** Pays the booking; false when it has ended and cannot be restored. */
async function keep(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  payment: Payment,
): Promise<boolean> {
  if (!holdsCar(booking.status)) {
    const isWanted = booking.cancel_reason === 'expired' && booking.starts_at > deps.clock.now();
    if (!isWanted || !(await isCouponFree(transaction, booking))) return false;
    if (!(await holdCar(transaction, booking))) return false;
  }
  return markPaid(deps, transaction, booking, payment);
}

async function bookPayment(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  payment: Payment,
): Promise<void> {
  await insertLedgerTransaction(transaction, {
    bookingId: booking.id,
    kind: 'payment',
    reference: payment.intentId,
    at: clock.now(),
    entries: ledgerForPayment(payment.amountMinor),
  });
}

async function refundLate(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  payment: Payment,
): Promise<void> {
  const isRefunded = await requestRefund(deps, transaction, {
    bookingId: booking.id,
    paymentIntentId: payment.intentId,
    amountMinor: payment.amountMinor,
    reason: 'late_payment',
    entries: ledgerForRefund(payment.amountMinor),
  });
  if (!isRefunded) return;
  await updateBooking(transaction, booking.id, {
    payment_intent_id: payment.intentId,
    refund_minor: payment.amountMinor,
    ...(booking.cancel_reason === 'expired' ? { cancel_reason: 'late_payment_refunded' as const } : {}),
  });
  await mailLatePaymentRefunded(deps, transaction, booking);
}

/** A booking is paid once: what a second payment brought goes back, and the first one stays its own. */
async function refund(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  payment: Payment,
): Promise<void> {
  await requestRefund(deps, transaction, {
    bookingId: booking.id,
    paymentIntentId: payment.intentId,
    amountMinor: payment.amountMinor,
    reason: 'second_payment',
    entries: ledgerForRefund(payment.amountMinor),
  });
}
