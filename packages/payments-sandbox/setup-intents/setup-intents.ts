import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import type { ErrorBody } from '../api/api-error.ts';
import { docUrl } from '../api/api-error.ts';
import { idOf } from '../api/find-record.ts';
import { newId, randomText } from '../api/ids.ts';
import { emitEvent } from '../events/emit-event.ts';
import { attachPaymentMethod, markSetUpForOffSession } from '../payment-methods/attach-payment-method.ts';
import { answerOf } from '../payment-methods/test-cards.ts';
import type { Decline } from '../payment-methods/test-cards.ts';

export interface NewSetupIntent {
  customer: string | null;
  description?: string;
  metadata: Stripe.Metadata;
  usage?: 'off_session' | 'on_session';
  automaticPaymentMethods: boolean;
}

export function newSetupIntent(work: Work, fields: NewSetupIntent): Stripe.SetupIntent {
  const id = newId('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: fields.automaticPaymentMethods
      ? { allow_redirects: 'always', enabled: true }
      : null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(30)}`,
    created: work.now,
    customer: fields.customer,
    customer_account: null,
    description: fields.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: fields.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: fields.usage ?? 'off_session',
  };
  return save(work, intent, 'setup_intent.created');
}

export interface SetupConfirmation {
  method: Stripe.PaymentMethod;
  authenticated: boolean;
  authenticationUrl: string;
  returnUrl: string | null;
}

export interface SetupConfirmed {
  intent: Stripe.SetupIntent;
  failure: ErrorBody | null;
}

/** One attempt to save a card for later. */
export function confirmSetupIntent(
  work: Work,
  intent: Stripe.SetupIntent,
  { method, authenticated, authenticationUrl, returnUrl }: SetupConfirmation,
): SetupConfirmed {
  const card = work.tx.get('card_behaviour', method.id);
  const behaviour = card?.behaviour ?? 'succeeds';
  const attempt = { purpose: 'setup', offSession: false, setUpForOffSession: false, authenticated } as const;
  const answer = answerOf(behaviour, attempt);
  if (answer.kind === 'declined') return declineSetup(work, intent, method, answer.decline);
  if (answer.kind === 'authenticate') {
    const waiting: Stripe.SetupIntent = {
      ...intent,
      next_action: {
        redirect_to_url: { return_url: returnUrl, url: authenticationUrl },
        type: 'redirect_to_url',
      },
      payment_method: method.id,
      status: 'requires_action',
    };
    return { intent: save(work, waiting, 'setup_intent.requires_action'), failure: null };
  }
  const customer = idOf(intent.customer);
  if (customer !== null) attachPaymentMethod(work, method, customer);
  markSetUpForOffSession(work, method.id);
  const done: Stripe.SetupIntent = {
    ...intent,
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  };
  return { intent: save(work, done, 'setup_intent.succeeded'), failure: null };
}

export function failSetupAuthentication(work: Work, intent: Stripe.SetupIntent): Stripe.SetupIntent {
  const code = 'setup_intent_authentication_failure';
  const failed: Stripe.SetupIntent = {
    ...intent,
    last_setup_error: {
      code,
      doc_url: docUrl(code),
      message:
        'The latest attempt to set up the payment method has failed because authentication failed. You can provide ' +
        'payment_method_data or a new PaymentMethod to attempt to fulfill this SetupIntent again.',
      payment_method: work.tx.get('payment_method', idOf(intent.payment_method) ?? ''),
      type: 'invalid_request_error',
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  return save(work, failed, 'setup_intent.setup_failed');
}

function declineSetup(
  work: Work,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): SetupConfirmed {
  const error = {
    code: decline.code,
    decline_code: decline.declineCode,
    doc_url: docUrl(decline.code),
    message: decline.message,
    type: 'card_error' as const,
  };
  const declined: Stripe.SetupIntent = {
    ...intent,
    last_setup_error: { ...error, payment_method: method },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  save(work, declined, 'setup_intent.setup_failed');
  return { intent: declined, failure: { ...error, setup_intent: declined, payment_method: method } };
}

function save(work: Work, intent: Stripe.SetupIntent, eventType: string): Stripe.SetupIntent {
  work.tx.put('setup_intent', intent);
  emitEvent(work, eventType, intent);
  return intent;
}
