import type { Transaction } from 'kysely';
import { can } from '@nolo/domain/booking/booking-state.ts';
import { ledgerForPayment, ledgerForRefund } from '@nolo/domain/commission/ledger.ts';
import type { Deps } from '../../deps.ts';
import { insertFinding } from '../../payments/payment-case-store.ts';
import { insertLedgerTransaction } from '../../payments/ledger-store.ts';
import type { CheckoutSession } from '../../payments/payment-gateway.ts';
import { requestRefund } from '../../payments/request-refund.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { mailChangeNotMade } from '../mails/mail-booking-changed.ts';
import { lockBooking, lockCarOf, type BookingRow } from '../booking-store.ts';
import { paymentProblem } from '../payment-problem.ts';
import { lockRenter } from '../renter-store.ts';
import { lockOpenReplacement } from '../replacements/replacement-store.ts';
import {
  deleteChangeHolds,
  findChange,
  findWaitingChange,
  holdChange,
  lockChange,
  updateChange,
  type ChangeRow,
} from './change-store.ts';
import { makeChange } from './make-change.ts';

type Payment = { intentId: string; sessionId: string; amountMinor: number };
type Paid = { booking: BookingRow; change: ChangeRow; payment: Payment };

/**
 * Takes up the paid session of a change, from the webhook or the provider's own answer. A waiting change is made; one
 * that had expired is made all the same while its dates are free, the booking is what it was and no other car is
 * proposed; otherwise the money goes back in full and the booking stays. Repeated, early and late ones all end alike. False: unknown.
 */
export async function applyAmendmentPayment(
  deps: Deps,
  transaction: Transaction<DB>,
  { session, changeId }: { session: CheckoutSession; changeId: string },
): Promise<boolean> {
  const locked = await lockAll(transaction, changeId);
  if (locked === null) return false;
  const { booking, change } = locked;
  const { paymentIntentId: intentId, id: sessionId, amountTotalMinor: amountMinor } = session;
  const { checkout_session_id, difference_minor } = change;
  const expected = { checkout_session_id, total_minor: difference_minor, currency: booking.currency };
  const problem = paymentProblem(expected, session, deps.payments.isLive);
  if (problem !== null || intentId === null) {
    const details = { problem, session: sessionId, amountMinor, currency: session.currency };
    const about = { reference: sessionId, bookingId: booking.id, details };
    await insertFinding(transaction, { kind: 'payment_does_not_fit', ...about });
    return true;
  }
  if (change.payment_intent_id === intentId) return true; // told before
  const paid = { booking, change, payment: { intentId, sessionId, amountMinor } };
  await bookPayment(deps, transaction, paid);
  if (change.payment_intent_id !== null) await refund(deps, transaction, paid, 'second_payment');
  else if (!(await keep(deps, transaction, paid))) await refundLate(deps, transaction, paid);
  return true;
}

/** In the order of docs/decisions/0004: account, car, booking; then the change. */
async function lockAll(transaction: Transaction<DB>, changeId: string) {
  const found = await findChange(transaction, changeId);
  if (found === null) return null;
  await lockRenter(transaction, { bookingId: found.booking_id });
  await lockCarOf(transaction, found.booking_id);
  const booking = await lockBooking(transaction, found.booking_id);
  const change = await lockChange(transaction, changeId);
  return booking && change && { booking, change };
}

async function bookPayment(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { booking, payment }: Paid,
): Promise<void> {
  await insertLedgerTransaction(transaction, {
    bookingId: booking.id,
    kind: 'payment',
    reference: payment.intentId,
    at: clock.now(),
    entries: ledgerForPayment(payment.amountMinor),
  });
}

/** Makes the change; false when it cannot be made any more. */
async function keep(
  deps: Deps,
  transaction: Transaction<DB>,
  { booking, change, payment }: Paid,
): Promise<boolean> {
  const now = deps.clock.now();
  const isAsPriced = can(booking.status, 'change') && booking.revision === change.of_revision;
  if (!isAsPriced || change.status === 'withdrawn' || change.starts_at <= now) return false;
  // What is held for the renter's decision is of the dates before.
  if ((await lockOpenReplacement(transaction, booking.id)) !== null) return false;
  if (change.status === 'expired' && !(await holdAgain(transaction, booking, change))) return false;
  const paid = await updateChange(transaction, change.id, {
    payment_intent_id: payment.intentId,
    checkout_session_id: payment.sessionId,
    paid_at: now,
  });
  await makeChange(deps, transaction, { booking, change: paid });
  return true;
}

/** The dates of an expired change, if they are still free and the renter has not asked for others meanwhile. */
async function holdAgain(
  transaction: Transaction<DB>,
  booking: BookingRow,
  change: ChangeRow,
): Promise<boolean> {
  if ((await findWaitingChange(transaction, booking.id)) !== null) return false;
  const { id: changeId, starts_at: startsAt, free_at: freeAt } = change;
  const period = { bookingId: booking.id, carId: booking.car_id, startsAt, freeAt };
  if (await holdChange(transaction, { changeId, ...period })) return true;
  await deleteChangeHolds(transaction, changeId);
  return false;
}

async function refundLate(deps: Deps, transaction: Transaction<DB>, paid: Paid): Promise<void> {
  const { booking, change, payment } = paid;
  await refund(deps, transaction, paid, 'late_payment');
  await updateChange(transaction, change.id, {
    payment_intent_id: payment.intentId,
    paid_at: deps.clock.now(),
  });
  await mailChangeNotMade(deps, transaction, booking, { key: change.id, amountMinor: payment.amountMinor });
}

async function refund(
  deps: Deps,
  transaction: Transaction<DB>,
  { booking, payment }: Paid,
  reason: 'second_payment' | 'late_payment',
): Promise<void> {
  await requestRefund(deps, transaction, {
    bookingId: booking.id,
    paymentIntentId: payment.intentId,
    amountMinor: payment.amountMinor,
    reason,
    entries: ledgerForRefund(payment.amountMinor),
  });
}
