import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { findByParam, idOf } from '../api/find-record.ts';
import { recordMovement } from '../balance/balance-transactions.ts';
import { changesOf, emitEvent } from '../events/emit-event.ts';

export const REFUND_OUTCOMES = ['succeeded', 'failed', 'canceled', 'requires_action', 'pending'] as const;
export type RefundOutcome = (typeof REFUND_OUTCOMES)[number];

/** What the published cards lead to some time later. */
export function outcomeOfCard(work: Work, refund: Stripe.Refund): RefundOutcome {
  const card = work.tx.get('card_behaviour', idOf(refund.payment_method) ?? '');
  return card?.behaviour === 'refund_fails' ? 'failed' : 'succeeded';
}

/** The bank's answer to a refund, some time after it was asked for. */
export function settleRefund(work: Work, before: Stripe.Refund, status: RefundOutcome): Stripe.Refund {
  const { pending_reason: _pending, next_action: _action, ...rest } = before;
  const comesBack = status === 'failed' || status === 'canceled';
  const after: Stripe.Refund = {
    ...rest,
    status,
    ...(status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
    ...(status === 'pending' ? { pending_reason: 'processing' as const } : {}),
    ...(status === 'requires_action' ? { next_action: askPayer(work) } : {}),
    ...(comesBack ? { failure_balance_transaction: bookBack(work, before) } : {}),
  };
  work.tx.put('refund', after);
  const previous = changesOf(before, after);
  emitEvent(work, 'refund.updated', after, previous);
  emitEvent(work, 'charge.refund.updated', after, previous);
  if (status === 'failed') emitEvent(work, 'refund.failed', after);
  return after;
}

function askPayer(work: Work): Stripe.Refund.NextAction {
  const sent_at = work.now;
  return {
    display_details: {
      email_sent: { email_sent_at: sent_at, email_sent_to: 'payer@example.com' },
      expires_at: sent_at + 45 * 86_400,
    },
    type: 'display_details',
  };
}

/** The money is on the balance again, and the charge can be refunded anew. */
function bookBack(work: Work, { charge, amount, currency, id }: Stripe.Refund): string {
  const before = findByParam(work.tx, 'charge', idOf(charge) ?? '', 'charge');
  const after: Stripe.Charge = {
    ...before,
    amount_refunded: before.amount_refunded - amount,
    refunded: false,
  };
  work.tx.put('charge', after);
  emitEvent(work, 'charge.updated', after, changesOf(before, after));
  return recordMovement(work, {
    type: 'refund_failure',
    amount,
    currency,
    fee: 0,
    source: id,
    description: 'REFUND FAILURE',
  });
}
