import { z } from 'zod';
import type Stripe from 'stripe';
import { defineCall } from '../api/api-call.ts';
import { invalidRequest } from '../api/api-error.ts';
import { findByPath } from '../api/find-record.ts';
import { listCall, pagedCall } from '../api/list-call.ts';
import { mergeMetadata, oneOf, text } from '../api/parameters.ts';
import { createCheckoutSession } from './create-checkout-session.ts';
import { createParams, updateParams } from './checkout-session-params.ts';
import { expireCheckoutSession } from './expire-checkout-session.ts';

const none = z.strictObject({});

export const checkoutSessionCalls = [
  listCall('/v1/checkout/sessions', 'checkout.session', {
    customer: text().optional(),
    payment_intent: text().optional(),
    status: oneOf(['complete', 'expired', 'open']).optional(),
  }),

  defineCall('POST', '/v1/checkout/sessions', createParams, createCheckoutSession),

  defineCall('GET', '/v1/checkout/sessions/:id', none, (work, _params, ids) => {
    return findByPath(work.tx, 'checkout.session', ids);
  }),

  defineCall('POST', '/v1/checkout/sessions/:id', updateParams, (work, params, ids) => {
    const before = findByPath(work.tx, 'checkout.session', ids);
    const after: Stripe.Checkout.Session = {
      ...before,
      metadata: mergeMetadata(before.metadata, params.metadata),
    };
    work.tx.put('checkout.session', after);
    return after;
  }),

  defineCall('POST', '/v1/checkout/sessions/:id/expire', none, (work, _params, ids) => {
    const session = findByPath(work.tx, 'checkout.session', ids);
    if (session.status === 'open') return expireCheckoutSession(work, session);
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. ` +
        `This Checkout Session has a status of ${session.status}.`,
    );
  }),

  pagedCall(
    '/v1/checkout/sessions/:id/line_items',
    (work, ids) =>
      work.tx.get('checkout_plan', findByPath(work.tx, 'checkout.session', ids).id)?.lineItems ?? [],
    (ids) => `/v1/checkout/sessions/${ids.id}/line_items`,
  ),
];
