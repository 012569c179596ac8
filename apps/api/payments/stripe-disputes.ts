import type { Stripe } from 'stripe';
import type { ProviderDispute, ProviderFraudWarning } from './payment-gateway.ts';
import { paymentOf } from './stripe-client.ts';

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
