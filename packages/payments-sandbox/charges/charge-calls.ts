import { z } from 'zod';
import { defineCall } from '../api/api-call.ts';
import { findByPath } from '../api/find-record.ts';
import { listCall } from '../api/list-call.ts';
import { text } from '../api/parameters.ts';

export const chargeCalls = [
  listCall('/v1/charges', 'charge', {
    customer: text().optional(),
    payment_intent: text().optional(),
    transfer_group: text().optional(),
  }),
  defineCall('GET', '/v1/charges/:id', z.strictObject({}), (work, _params, ids) => {
    return findByPath(work.tx, 'charge', ids);
  }),
  listCall('/v1/charges/:id/refunds', 'refund', {}, (refund, ids) => refund.charge === ids.id),
];
