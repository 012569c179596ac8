import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { closeCheckoutSessions, findOpenSessions } from '../payments/close-checkout-sessions.ts';
import { findPayment } from '../payments/payment-store.ts';
import { applyCheckoutPayment } from './apply-checkout-payment.ts';
import { findPurpose } from './find-purpose.ts';

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
