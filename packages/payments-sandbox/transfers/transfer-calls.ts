import { z } from 'zod';
import type Stripe from 'stripe';
import { defineCall } from '../api/api-call.ts';
import { noSuch } from '../api/api-error.ts';
import { findByPath } from '../api/find-record.ts';
import { listCall } from '../api/list-call.ts';
import { amount, currency, mergeMetadata, metadata, oneOf, text } from '../api/parameters.ts';
import { emitEvent } from '../events/emit-event.ts';
import { createTransfer } from './create-transfer.ts';
import { reverseTransfer } from './reverse-transfer.ts';

const none = z.strictObject({});

const createParams = z.strictObject({
  amount: amount(1),
  currency: currency(),
  description: text().optional(),
  destination: text(),
  metadata: metadata().optional(),
  source_transaction: text().optional(),
  source_type: oneOf(['card']).optional(),
  transfer_group: text().optional(),
});

const updateParams = z.strictObject({ description: text().optional(), metadata: metadata().optional() });

const reversalParams = z.strictObject({
  amount: amount(1).optional(),
  description: text().optional(),
  metadata: metadata().optional(),
});

export const transferCalls = [
  listCall('/v1/transfers', 'transfer', {
    destination: text().optional(),
    transfer_group: text().optional(),
  }),

  defineCall('POST', '/v1/transfers', createParams, (work, params) => {
    return createTransfer(work, { ...params, metadata: mergeMetadata(null, params.metadata) });
  }),

  defineCall('GET', '/v1/transfers/:id', none, (work, _params, ids) => findByPath(work.tx, 'transfer', ids)),

  defineCall('POST', '/v1/transfers/:id', updateParams, (work, params, ids) => {
    const before = findByPath(work.tx, 'transfer', ids);
    const after: Stripe.Transfer = {
      ...before,
      description: params.description ?? before.description,
      metadata: mergeMetadata(before.metadata, params.metadata),
    };
    work.tx.put('transfer', after);
    emitEvent(work, 'transfer.updated', after);
    return after;
  }),

  listCall(
    '/v1/transfers/:id/reversals',
    'transfer_reversal',
    {},
    (reversal, ids) => reversal.transfer === ids.id,
  ),

  defineCall('POST', '/v1/transfers/:id/reversals', reversalParams, (work, params, ids) => {
    const transfer = findByPath(work.tx, 'transfer', ids);
    return reverseTransfer(work, transfer, params.amount, mergeMetadata(null, params.metadata));
  }),

  defineCall('GET', '/v1/transfers/:id/reversals/:reversal', none, (work, _params, ids) => {
    const reversal = work.tx.get('transfer_reversal', ids.reversal ?? '');
    if (reversal && reversal.transfer === ids.id) return reversal;
    throw noSuch('transfer reversal', ids.reversal ?? '', 'id', 404);
  }),
];
