import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { invalidRequest } from '../api/api-error.ts';
import { findByParam, idOf } from '../api/find-record.ts';
import { newId } from '../api/ids.ts';
import { createCharge, settleCharge } from '../charges/create-charge.ts';
import { emitEvent } from '../events/emit-event.ts';
import { newPaymentIntent } from '../payment-intents/new-payment-intent.ts';
import type { Decline } from '../payment-methods/test-cards.ts';
import { customerDetails } from './create-checkout-session.ts';

const PAYER = { email: 'ada@example.com', name: 'Ada Lovelace' };
const REFUSED: Decline = {
  code: 'charge_exceeds_source_limit',
  declineCode: 'insufficient_funds',
  message: 'The customer has insufficient funds.',
};

/** The payer chose a bank debit: the session is complete, the money comes, or not, some days later. */
export function payDelayed(work: Work, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const plan = findByParam(work.tx, 'checkout_plan', session.id, 'session');
  const method = bankDebit(work);
  const begun = newPaymentIntent(work, {
    ...plan.paymentIntentData,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'eur',
    customer: idOf(session.customer),
    automaticPaymentMethods: false,
  });
  const intent: Stripe.PaymentIntent = { ...begun, payment_method: method.id, status: 'processing' };
  work.tx.put('payment_intent', intent);
  emitEvent(work, 'payment_intent.processing', intent);
  const completed: Stripe.Checkout.Session = {
    ...session,
    customer_details: customerDetails(PAYER.email, PAYER.name),
    payment_intent: intent.id,
    status: 'complete',
    url: null,
  };
  return save(work, completed, 'checkout.session.completed');
}

/** The bank's answer to a debit. */
export function settleDelayed(
  work: Work,
  session: Stripe.Checkout.Session,
  succeeds: boolean,
): Stripe.Checkout.Session {
  const intent = work.tx.get('payment_intent', idOf(session.payment_intent) ?? '');
  if (intent?.status !== 'processing') throw invalidRequest('No payment of this session is under way.');
  const method = findByParam(work.tx, 'payment_method', idOf(intent.payment_method) ?? '', 'payment_method');
  const decline = succeeds ? null : REFUSED;
  const charge = createCharge(work, { intent, method, decline, authenticated: false });
  const settled: Stripe.PaymentIntent = {
    ...intent,
    amount_received: succeeds ? intent.amount : 0,
    latest_charge: charge.id,
    payment_method: succeeds ? method.id : null,
    status: succeeds ? 'succeeded' : 'requires_payment_method',
  };
  work.tx.put('payment_intent', settled);
  emitEvent(work, succeeds ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', settled);
  if (!succeeds) return save(work, session, 'checkout.session.async_payment_failed');
  settleCharge(work, charge);
  const paid: Stripe.Checkout.Session = { ...session, payment_status: 'paid' };
  return save(work, paid, 'checkout.session.async_payment_succeeded');
}

function bankDebit(work: Work): Stripe.PaymentMethod {
  const account = { bank_code: '05428', branch_code: '11101', country: 'IT', fingerprint: null };
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      ...PAYER,
      phone: null,
      tax_id: null,
    },
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    sepa_debit: { ...account, generated_from: { charge: null, setup_attempt: null }, last4: '3456' },
    type: 'sepa_debit',
  };
  work.tx.put('payment_method', method);
  return method;
}

function save(work: Work, session: Stripe.Checkout.Session, event: string): Stripe.Checkout.Session {
  work.tx.put('checkout.session', session);
  emitEvent(work, event, session);
  return session;
}
