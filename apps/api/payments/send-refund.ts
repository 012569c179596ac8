import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { applyRefund, giveUpRefund } from './apply-refund.ts';
import type { RefundOutcome } from './payment-gateway.ts';
import { startRefundTry, takeNextKey, type SentRefund } from './refund-store.ts';

/**
 * Pays a decided refund back through the provider, once. The provider keeps its first answer under a key, a failure
 * too: after one, the next try looks whether the refund was made after all, and else asks under another key.
 */
export async function sendRefund(deps: Deps, { refundId }: { refundId: string }): Promise<void> {
  const refund = await startRefundTry(deps.database, refundId);
  if (refund === null) return;
  const outcome = await ask(deps, refund);
  if (outcome.kind === 'failed') {
    await takeNextKey(deps.database, refund);
    throw new AppError('payment.unavailable');
  }
  await inTransaction(deps.database, async (transaction) => {
    if (outcome.kind === 'made') await applyRefund(deps, transaction, outcome.refund);
    else await giveUpRefund(deps, transaction, refund, outcome.reason);
  });
}

async function ask({ payments }: Deps, refund: SentRefund): Promise<RefundOutcome> {
  const { id: refundId, paymentIntentId } = refund;
  const made = refund.tries > 1 ? await payments.findRefundByOwnId(paymentIntentId, refundId) : null;
  if (made) return { kind: 'made', refund: made };
  const key = `refund-${refundId}-${refund.key_number}`;
  return payments.makeRefund({ refundId, paymentIntentId, amountMinor: refund.amount_minor, key });
}
