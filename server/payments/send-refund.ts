import type { Deps } from '../deps.ts';
import { findRefund, markRefundSent } from './refund-store.ts';

/** Pays a decided refund back through the provider. The refund's id is the idempotency key: it pays once. */
export async function sendRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.database, refundId);
  if (refund === null || refund.sent_at !== null) return;
  const providerRefundId = await deps.payments.refund({
    refundId,
    paymentIntentId: refund.payment_intent_id,
    amountMinor: refund.amount_minor,
  });
  await markRefundSent(deps.database, refundId, providerRefundId, deps.clock.now());
}
