import type { Transaction } from 'kysely';
import type { Deps } from '../deps.ts';
import { insertFinding } from '../payments/finding-store.ts';
import type { CheckoutSession, PaymentEvent } from '../payments/payment-gateway.ts';
import { insertPaymentEvent } from '../payments/payment-event-store.ts';
import { inTransaction } from '../platform/database.ts';
import type { DB } from '../platform/database-types.ts';
import { findBooking, lockBooking } from './booking-store.ts';
import { endUnpaidChange } from './changes/end-change-session.ts';
import { takeUpChangePayment } from './changes/take-up-change-payment.ts';
import { expireWithin } from './expire-within.ts';
import { releaseBooking } from './release-booking.ts';
import { takeUpPayment } from './take-up-payment.ts';

type SessionEvent = Extract<PaymentEvent['about'], { kind: 'session' }>;

/**
 * Handles a signed event once, however often and in whatever order events arrive: remembering it and acting on it
 * are one transaction, so a crash in between leaves neither and the provider's next try does both. An event for a
 * booking that is not in this database changes nothing, however often the provider would repeat it.
 */
export async function handlePaymentEvent(
  deps: Deps,
  event: PaymentEvent,
): Promise<'handled' | 'unknown_booking'> {
  const { about } = event;
  if (about === null) return 'handled';
  return inTransaction(deps.database, async (transaction) => {
    if (about.kind === 'session') return handleSession(deps, transaction, event, about);
    // How the object stands is asked for anew: the event may be older than the last one.
    if (await insertPaymentEvent(transaction, event))
      await deps.jobs.send(transaction, 'follow-payment', about);
    return 'handled';
  });
}

async function handleSession(
  deps: Deps,
  transaction: Transaction<DB>,
  event: PaymentEvent,
  { session, outcome }: SessionEvent,
): Promise<'handled' | 'unknown_booking'> {
  const { bookingId } = session;
  if (outcome === 'unpaid' || bookingId === null) return 'handled';
  if ((await findBooking(transaction, bookingId)) === null) return 'unknown_booking';
  if (!(await insertPaymentEvent(transaction, event))) return 'handled';
  if (event.account !== null) await keepForReview(transaction, event, session);
  else if (session.changeId !== null) {
    await handleChange(deps, transaction, session.changeId, { session, outcome });
  } else if (outcome === 'paid') await takeUpPayment(deps, transaction, { session, bookingId });
  else await endUnpaid(deps, transaction, bookingId, { session, outcome });
  return 'handled';
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
  if (outcome === 'paid') await takeUpChangePayment(deps, transaction, { session, changeId });
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
