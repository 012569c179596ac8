import type { Stripe } from 'stripe';
import { REFUND_STATES, type RefundState } from '@nolo/domain/booking/refund-state.ts';
import type {
  PaymentGateway,
  ProviderRefund,
  RefundOutcome,
  ProviderDispute,
  ProviderFraudWarning,
} from './payment-gateway.ts';
import { asUnavailable, judgeFailure, paymentOf } from './stripe-client.ts';

function stateOf(status: string | null): RefundState {
  return REFUND_STATES.find((state) => state === status) ?? 'pending';
}

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  return {
    id: refund.id,
    ...paymentOf(refund.payment_intent),
    amountMinor: refund.amount,
    status: stateOf(refund.status),
    failureReason: refund.failure_reason ?? null,
    refundId: refund.metadata?.['refund_id'] ?? null,
  };
}

export async function makeRefund(
  stripe: Stripe,
  { refundId, paymentIntentId, amountMinor, key }: Parameters<PaymentGateway['makeRefund']>[0],
): Promise<RefundOutcome> {
  const params = { payment_intent: paymentIntentId, amount: amountMinor, metadata: { refund_id: refundId } };
  try {
    const refund = await stripe.refunds.create(params, { idempotencyKey: key });
    return { kind: 'made', refund: refundOf(refund) };
  } catch (error) {
    return judgeFailure(error);
  }
}

export async function findRefundByOwnId(
  stripe: Stripe,
  paymentIntentId: string,
  refundId: string,
): Promise<ProviderRefund | null> {
  try {
    const listed = stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
    for await (const refund of listed) {
      if (refund.metadata?.['refund_id'] === refundId) return refundOf(refund);
    }
  } catch (error) {
    asUnavailable(error);
  }
  return null;
}

const moment = (seconds: number) => new Date(seconds * 1000);

export function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const dueBy = dispute.evidence_details.due_by;
  return {
    id: dispute.id,
    ...paymentOf(dispute.payment_intent),
    amountMinor: dispute.amount,
    reason: dispute.reason,
    status: dispute.status,
    respondBy: dueBy === null ? null : moment(dueBy),
    openedAt: moment(dispute.created),
    movements: dispute.balance_transactions.map(({ id, amount, fee }) => ({
      id,
      amountMinor: amount,
      feeMinor: fee,
    })),
  };
}

export function fraudWarningOf(warning: Stripe.Radar.EarlyFraudWarning): ProviderFraudWarning {
  return {
    id: warning.id,
    ...paymentOf(warning.payment_intent),
    fraudType: warning.fraud_type,
    isActionable: warning.actionable,
    warnedAt: moment(warning.created),
  };
}
