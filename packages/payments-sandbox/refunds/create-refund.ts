import type Stripe from 'stripe';
import { formatMoney } from '../api/amounts.ts';
import type { Work } from '../api/api-call.ts';
import { invalidRequest } from '../api/api-error.ts';
import { findByParam, idOf } from '../api/find-record.ts';
import { newId } from '../api/ids.ts';
import { recordMovement } from '../balance/balance-transactions.ts';
import { settleFraudWarnings } from '../disputes/early-fraud-warnings.ts';
import { emitEvent } from '../events/emit-event.ts';

export interface RefundRequest {
  payment_intent?: string;
  charge?: string;
  amount?: number;
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer';
  metadata: Stripe.Metadata;
}

/** Gives back all that is left of a charge, or a part of it. The processing fee is not returned. */
export function createRefund(work: Work, request: RefundRequest): Stripe.Refund {
  const charge = chargeToRefund(work, request);
  const amount = refusedOrAmount(charge, request.amount);
  const refund = newRefund(work, charge, { ...request, amount });
  work.tx.put('refund', refund);
  const amount_refunded = charge.amount_refunded + amount;
  const refunded: Stripe.Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
  work.tx.put('charge', refunded);
  tell(work, refund, refunded, charge.amount_refunded);
  if (refunded.refunded) settleFraudWarnings(work, charge.id);
  return refund;
}

function newRefund(
  work: Work,
  charge: Stripe.Charge,
  { amount, reason, metadata }: RefundRequest & { amount: number },
): Stripe.Refund {
  const id = newId('re');
  const card = work.tx.get('card_behaviour', charge.payment_method ?? '');
  const pends = card?.behaviour === 'refund_pends';
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: recordMovement(work, {
      type: 'refund',
      amount: -amount,
      currency: charge.currency,
      fee: 0,
      source: id,
      description: 'REFUND FOR CHARGE',
      ...pendsWith(work, charge),
    }),
    charge: charge.id,
    created: work.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    ...(pends ? { status: 'pending', pending_reason: 'processing' } : { status: 'succeeded' }),
    transfer_reversal: null,
  };
}

/** The refund of money that still waits is taken from what waits. */
function pendsWith(work: Work, charge: Stripe.Charge): { availableOn?: number } {
  const movement = work.tx.get('balance_transaction', idOf(charge.balance_transaction) ?? '');
  return movement?.status === 'pending' ? { availableOn: movement.available_on } : {};
}

/** The card network's reference follows the refund, as an update of it. */
function tell(work: Work, refund: Stripe.Refund, charge: Stripe.Charge, refundedBefore: number): void {
  emitEvent(work, 'refund.created', refund);
  emitEvent(work, 'charge.refunded', charge, { amount_refunded: refundedBefore });
  if (refund.status !== 'succeeded') return;
  const reference = String(work.now).padStart(16, '0');
  const referenced: Stripe.Refund = {
    ...refund,
    destination_details: {
      card: {
        reference,
        reference_status: 'available',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
  };
  work.tx.put('refund', referenced);
  emitEvent(work, 'refund.updated', referenced, { destination_details: refund.destination_details });
}

function chargeToRefund(work: Work, request: RefundRequest): Stripe.Charge {
  if ((request.payment_intent === undefined) === (request.charge === undefined)) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  if (request.charge !== undefined) {
    return refuseUnpaid(work, findByParam(work.tx, 'charge', request.charge, 'charge'));
  }
  const id = request.payment_intent ?? '';
  const intent = findByParam(work.tx, 'payment_intent', id, 'payment_intent');
  const charge = work.tx.get('charge', idOf(intent.latest_charge) ?? '');
  if (!charge?.paid) {
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return refuseUnpaid(work, charge);
}

function refuseUnpaid(work: Work, charge: Stripe.Charge): Stripe.Charge {
  if (charge.captured) return refuseDisputed(work, charge);
  throw invalidRequest(
    charge.paid
      ? `Charge ${charge.id} has not been captured. Cancel its PaymentIntent to release the authorized amount.`
      : `Charge ${charge.id} has failed and cannot be refunded.`,
    { param: 'charge' },
  );
}

/** The cardholder has the money already, or may get it: nothing is given back twice. */
function refuseDisputed(work: Work, charge: Stripe.Charge): Stripe.Charge {
  const taken = work.tx.all('dispute').some((dispute) => {
    return dispute.charge === charge.id && !dispute.is_charge_refundable && dispute.status !== 'won';
  });
  if (!taken) return charge;
  throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
  });
}

function refusedOrAmount(charge: Stripe.Charge, wanted: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = wanted ?? left;
  if (amount > left) {
    const money = (value: number) => formatMoney(value, charge.currency);
    throw invalidRequest(
      charge.amount_refunded === 0
        ? `Refund amount (${money(amount)}) is greater than charge amount (${money(charge.amount)})`
        : `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`,
      { param: 'amount' },
    );
  }
  return amount;
}
