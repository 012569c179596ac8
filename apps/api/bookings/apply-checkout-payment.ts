import type { Transaction } from 'kysely';
import { ledgerForPayment } from '@nolo/domain/commission/ledger.ts';
import type { PaymentProblem } from '@nolo/domain/payment/payment-case.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import {
  listCheckoutSessions,
  markSessionClosed,
  saveCheckoutSession,
  findPayment,
  findPaymentByIntent,
  insertUnmatched,
  markPaymentPaid,
  replaceUnmatched,
  type PaymentRow,
} from '../payments/payment-store.ts';
import { insertPaymentCase } from '../payments/payment-case-store.ts';
import { insertLedgerTransaction } from '../payments/ledger-store.ts';
import type { CheckoutSession } from '../payments/payment-gateway.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { lockToPay, type PaymentPurpose } from './payment-purpose.ts';

/**
 * Applies a paid session to what it was opened for, from the webhook or from the provider's own answer, never from the
 * browser's return. Repeated, early and late ones all end in the same state (docs/specification/states.md 3): what waits for
 * it is paid; what had expired is, too, while it can still be had; otherwise the money goes back in full. A session that
 * does not fit its payment becomes a payment case, which a person decides.
 */
export async function applyCheckoutPayment(
  deps: Deps,
  transaction: Transaction<DB>,
  { paymentId, session }: { paymentId: string; session: CheckoutSession },
): Promise<void> {
  const found = await findPayment(transaction, paymentId);
  if (found === null) return;
  const purpose = await lockToPay(transaction, found);
  const payment = (await findPayment(transaction, paymentId)) ?? found;
  const known = await listCheckoutSessions(transaction, paymentId);
  const { paymentIntentId: intentId } = session;
  const recorded = intentId === null ? null : await findPaymentByIntent(transaction, intentId);
  const problem = paymentProblem(payment, { known, recorded }, session, deps.payments.isLive);
  if (problem !== null || intentId === null) {
    return openPaymentCase(transaction, payment, session, problem);
  }
  if (recorded !== null && recorded.state !== 'unmatched') return; // applied before
  const taken = await recordPayment(deps, transaction, { payment, purpose, session, intentId }, recorded);
  if (taken.state !== 'applied') await refundAll(deps, transaction, taken, purpose);
}

async function openPaymentCase(
  transaction: Transaction<DB>,
  { booking_id: bookingId }: PaymentRow,
  { id: reference, amountTotalMinor: amountMinor, currency }: CheckoutSession,
  problem: PaymentProblem | null,
): Promise<void> {
  const details = { problem, session: reference, amountMinor, currency };
  await insertPaymentCase(transaction, { kind: 'payment_does_not_fit', reference, bookingId, details });
}

type Paid = { payment: PaymentRow; purpose: PaymentPurpose; session: CheckoutSession; intentId: string };

/** Books the money in the ledger and marks the payment it was for as paid; a second payment for the same gets a row of its own. */
async function recordPayment(
  deps: Deps,
  transaction: Transaction<DB>,
  { payment, purpose, session, intentId }: Paid,
  unmatched: PaymentRow | null,
): Promise<PaymentRow> {
  const at = deps.clock.now();
  const { booking_id: bookingId, amendment_id: amendmentId, currency } = payment;
  const money = { intentId, amountMinor: session.amountTotalMinor, at };
  let taken: PaymentRow;
  if (payment.state === 'open') {
    const state = (await purpose.apply(deps, transaction)) ? 'applied' : 'late';
    if (unmatched) await replaceUnmatched(transaction, unmatched.id, payment.id);
    taken = await markPaymentPaid(transaction, payment.id, { ...money, state });
    if (state === 'applied') await closeSession(transaction, taken, session.id, at);
  } else {
    const beside =
      unmatched ?? (await insertUnmatched(transaction, { bookingId, amendmentId, currency, intentId, at }));
    taken = await markPaymentPaid(transaction, beside.id, { ...money, state: 'duplicate' });
  }
  const entries = ledgerForPayment(money.amountMinor);
  const about = { bookingId, kind: 'payment', reference: intentId, paymentId: taken.id } as const;
  await insertLedgerTransaction(transaction, { ...about, at, entries });
  return taken;
}

/** Saves the session too: the provider's answer to its opening may have been lost. */
async function closeSession(
  transaction: Transaction<DB>,
  { id: paymentId }: PaymentRow,
  id: string,
  at: Date,
): Promise<void> {
  await saveCheckoutSession(transaction, { id, paymentId, url: null, at });
  await markSessionClosed(transaction, id, at);
}

/** Refunds in full what came too late or twice; the first payment stays the purpose's own. */
async function refundAll(
  deps: Deps,
  transaction: Transaction<DB>,
  { id: paymentId, booking_id: bookingId, amount_minor: amountMinor, state }: PaymentRow,
  purpose: PaymentPurpose,
): Promise<void> {
  const reason = state === 'late' ? 'late_payment' : 'second_payment';
  await requestRefund(deps, transaction, { bookingId, paymentId, amountMinor, reason });
  if (state === 'late') await purpose.noteLateRefund(deps, transaction, amountMinor);
}

/** Compares a paid session with the payment it names; null when they agree, otherwise what differs. */
function paymentProblem(
  { booking_id, amount_minor, currency }: PaymentRow,
  /** The payment's sessions, and the payment that has this intent already. */
  { known, recorded }: { known: readonly { id: string }[]; recorded: PaymentRow | null },
  session: Pick<CheckoutSession, 'id' | 'amountTotalMinor' | 'currency' | 'mode' | 'isLive'>,
  isLive: boolean,
): PaymentProblem | null {
  // No session is known when the provider's answer to the opening of this one was lost.
  const isOwn = known.length === 0 || known.some(({ id }) => id === session.id);
  if (!isOwn) return 'session';
  if (recorded !== null && recorded.booking_id !== booking_id) return 'intent';
  if (session.amountTotalMinor !== amount_minor) return 'amount';
  if (session.currency !== currency) return 'currency';
  if (session.mode !== 'payment') return 'mode';
  return session.isLive === isLive ? null : 'live';
}
