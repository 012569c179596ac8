import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { newId } from '../api/ids.ts';
import { recordMovement } from '../balance/balance-transactions.ts';
import { changesOf, emitEvent } from '../events/emit-event.ts';
import { noEvidence } from './dispute-evidence.ts';

/** The provider's published fee for a dispute in the euro area. */
const DISPUTE_FEE_MINOR = 2000;
const RESPONSE_SECONDS = 20 * 86_400;

type Opening = { reason: string; isInquiry?: boolean };

/** The cardholder contests a charge; an inquiry only asks, and takes no money. */
export function openDispute(work: Work, charge: Stripe.Charge, opening: Opening): void {
  const disputed: Stripe.Charge = { ...charge, disputed: true };
  work.tx.put('charge', disputed);
  emitEvent(work, 'charge.updated', disputed, changesOf(charge, disputed));
  const dispute = newDispute(charge, opening, work.now);
  work.tx.put('dispute', dispute);
  emitEvent(work, 'charge.dispute.created', dispute);
  if (!opening.isInquiry) moveFunds(work, dispute, 'withdrawn');
}

function newDispute(
  charge: Stripe.Charge,
  { reason, isInquiry = false }: Opening,
  now: number,
): Stripe.Dispute {
  // Visa's codes for fraud and for what was not received.
  const reasonCode = reason === 'fraudulent' ? '10.4' : '13.1';
  return {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: noneSubmitted(now),
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    network_reason_code: reasonCode,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: 'visa',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: reasonCode,
      },
      type: 'card',
    },
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
}

function noneSubmitted(now: number): Stripe.Dispute.EvidenceDetails {
  return {
    due_by: now + RESPONSE_SECONDS,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  };
}

/** Takes the disputed amount from the balance, with the fee, or gives it back, without. */
export function moveFunds(
  work: Work,
  dispute: Stripe.Dispute,
  direction: 'withdrawn' | 'reinstated',
): Stripe.Dispute {
  const isOut = direction === 'withdrawn';
  const id = recordMovement(work, {
    type: 'adjustment',
    amount: isOut ? -dispute.amount : dispute.amount,
    currency: dispute.currency,
    fee: isOut ? DISPUTE_FEE_MINOR : 0,
    source: dispute.id,
    description: isOut ? 'Chargeback withdrawal' : 'Chargeback reversal',
    reportingCategory: isOut ? 'dispute' : 'dispute_reversal',
  });
  const movement = work.tx.get('balance_transaction', id);
  const moved: Stripe.Dispute = {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...(movement ? [movement] : [])],
  };
  work.tx.put('dispute', moved);
  emitEvent(work, `charge.dispute.funds_${direction}`, moved);
  return moved;
}
