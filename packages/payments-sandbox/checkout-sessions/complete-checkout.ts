import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import type { ErrorBody } from '../api/api-error.ts';
import { noSuch } from '../api/api-error.ts';
import { findByParam, idOf } from '../api/find-record.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { emitEvent } from '../events/emit-event.ts';
import { confirmPaymentIntent, failAuthentication } from '../payment-intents/confirm-payment-intent.ts';
import { newPaymentIntent } from '../payment-intents/new-payment-intent.ts';
import { createCard } from '../payment-methods/create-card.ts';
import type { CardEntry } from '../payment-methods/create-card.ts';
import { confirmSetupIntent, failSetupAuthentication } from '../setup-intents/setup-intents.ts';
import type { CheckoutPlan, Payer } from '../store/records.ts';
import { savedCardsFor } from './saved-cards-for.ts';
import { customerDetails } from './create-checkout-session.ts';

export type CheckoutOutcome =
  | { kind: 'completed'; session: Stripe.Checkout.Session }
  | { kind: 'authenticate' }
  | { kind: 'failed'; failure: ErrorBody };

/** The payer submits the hosted page of an open session. */
export function submitCheckout(
  work: Work,
  session: Stripe.Checkout.Session,
  payer: Payer,
  card: CardEntry,
): CheckoutOutcome {
  const method = createCard(work, card, payer);
  return attempt(work, session, payer, method, false);
}

/** Instead of typing a card, the payer chose one that is saved. */
export function submitSavedCard(
  work: Work,
  session: Stripe.Checkout.Session,
  payer: Payer,
  paymentMethod: string,
): CheckoutOutcome {
  const method = savedCardsFor(work.tx, session).find(({ id }) => id === paymentMethod);
  if (!method) throw noSuch('payment_method', paymentMethod, 'payment_method', 400);
  return attempt(work, session, payer, method, false);
}

/** The payer comes back from the bank's authentication step. Null when none was asked for. */
export function finishAuthentication(
  work: Work,
  session: Stripe.Checkout.Session,
  passed: boolean,
): CheckoutOutcome | null {
  const plan = planOf(work, session);
  if (!plan.awaitingAuthentication) return null;
  const { paymentMethod, payer } = plan.awaitingAuthentication;
  if (passed) {
    const method = findByParam(work.tx, 'payment_method', paymentMethod, 'payment_method');
    return attempt(work, session, payer, method, true);
  }
  const paymentIntent = work.tx.get('payment_intent', idOf(session.payment_intent) ?? '');
  const setupIntent = work.tx.get('setup_intent', idOf(session.setup_intent) ?? '');
  if (paymentIntent) failAuthentication(work, paymentIntent);
  if (setupIntent) failSetupAuthentication(work, setupIntent);
  work.tx.put('checkout_plan', { ...plan, awaitingAuthentication: null, lastPayer: payer });
  const message = 'We are unable to authenticate your payment method.';
  return { kind: 'failed', failure: { type: 'card_error', code: 'authentication_failure', message } };
}

function attempt(
  work: Work,
  session: Stripe.Checkout.Session,
  payer: Payer,
  method: Stripe.PaymentMethod,
  authenticated: boolean,
): CheckoutOutcome {
  const plan = planOf(work, session);
  const authenticationUrl = `${work.origin}/c/pay/${session.id}/authenticate`;
  const confirmation = { method, authenticated, authenticationUrl, returnUrl: session.success_url };
  const { begun, confirmed } =
    session.mode === 'setup'
      ? trySetup(work, session, confirmation)
      : tryPayment(work, session, plan, payer, confirmation);
  work.tx.put('checkout.session', begun);
  const waits = confirmed.intent.status === 'requires_action';
  const awaitingAuthentication = waits ? { paymentMethod: method.id, payer } : null;
  work.tx.put('checkout_plan', { ...plan, awaitingAuthentication, lastPayer: payer });
  if (confirmed.failure) return { kind: 'failed', failure: confirmed.failure };
  if (waits) return { kind: 'authenticate' };
  return { kind: 'completed', session: complete(work, begun, payer, confirmed.intent) };
}

type Confirmation = Parameters<typeof confirmSetupIntent>[2];

function trySetup(work: Work, session: Stripe.Checkout.Session, confirmation: Confirmation) {
  const intent = findByParam(work.tx, 'setup_intent', idOf(session.setup_intent) ?? '', 'setup_intent');
  if (session.customer_creation !== 'always' || intent.customer !== null) {
    return { begun: session, confirmed: confirmSetupIntent(work, intent, confirmation) };
  }
  const { email, name } = confirmation.method.billing_details;
  const customer = createCustomer(work, { email, name }).id;
  return {
    begun: { ...session, customer },
    confirmed: confirmSetupIntent(work, { ...intent, customer }, confirmation),
  };
}

function tryPayment(
  work: Work,
  session: Stripe.Checkout.Session,
  { paymentIntentData }: CheckoutPlan,
  payer: Payer,
  confirmation: Confirmation,
) {
  const earlier = work.tx.get('payment_intent', idOf(session.payment_intent) ?? '');
  const needsCustomer = session.customer_creation === 'always' || paymentIntentData.setup_future_usage;
  const customer =
    earlier || session.customer !== null || !needsCustomer
      ? idOf(session.customer)
      : createCustomer(work, payer).id;
  const intent =
    earlier ??
    newPaymentIntent(work, {
      ...paymentIntentData,
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'eur',
      customer,
      automaticPaymentMethods: false,
    });
  const begun: Stripe.Checkout.Session = { ...session, customer, payment_intent: intent.id };
  // The hosted page is always on-session: the payer is there.
  return { begun, confirmed: confirmPaymentIntent(work, intent, { ...confirmation, offSession: false }) };
}

function complete(
  work: Work,
  session: Stripe.Checkout.Session,
  payer: Payer,
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
): Stripe.Checkout.Session {
  const isPaid = intent.object === 'payment_intent' && intent.status === 'succeeded';
  const completed: Stripe.Checkout.Session = {
    ...session,
    customer_details: customerDetails(payer.email, payer.name),
    payment_status: isPaid ? 'paid' : session.payment_status,
    status: 'complete',
    url: null,
  };
  work.tx.put('checkout.session', completed);
  emitEvent(work, 'checkout.session.completed', completed);
  return completed;
}

function planOf(work: Work, session: Stripe.Checkout.Session): CheckoutPlan {
  return findByParam(work.tx, 'checkout_plan', session.id, 'session');
}
