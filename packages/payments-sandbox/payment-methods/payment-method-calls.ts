import { z } from 'zod';
import type Stripe from 'stripe';
import { KeptFailure, defineCall } from '../api/api-call.ts';
import { docUrl, invalidRequest } from '../api/api-error.ts';
import { findByParam, findByPath } from '../api/find-record.ts';
import { listCall } from '../api/list-call.ts';
import { clearableText, mergeMetadata, metadata, oneOf, text } from '../api/parameters.ts';
import { changesOf, emitEvent } from '../events/emit-event.ts';
import { attachPaymentMethod, clearDefault, markSpent, refusalToSave } from './attach-payment-method.ts';
import { refuseForeignPaymentMethod, refuseSpent, usablePaymentMethod } from './create-card.ts';
import { TEST_PAYMENT_METHODS, type Decline } from './test-cards.ts';

const none = z.strictObject({});
const type = oneOf(['card']).optional();

const updateParams = z.strictObject({
  allow_redisplay: oneOf(['always', 'limited', 'unspecified']).optional(),
  billing_details: z
    .strictObject({
      email: clearableText().optional(),
      name: clearableText().optional(),
      phone: clearableText().optional(),
    })
    .optional(),
  metadata: metadata().optional(),
});

/** The bank is asked when a card is saved: one that declines cannot be. */
function declined({ code, declineCode, message }: Decline): KeptFailure {
  return new KeptFailure(402, {
    type: 'card_error',
    code,
    decline_code: declineCode,
    doc_url: docUrl(code),
    message,
  });
}

export const paymentMethodCalls = [
  listCall('/v1/payment_methods', 'payment_method', { customer: text().optional(), type }),
  listCall(
    '/v1/customers/:id/payment_methods',
    'payment_method',
    { type },
    (method, ids) => method.customer === ids.id,
  ),

  defineCall('GET', '/v1/payment_methods/:id', none, (work, _params, ids) => {
    return findByPath(work.tx, 'payment_method', ids);
  }),

  defineCall('POST', '/v1/payment_methods/:id', updateParams, (work, params, ids) => {
    const before = findByPath(work.tx, 'payment_method', ids);
    const after: Stripe.PaymentMethod = {
      ...before,
      allow_redisplay: params.allow_redisplay ?? before.allow_redisplay,
      billing_details: { ...before.billing_details, ...params.billing_details },
      metadata: mergeMetadata(before.metadata, params.metadata),
    };
    work.tx.put('payment_method', after);
    emitEvent(work, 'payment_method.updated', after, changesOf(before, after));
    return after;
  }),

  defineCall(
    'POST',
    '/v1/payment_methods/:id/attach',
    z.strictObject({ customer: text() }),
    (work, params, ids) => {
      const isReadyMade = (ids.id ?? '') in TEST_PAYMENT_METHODS;
      const method = isReadyMade
        ? usablePaymentMethod(work, ids.id ?? '')
        : findByPath(work.tx, 'payment_method', ids);
      findByParam(work.tx, 'customer', params.customer, 'customer');
      if (method.customer === null) refuseSpent(work, method);
      else refuseForeignPaymentMethod(method, params.customer);
      const { decline } = refusalToSave(work, method);
      if (decline) return declined(decline);
      return attachPaymentMethod(work, method, params.customer);
    },
  ),

  defineCall('POST', '/v1/payment_methods/:id/detach', none, (work, _params, ids) => {
    const before = findByPath(work.tx, 'payment_method', ids);
    if (before.customer === null) {
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    }
    const after: Stripe.PaymentMethod = { ...before, customer: null };
    work.tx.put('payment_method', after);
    markSpent(work, after);
    clearDefault(work, before);
    emitEvent(work, 'payment_method.detached', after, { customer: before.customer });
    return after;
  }),
];
