import { z } from 'zod';
import type Stripe from 'stripe';
import { defineCall } from '../api/api-call.ts';
import { findByPath } from '../api/find-record.ts';
import { listCall } from '../api/list-call.ts';
import { currency, text } from '../api/parameters.ts';
import { balanceOf, releaseFunds } from './balance-transactions.ts';

const none = z.strictObject({});

export const balanceCalls = [
  listCall('/v1/balance_transactions', 'balance_transaction', {
    currency: currency().optional(),
    source: text().optional(),
    type: text().optional(),
  }),
  defineCall('GET', '/v1/balance_transactions/:id', none, (work, _params, ids) => {
    releaseFunds(work);
    return findByPath(work.tx, 'balance_transaction', ids);
  }),
  defineCall('GET', '/v1/balance', none, (work): Stripe.Balance => {
    releaseFunds(work);
    const amounts = (status: 'available' | 'pending') =>
      [...balanceOf(work.tx, status)].map(([code, sum]) => ({
        amount: sum,
        currency: code,
        source_types: { card: sum },
      }));
    return {
      object: 'balance',
      available: amounts('available'),
      livemode: false,
      pending: amounts('pending'),
    };
  }),
];
