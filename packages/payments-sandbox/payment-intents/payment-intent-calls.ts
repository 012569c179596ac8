import { z } from 'zod';
import type Stripe from 'stripe';
import { KeptFailure, defineCall } from '../api/api-call.ts';
import type { CallResult, PathIds, Work } from '../api/api-call.ts';
import { refuseUnchargeable } from '../api/amounts.ts';
import { ApiError, invalidRequest } from '../api/api-error.ts';
import { findByPath, idOf } from '../api/find-record.ts';
import { listCall } from '../api/list-call.ts';
import { mergeMetadata, text } from '../api/parameters.ts';
import { usableCustomer } from '../customers/create-customer.ts';
import {
  refuseForeignPaymentMethod,
  refuseSpent,
  usablePaymentMethod,
} from '../payment-methods/create-card.ts';
import { AUTHENTICATION_REQUIRED } from '../payment-methods/test-cards.ts';
import { cancelPaymentIntent } from './cancel-payment-intent.ts';
import { capturePaymentIntent } from './capture-payment-intent.ts';
import { confirmPaymentIntent } from './confirm-payment-intent.ts';
import { newPaymentIntent } from './new-payment-intent.ts';
import { refuseDescriptor } from './payment-intent-params.ts';
import {
  cancelParams,
  captureParams,
  confirmParams,
  createParams,
  updateParams,
} from './payment-intent-params.ts';

type Confirm = z.output<typeof confirmParams>;

const BEFORE_PAYMENT = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export const paymentIntentCalls = [
  listCall('/v1/payment_intents', 'payment_intent', { customer: text().optional() }),

  defineCall('GET', '/v1/payment_intents/:id', z.strictObject({}), (work, _params, ids) => {
    return findByPath(work.tx, 'payment_intent', ids);
  }),

  defineCall('POST', '/v1/payment_intents', createParams, create),

  defineCall('POST', '/v1/payment_intents/:id', updateParams, (work, params, ids) => {
    const before = intentIn(work, ids, BEFORE_PAYMENT, 'updated');
    if (params.amount !== undefined) refuseUnchargeable(params.amount, before.currency, 'amount');
    if (params.customer !== undefined) usableCustomer(work, params.customer, 400);
    const method = params.payment_method && usablePaymentMethod(work, params.payment_method).id;
    const after: Stripe.PaymentIntent = {
      ...before,
      ...params,
      metadata: mergeMetadata(before.metadata, params.metadata),
      payment_method: method ?? before.payment_method,
      status: method ? 'requires_confirmation' : before.status,
    };
    work.tx.put('payment_intent', after);
    return after;
  }),

  defineCall('POST', '/v1/payment_intents/:id/confirm', confirmParams, (work, params, ids) => {
    const intent = intentIn(work, ids, BEFORE_PAYMENT, 'confirmed');
    refuseOwnedByCheckout(work, intent, 'confirm');
    return confirm(work, intent, params);
  }),

  defineCall('POST', '/v1/payment_intents/:id/capture', captureParams, (work, params, ids) => {
    const intent = intentIn(work, ids, ['requires_capture'], 'captured');
    const changed = { ...intent, metadata: mergeMetadata(intent.metadata, params.metadata) };
    return capturePaymentIntent(work, changed, params.amount_to_capture ?? intent.amount_capturable);
  }),

  defineCall('POST', '/v1/payment_intents/:id/cancel', cancelParams, (work, params, ids) => {
    const intent = intentIn(work, ids, [...BEFORE_PAYMENT, 'requires_capture'], 'canceled');
    if (intent.status !== 'requires_capture') refuseOwnedByCheckout(work, intent, 'cancel');
    return cancelPaymentIntent(work, intent, params.cancellation_reason ?? null);
  }),
];

