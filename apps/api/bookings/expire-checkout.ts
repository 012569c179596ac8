import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import {
  findPaymentFor,
  findPayment,
  listCheckoutSessions,
  markSessionClosed,
  type PaymentRow,
} from '../payments/payment-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { CheckoutSession } from '../payments/payment-gateway.ts';
import type { Clock } from '../platform/clock.ts';
import { applyCheckoutPayment } from './apply-checkout-payment.ts';
import { findAmendment } from './amendments/amendment-store.ts';
import { endUnansweredExtension } from './extensions/apply-extension.ts';
import { findPurpose, lockPurpose } from './payment-purpose.ts';

/** Makes a car free whose booking was not paid in time (docs/specification/states.md 3). */
export async function expireBooking(deps: Deps, { bookingId }: { bookingId: string }): Promise<void> {
  await expireCheckout(deps, await findPaymentFor(deps.database, { bookingId, amendmentId: null }));
}

/** Ends a change that was not paid, or not answered, in time: the booking stays what it was, and what the change held is free. */
export async function expireChange(deps: Deps, { amendmentId }: { amendmentId: string }): Promise<void> {
  const change = await findAmendment(deps.database, amendmentId);
  if (change === null) return;
  if (change.status === 'asked') return endUnansweredExtension(deps, change);
  await expireCheckout(
    deps,
    await findPaymentFor(deps.database, { bookingId: change.booking_id, amendmentId }),
  );
}

/**
 * Ends what was not paid in time. The session is closed first: after that it can no longer be paid, or it turns out that it
 * was, and its webhook was lost; then the payment is applied instead. One whose money takes days holds nothing: what it
 * brings later is a late payment. Nor does one that was paid and does not fit, for which a person finds a remedy. Runs
 * again without harm.
 */
async function expireCheckout(deps: Deps, payment: PaymentRow | null): Promise<void> {
  if (payment === null) return;
  const { isWaiting, expiresAt } = await findPurpose(deps.database, payment);
  if (!isWaiting || isBeforeDueTime(deps, expiresAt)) return;
  const paid = await closeCheckoutSessions(deps, await listOpenSessions(deps, payment));
  await inTransaction(deps.database, async (transaction) => {
    for (const session of paid) {
      await applyCheckoutPayment(deps, transaction, { paymentId: payment.id, session });
    }
    const purpose = await lockPurpose(transaction, payment);
    // When it still waits although the session was paid, the amount paid was not the amount owed.
    await purpose.endUnpaid(deps, transaction, paid.length > 0 ? 'does_not_fit' : 'expired');
  });
}

/**
 * Closes the checkout of what has ended unpaid. Paid a moment before: the payment is applied like a late one, and goes back
 * unless what it is for can be restored.
 */
export async function closeCheckout(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  const payment = await findPayment(deps.database, paymentId);
  if (payment === null || !(await findPurpose(deps.database, payment)).hasEnded) return;
  for (const session of await closeCheckoutSessions(deps, await findOpenSessions(deps, payment))) {
    await inTransaction(deps.database, (transaction) =>
      applyCheckoutPayment(deps, transaction, { paymentId, session }),
    );
  }
}

/**
 * Closes the sessions on which a payment could still be made. Tells those that turn out to have been paid.
 * @throws AppError `payment.unavailable` when one is still open, as it should not be: the job queue asks again
 */
async function closeCheckoutSessions(
  { clock, database, payments }: Deps,
  sessionIds: readonly string[],
): Promise<CheckoutSession[]> {
  const paid: CheckoutSession[] = [];
  for (const id of sessionIds) {
    const session = await payments.closeSession(id);
    if (session?.state === 'open') throw new AppError('payment.unavailable');
    if (session?.state === 'expired') await markSessionClosed(database, id, clock.now());
    if (session?.state === 'paid') paid.push(session);
  }
  return paid;
}

/** The sessions of a payment that are known and not closed. */
async function listOpenSessions({ database }: Deps, payment: PaymentRow): Promise<string[]> {
  const known = await listCheckoutSessions(database, payment.id);
  return known.filter(({ isClosed }) => !isClosed).map(({ id }) => id);
}

/** As `listOpenSessions`; where none is known, the provider is asked for sessions whose opening was never answered. */
async function findOpenSessions(deps: Deps, payment: PaymentRow): Promise<string[]> {
  const known = await listCheckoutSessions(deps.database, payment.id);
  if (known.length > 0) return known.filter(({ isClosed }) => !isClosed).map(({ id }) => id);
  const subject = payment.amendment_id ?? payment.booking_id;
  return (await deps.payments.findSessionsOf(subject, payment.created_at)).map(({ id }) => id);
}

/** Clocks of two machines differ by seconds. */
const DIFFERENCE_MS = 60_000;

/**
 * Whether a job runs long before the moment that it was asked for, since the clock of the database, which starts it, is
 * wrong. It does nothing then: the reconciler goes by the server's clock and does what is due.
 */
function isBeforeDueTime({ clock }: { clock: Clock }, moment: Date): boolean {
  return moment.getTime() - clock.now().getTime() > DIFFERENCE_MS;
}
