import { z } from 'zod';
import type Stripe from 'stripe';
import { defineCall } from '../api/api-call.ts';
import { findByPath } from '../api/find-record.ts';
import { listCall } from '../api/list-call.ts';
import { amount, mergeMetadata, metadata, oneOf, text } from '../api/parameters.ts';
import { emitEvent } from '../events/emit-event.ts';
import { createRefund } from './create-refund.ts';

const createParams = z.strictObject({
  amount: amount(1).optional(),
  charge: text().optional(),
  metadata: metadata().optional(),
  payment_intent: text().optional(),
  reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

export const refundCalls = [
  listCall('/v1/refunds', 'refund', { charge: text().optional(), payment_intent: text().optional() }),

  defineCall('POST', '/v1/refunds', createParams, (work, params) => {
    return createRefund(work, { ...params, metadata: mergeMetadata(null, params.metadata) });
  }),

  defineCall('GET', '/v1/refunds/:id', z.strictObject({}), (work, _params, ids) => {
    return findByPath(work.tx, 'refund', ids);
  }),

  defineCall(
    'POST',
    '/v1/refunds/:id',
    z.strictObject({ metadata: metadata().optional() }),
    (work, params, ids) => {
      const before = findByPath(work.tx, 'refund', ids);
      const after: Stripe.Refund = { ...before, metadata: mergeMetadata(before.metadata, params.metadata) };
      work.tx.put('refund', after);
      emitEvent(work, 'refund.updated', after, { metadata: before.metadata });
      return after;
    },
  ),
];
