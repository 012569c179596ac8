import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import type { ErrorBody } from '../api/api-error.ts';
import { docUrl } from '../api/api-error.ts';
import { idOf } from '../api/find-record.ts';
import { createCharge, settleCharge } from '../charges/create-charge.ts';
import { actAsCardDoes } from '../disputes/act-as-card-does.ts';
import { emitEvent } from '../events/emit-event.ts';
import {
  attachPaymentMethod,
  markSetUpForOffSession,
  markSpent,
} from '../payment-methods/attach-payment-method.ts';
import { answerOf } from '../payment-methods/test-cards.ts';
import type { Decline } from '../payment-methods/test-cards.ts';

export interface Confirmation {
  method: Stripe.PaymentMethod;
  offSession: boolean;
  authenticated: boolean;
  /** Where the payer authenticates, and where to go back to afterwards. */
  authenticationUrl: string;
  returnUrl: string | null;
}

export interface Confirmed {
  intent: Stripe.PaymentIntent;
  /** Why the attempt failed, as the API tells it; null when it succeeded or waits for authentication. */
  failure: ErrorBody | null;
}

/** One attempt to pay, from the hosted page or from the API. */
export function confirmPaymentIntent(
  work: Work,
  intent: Stripe.PaymentIntent,
  confirmation: Confirmation,
): Confirmed {
  const { method, offSession, authenticated } = confirmation;
  const card = work.tx.get('card_behaviour', method.id);
  const answer = answerOf(card?.behaviour ?? 'succeeds', {
    purpose: 'payment',
    offSession,
    setUpForOffSession: card?.setUpForOffSession ?? false,
    authenticated,
  });
  if (answer.kind === 'authenticate')
    return { intent: waitForPayer(work, intent, confirmation), failure: null };
  if (answer.kind === 'declined') return declinePayment(work, intent, confirmation, answer.decline);
  return { intent: approve(work, intent, confirmation), failure: null };
}

/** The payer was sent to authenticate and did not pass. */
export function failAuthentication(work: Work, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const method = work.tx.get('payment_method', idOf(intent.payment_method) ?? '');
  const code = 'payment_intent_authentication_failure';
  const failed: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: {
      code,
      doc_url: docUrl(code),
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new ' +
        'PaymentMethod to attempt to fulfill this PaymentIntent again.',
      payment_method: method,
      type: 'invalid_request_error',
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  return save(work, failed, 'payment_intent.payment_failed');
}

function waitForPayer(
  work: Work,
  intent: Stripe.PaymentIntent,
  { method, authenticationUrl, returnUrl }: Confirmation,
): Stripe.PaymentIntent {
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    next_action: {
      redirect_to_url: { return_url: returnUrl, url: authenticationUrl },
      type: 'redirect_to_url',
    },
    payment_method: method.id,
    status: 'requires_action',
  };
  return save(work, waiting, 'payment_intent.requires_action');
}

function declinePayment(
  work: Work,
  intent: Stripe.PaymentIntent,
  { method, authenticated }: Confirmation,
  decline: Decline,
): Confirmed {
  const charge = createCharge(work, { intent, method, decline, authenticated });
  const error = {
    charge: charge.id,
    code: decline.code,
    decline_code: decline.declineCode,
    doc_url: docUrl(decline.code),
    message: decline.message,
    type: 'card_error' as const,
  };
  const declined: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: { ...error, payment_method: method },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  save(work, declined, 'payment_intent.payment_failed');
  return { intent: declined, failure: { ...error, payment_intent: declined, payment_method: method } };
}

function approve(
  work: Work,
  intent: Stripe.PaymentIntent,
  { method, authenticated }: Confirmation,
): Stripe.PaymentIntent {
  const charge = createCharge(work, { intent, method, decline: null, authenticated });
  const isCaptured = charge.captured;
  const approved: Stripe.PaymentIntent = {
    ...intent,
    amount_capturable: isCaptured ? 0 : intent.amount,
    amount_received: isCaptured ? intent.amount : 0,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: isCaptured ? 'succeeded' : 'requires_capture',
  };
  const customer = idOf(intent.customer);
  if (customer !== null && intent.setup_future_usage) {
    attachPaymentMethod(work, method, customer);
    if (intent.setup_future_usage === 'off_session') markSetUpForOffSession(work, method.id);
  }
  if (customer === null || !intent.setup_future_usage) markSpent(work, method);
  save(work, approved, isCaptured ? 'payment_intent.succeeded' : 'payment_intent.amount_capturable_updated');
  if (isCaptured) actAsCardDoes(work, settleCharge(work, charge));
  return approved;
}

function save(work: Work, intent: Stripe.PaymentIntent, eventType: string): Stripe.PaymentIntent {
  work.tx.put('payment_intent', intent);
  emitEvent(work, eventType, intent);
  return intent;
}
