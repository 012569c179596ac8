import type { Transaction } from 'kysely';
import type { Deps } from '../deps.ts';
import { insertFinding } from '../payments/payment-case-store.ts';
import type { CheckoutSession, PaymentEvent } from '../payments/payment-gateway.ts';
import { hasFollowJob, insertPaymentEvent } from '../payments/payment-event-store.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { findBooking, lockBooking } from './booking-store.ts';
import { endUnpaidChange } from './changes/end-change-session.ts';
import { applyAmendmentPayment } from './changes/apply-amendment-payment.ts';
import { expireWithin } from './expire-within.ts';
import { releaseBooking } from './release-booking.ts';
import { applyCheckoutPayment } from './apply-checkout-payment.ts';

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
    // How the object stands is asked for anew: the event may be older than the last one, or its job may be lost.
    const isNew = await insertPaymentEvent(transaction, event);
    if (isNew || !(await hasFollowJob(transaction, event.id, about.id)))
      await deps.jobs.send(transaction, 'follow-payment', about);
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
    if (outcome === 'paid') await keepUnknown(transaction, session);
    return;
  }
  if (!(await insertPaymentEvent(transaction, event))) return;
  if (event.account !== null) await keepForReview(transaction, event, session);
  else if (session.changeId !== null) {
    await handleChange(deps, transaction, session.changeId, { session, outcome });
  } else if (outcome === 'paid') await applyCheckoutPayment(deps, transaction, { session, bookingId });
  else await endUnpaid(deps, transaction, bookingId, { session, outcome });
}

/** Paid for a booking that we have not: lost with a restored database, or another system's on the same account. */
async function keepUnknown(
  transaction: Transaction<DB>,
  { id, bookingId, paymentIntentId }: CheckoutSession,
): Promise<void> {
  const details = { kind: 'session', payment: paymentIntentId, booking: bookingId };
  await insertFinding(transaction, { kind: 'unknown_payment', reference: id, bookingId: null, details });
}

/** Ours are paid on our own account, never on a company's. */
async function keepForReview(
  transaction: Transaction<DB>,
  { account, type }: PaymentEvent,
  { id, bookingId }: CheckoutSession,
): Promise<void> {
  const details = { problem: 'account', account, type };
  await insertFinding(transaction, { kind: 'payment_does_not_fit', reference: id, bookingId, details });
}

async function handleChange(
  deps: Deps,
  transaction: Transaction<DB>,
  changeId: string,
  { session, outcome }: Pick<SessionEvent, 'session' | 'outcome'>,
): Promise<void> {
  if (outcome === 'paid') await applyAmendmentPayment(deps, transaction, { session, changeId });
  else await endUnpaidChange(deps, transaction, { changeId, sessionId: session.id });
}

async function endUnpaid(
  deps: Deps,
  transaction: Transaction<DB>,
  bookingId: string,
  { session, outcome }: Pick<SessionEvent, 'session' | 'outcome'>,
): Promise<void> {
  const booking = await lockBooking(transaction, bookingId);
  // Only the booking's own session ends it.
  if (booking?.checkout_session_id !== session.id) return;
  if (outcome === 'failed') await releaseBooking(deps, transaction, booking, 'payment_failed');
  else await expireWithin(deps, transaction, booking);
}
