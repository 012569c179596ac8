import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { closeCheckoutSessions, listOpenSessions } from '../payments/close-checkout-sessions.ts';
import { findPaymentFor, type PaymentRow } from '../payments/payment-store.ts';
import { isBeforeDueTime } from '../platform/is-before-due-time.ts';
import { applyCheckoutPayment } from './apply-checkout-payment.ts';
import { findAmendment } from './amendments/amendment-store.ts';
import { findPurpose, lockPurpose } from './find-purpose.ts';

/** Makes a car free whose booking was not paid in time (docs/specification/states.md 3). */
export async function expireBooking(deps: Deps, { bookingId }: { bookingId: string }): Promise<void> {
  await expireCheckout(deps, await findPaymentFor(deps.database, { bookingId, amendmentId: null }));
}

/** Ends a change that was not paid in time: the booking stays what it was, and what the change held is free. */
export async function expireChange(deps: Deps, { amendmentId }: { amendmentId: string }): Promise<void> {
  const change = await findAmendment(deps.database, amendmentId);
  if (change === null) return;
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
    // Waiting still although the session was paid: what was paid is not what was owed.
    await purpose.endUnpaid(deps, transaction, paid.length > 0 ? 'does_not_fit' : 'expired');
  });
}
