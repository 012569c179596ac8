import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { newId } from '../api/ids.ts';
import { PLATFORM_NAME } from '../api/platform-name.ts';
import { chargeAvailableOn, processingFee, recordMovement } from '../balance/balance-transactions.ts';
import { changesOf, emitEvent } from '../events/emit-event.ts';
import type { Decline } from '../payment-methods/test-cards.ts';

export interface ChargeAttempt {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  /** Null when the card's bank approved. */
  decline: Decline | null;
  authenticated: boolean;
}

/** One attempt on a card: a charge that succeeded, waits for its capture, or failed. */
export function createCharge(work: Work, attempt: ChargeAttempt): Stripe.Charge {
  const { intent, decline } = attempt;
  const captured = decline === null && intent.capture_method !== 'manual';
  const id = newId('ch');
  const charge: Stripe.Charge = {
    ...chargeFromIntent(work, id, attempt),
    amount_captured: captured ? intent.amount : 0,
    // Captured asynchronously, as by default, its movement of money follows (settleCharge).
    balance_transaction: null,
    captured,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: outcomeOf(decline),
    paid: decline === null,
    status: decline === null ? 'succeeded' : 'failed',
  };
  work.tx.put('charge', charge);
  emitEvent(work, decline === null ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}

/** A captured charge's money arrives on the balance; `charge.updated` tells of it after `charge.succeeded`. */
export function settleCharge(work: Work, charge: Stripe.Charge): Stripe.Charge {
  const settled = { ...charge, balance_transaction: recordCapture(work, charge, charge.amount_captured) };
  work.tx.put('charge', settled);
  emitEvent(work, 'charge.updated', settled, changesOf(charge, settled));
  return settled;
}

export function recordCapture(work: Work, charge: Stripe.Charge, amount: number): string {
  const card = work.tx.get('card_behaviour', charge.payment_method ?? '');
  return recordMovement(work, {
    type: 'charge',
    amount,
    currency: charge.currency,
    fee: processingFee(amount),
    source: charge.id,
    description: charge.description,
    ...(card?.behaviour === 'bypasses_pending' ? {} : { availableOn: chargeAvailableOn(work.now) }),
  });
}

type Unsettled =
  | 'amount_captured'
  | 'balance_transaction'
  | 'captured'
  | 'failure_code'
  | 'failure_message'
  | 'outcome'
  | 'paid'
  | 'status';

/** What charges of other products of the provider say. */
const NOTHING_ELSE = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  failure_balance_transaction: null,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  transfer_data: null,
};

function chargeFromIntent(
  work: Work,
  id: string,
  { intent, method, authenticated }: ChargeAttempt,
): Omit<Stripe.Charge, Unsettled> {
  return {
    id,
    ...NOTHING_ELSE,
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    billing_details: method.billing_details,
    calculated_statement_descriptor: PLATFORM_NAME.toUpperCase(),
    created: work.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: methodDetails(intent, method, authenticated),
    receipt_email: intent.receipt_email,
    refunded: false,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    transfer_group: intent.transfer_group,
  };
}

function methodDetails(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  authenticated: boolean,
): Stripe.Charge.PaymentMethodDetails {
  if (method.type !== 'sepa_debit') {
    return { card: cardDetails(intent, method, authenticated), type: 'card' };
  }
  const account = { bank_code: null, branch_code: null, country: 'IT', fingerprint: null };
  return { sepa_debit: { ...account, last4: '3456', mandate: null }, type: 'sepa_debit' };
}

function cardDetails(
  intent: Stripe.PaymentIntent,
  { card }: Stripe.PaymentMethod,
  authenticated: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: authenticated ? authentication() : null,
    transaction_link_id: null,
    wallet: null,
  };
}

function authentication(): Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure {
  return {
    authentication_flow: 'challenge',
    electronic_commerce_indicator: '05',
    exemption_indicator: null,
    result: 'authenticated',
    result_reason: null,
    transaction_id: null,
    version: '2.2.0',
  };
}

function outcomeOf(decline: Decline | null): Stripe.Charge.Outcome {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    risk_score: 10,
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}
