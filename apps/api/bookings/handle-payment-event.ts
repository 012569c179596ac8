import type { Transaction } from 'kysely';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import {
  listCheckoutSessions,
  markSessionClosed,
  hasSyncJob,
  insertPaymentEvent,
  findPaymentFor,
  type PaymentRow,
} from '../payments/payment-store.ts';
import { insertPaymentCase } from '../payments/payment-case-store.ts';
import type { CheckoutSession, PaymentEvent } from '../payments/payment-gateway.ts';
import { applyCheckoutPayment } from './apply-checkout-payment.ts';
import { findBooking } from './booking-store.ts';
import { lockPurpose } from './payment-purpose.ts';

type SessionEvent = Extract<PaymentEvent['about'], { kind: 'session' }>;

/**
 * Handles a signed event once, however often and in whatever order events arrive: remembering it and acting on it
 * are one transaction, so a crash in between leaves neither and the provider's next try does both. An event for a
 * booking that is not in this database changes no booking; if it was paid, a person has to look where the money belongs.
 */
export async function handlePaymentEvent(deps: Deps, event: PaymentEvent): Promise<void> {
  const { about } = event;
  if (about === null) return;
  await inTransaction(deps.database, async (transaction) => {
    if (about.kind === 'session') return handleSession(deps, transaction, event, about);
    // The job fetches the object's present state, as events arrive in any order. It is sent again if it was lost.
    const isNew = await insertPaymentEvent(transaction, event);
    if (isNew || !(await hasSyncJob(transaction, event.id, about.id)))
      await deps.jobs.send(transaction, 'sync-provider-object', about);
  });
}

async function handleSession(
  deps: Deps,
  transaction: Transaction<DB>,
  event: PaymentEvent,
  { session, outcome }: SessionEvent,
): Promise<void> {
  const { bookingId } = session;
  if (outcome === 'unpaid') return;
  if (bookingId === null || (await findBooking(transaction, bookingId)) === null) {
    if (outcome === 'paid') await openUnknownPaymentCase(transaction, session, null);
    return;
  }
  if (!(await insertPaymentEvent(transaction, event))) return;
  if (event.account !== null) return openAccountCase(transaction, event, session);
  const payment = await findPaymentFor(transaction, { bookingId, amendmentId: session.amendmentId });
  if (outcome !== 'paid') {
    if (payment) await endUnpaid(deps, transaction, payment, { session, outcome });
  } else if (payment === null) await openUnknownPaymentCase(transaction, session, bookingId);
  else await applyCheckoutPayment(deps, transaction, { paymentId: payment.id, session });
}

/**
 * Opens a case for a payment of an unknown booking (lost with a restored database, or another system's on the same
 * account), or of one for which nothing is to be paid.
 */
async function openUnknownPaymentCase(
  transaction: Transaction<DB>,
  { id: reference, bookingId: named, paymentIntentId }: CheckoutSession,
  bookingId: string | null,
): Promise<void> {
  const details = { kind: 'session', payment: paymentIntentId, booking: named };
  await insertPaymentCase(transaction, { kind: 'unknown_payment', reference, bookingId, details });
}

/** Opens a case for a session on a connected account: the platform's own sessions are all on its own account. */
async function openAccountCase(
  transaction: Transaction<DB>,
  { account, type }: PaymentEvent,
  { id, bookingId }: CheckoutSession,
): Promise<void> {
  const details = { problem: 'account', account, type } as const;
  await insertPaymentCase(transaction, { kind: 'payment_does_not_fit', reference: id, bookingId, details });
}

async function endUnpaid(
  deps: Deps,
  transaction: Transaction<DB>,
  payment: PaymentRow,
  { session, outcome }: { session: CheckoutSession; outcome: 'expired' | 'failed' },
): Promise<void> {
  const purpose = await lockPurpose(transaction, payment);
  const known = await listCheckoutSessions(transaction, payment.id);
  // A failed session ends the booking or change only if it is the payment's own.
  if (!known.some(({ id }) => id === session.id)) return;
  await markSessionClosed(transaction, session.id, deps.clock.now());
  await purpose.endUnpaid(deps, transaction, outcome);
}