function create(work: Work, params: z.output<typeof createParams>): CallResult {
  refuseDescriptor(params);
  refuseUnchargeable(params.amount, params.currency, 'amount');
  if (params.confirm !== true && (params.off_session !== undefined || params.return_url !== undefined)) {
    const param = params.off_session === undefined ? 'return_url' : 'off_session';
    throw invalidRequest(`You can only set \`${param}\` when \`confirm\` is true.`, { param });
  }
  const customer = params.customer === undefined ? null : usableCustomer(work, params.customer, 400).id;
  const { metadata, automatic_payment_methods, ...fields } = params;
  const intent = newPaymentIntent(work, {
    ...fields,
    customer,
    metadata: mergeMetadata(null, metadata),
    automaticPaymentMethods: automatic_payment_methods?.enabled ?? params.payment_method_types === undefined,
    ...(automatic_payment_methods?.allow_redirects && {
      allowRedirects: automatic_payment_methods.allow_redirects,
    }),
  });
  if (params.confirm === true) return confirm(work, intent, params);
  if (params.payment_method === undefined) return intent;
  const method = usablePaymentMethod(work, params.payment_method);
  refuseForeignPaymentMethod(method, customer);
  const ready: Stripe.PaymentIntent = {
    ...intent,
    payment_method: method.id,
    status: 'requires_confirmation',
  };
  work.tx.put('payment_intent', ready);
  return ready;
}

function confirm(work: Work, intent: Stripe.PaymentIntent, params: Confirm): CallResult {
  const methodId = params.payment_method ?? idOf(intent.payment_method);
  if (methodId === null) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. Update the PaymentIntent with ' +
        'a payment method and then confirm it again.',
      { code: 'payment_intent_unexpected_state' },
    );
  }
  const method = usablePaymentMethod(work, methodId);
  refuseSpent(work, method);
  refuseForeignPaymentMethod(method, idOf(intent.customer));
  refuseWithoutReturn(intent, params);
  const { intent: confirmed, failure } = confirmPaymentIntent(work, intent, {
    method,
    offSession: params.off_session ?? false,
    authenticated: false,
    authenticationUrl: `${work.origin}/authenticate/${intent.id}`,
    returnUrl: params.return_url ?? null,
  });
  if (failure) return new KeptFailure(402, failure);
  if (confirmed.status === 'requires_action' && params.error_on_requires_action === true) {
    const { code, declineCode, message } = AUTHENTICATION_REQUIRED;
    throw new ApiError(402, { type: 'card_error', code, decline_code: declineCode, message });
  }
  return confirmed;
}

/** Methods of the account's dashboard may send the payer elsewhere, who must find back. */
function refuseWithoutReturn({ automatic_payment_methods }: Stripe.PaymentIntent, params: Confirm): void {
  if (automatic_payment_methods?.allow_redirects !== 'always') return;
  if (params.return_url !== undefined || params.off_session === true) return;
  throw invalidRequest(
    'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these ' +
      'payment methods might redirect your customer off of your page, you must provide a `return_url`. If you ' +
      "don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and " +
      '`automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
    { param: 'return_url' },
  );
}

function intentIn(work: Work, ids: PathIds, statuses: string[], verb: string): Stripe.PaymentIntent {
  const intent = findByPath(work.tx, 'payment_intent', ids);
  if (statuses.includes(intent.status)) return intent;
  throw new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message:
      `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}. ` +
      `Only a PaymentIntent with one of the following statuses may be ${verb}: ${statuses.join(', ')}.`,
    payment_intent: intent,
  });
}

function refuseOwnedByCheckout(work: Work, intent: Stripe.PaymentIntent, verb: string): void {
  const owner = work.tx.all('checkout.session').find((session) => session.payment_intent === intent.id);
  if (!owner) return;
  throw invalidRequest(
    `You cannot ${verb} a PaymentIntent that was created by Checkout. Expire the Checkout Session instead: ${owner.id}`,
    { code: 'payment_intent_unexpected_state' },
  );
}
