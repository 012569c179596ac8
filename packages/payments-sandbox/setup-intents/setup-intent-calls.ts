import { z } from 'zod';
import type Stripe from 'stripe';
import { KeptFailure, defineCall } from '../api/api-call.ts';
import type { CallResult, Work } from '../api/api-call.ts';
import { ApiError, invalidRequest } from '../api/api-error.ts';
import { findByPath, idOf } from '../api/find-record.ts';
import { listCall } from '../api/list-call.ts';
import { bool, mergeMetadata, metadata, oneOf, text, url } from '../api/parameters.ts';
import { usableCustomer } from '../customers/create-customer.ts';
import { emitEvent } from '../events/emit-event.ts';
import { refuseForeignPaymentMethod, usablePaymentMethod } from '../payment-methods/create-card.ts';
import { confirmSetupIntent, newSetupIntent } from './setup-intents.ts';

const confirmation = { payment_method: text().optional(), return_url: url().optional() };

const createParams = z.strictObject({
  ...confirmation,
  automatic_payment_methods: z
    .strictObject({ enabled: bool(), allow_redirects: oneOf(['always', 'never']).optional() })
    .optional(),
  confirm: bool().optional(),
  customer: text().optional(),
  description: text().optional(),
  metadata: metadata().optional(),
  payment_method_types: z.array(oneOf(['card'])).optional(),
  usage: oneOf(['off_session', 'on_session']).optional(),
});

const cancelParams = z.strictObject({
  cancellation_reason: oneOf(['abandoned', 'duplicate', 'requested_by_customer']).optional(),
});

export const setupIntentCalls = [
  listCall('/v1/setup_intents', 'setup_intent', {
    customer: text().optional(),
    payment_method: text().optional(),
  }),

  defineCall('GET', '/v1/setup_intents/:id', z.strictObject({}), (work, _params, ids) => {
    return findByPath(work.tx, 'setup_intent', ids);
  }),

  defineCall('POST', '/v1/setup_intents', createParams, (work, params) => {
    const customer = params.customer === undefined ? null : usableCustomer(work, params.customer, 400).id;
    const intent = newSetupIntent(work, {
      ...params,
      customer,
      metadata: mergeMetadata(null, params.metadata),
      automaticPaymentMethods:
        params.automatic_payment_methods?.enabled ?? params.payment_method_types === undefined,
    });
    return params.confirm === true ? confirm(work, intent, params) : intent;
  }),

  defineCall('POST', '/v1/setup_intents/:id/confirm', z.strictObject(confirmation), (work, params, ids) => {
    const intent = findByPath(work.tx, 'setup_intent', ids);
    refuseFinished(intent);
    return confirm(work, intent, params);
  }),

  defineCall('POST', '/v1/setup_intents/:id/cancel', cancelParams, (work, params, ids) => {
    const intent = findByPath(work.tx, 'setup_intent', ids);
    refuseFinished(intent);
    const canceled: Stripe.SetupIntent = {
      ...intent,
      cancellation_reason: params.cancellation_reason ?? null,
      next_action: null,
      status: 'canceled',
    };
    work.tx.put('setup_intent', canceled);
    emitEvent(work, 'setup_intent.canceled', canceled);
    return canceled;
  }),
];

function confirm(
  work: Work,
  intent: Stripe.SetupIntent,
  params: { payment_method?: string; return_url?: string },
): CallResult {
  const methodId = params.payment_method ?? idOf(intent.payment_method);
  if (methodId === null) {
    throw invalidRequest(
      'You cannot confirm this SetupIntent because it is missing a payment method. Update the SetupIntent with a ' +
        'payment method and then confirm it again.',
      { code: 'setup_intent_unexpected_state' },
    );
  }
  const method = usablePaymentMethod(work, methodId);
  refuseForeignPaymentMethod(method, idOf(intent.customer));
  const { intent: confirmed, failure } = confirmSetupIntent(work, intent, {
    method,
    authenticated: false,
    authenticationUrl: `${work.origin}/authenticate/${intent.id}`,
    returnUrl: params.return_url ?? null,
  });
  return failure ? new KeptFailure(402, failure) : confirmed;
}

function refuseFinished(intent: Stripe.SetupIntent): void {
  if (!['succeeded', 'canceled'].includes(intent.status)) return;
  throw new ApiError(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message: `This SetupIntent could not be changed because it has a status of ${intent.status}.`,
    setup_intent: intent,
  });
}
