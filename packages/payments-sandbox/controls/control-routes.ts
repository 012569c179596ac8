import type Stripe from 'stripe';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Work } from '../api/api-call.ts';
import { ApiError, invalidRequest } from '../api/api-error.ts';
import { findByPath } from '../api/find-record.ts';
import { completeOnboarding, rejectAccount, restrictAccount } from '../accounts/connected-account.ts';
import { newId } from '../api/ids.ts';
import { pathIds } from '../api/path-ids.ts';
import { recordMovement, releaseFunds } from '../balance/balance-transactions.ts';
import { payDelayed, settleDelayed } from '../checkout-sessions/delayed-payment.ts';
import { expireCheckoutSession } from '../checkout-sessions/expire-checkout-session.ts';
import { queueDelivery } from '../events/emit-event.ts';
import { REFUND_OUTCOMES, outcomeOfCard, settleRefund } from '../refunds/settle-refund.ts';
import type { Store } from '../store/store.ts';
import { DELIVERY_ORDERS, changeWebhookSettings } from '../webhooks/webhook-settings.ts';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.ts';
import { FAULT_KINDS } from './faults.ts';
import type { Faults } from './faults.ts';

export interface ControlDependencies {
  store: Store;
  faults: Faults;
  dispatcher: WebhookDispatcher;
  atWork: <T>(task: (work: Work) => T) => T;
}

const faultSchema = z.strictObject({
  kind: z.enum(FAULT_KINDS),
  status: z.union([z.literal(429), z.int().min(500).max(599)]).default(500),
  afterWork: z.boolean().default(false),
  method: z.enum(['GET', 'POST', 'DELETE']).nullable().default(null),
  pathPrefix: z.string().default('/v1/'),
  count: z.int().min(1).default(1),
});

/** Of a movement that no object of the API has caused. */
const BY_HAND = { fee: 0, source: null, description: null } as const;

/** Test controls: JSON, under `/sandbox/`, and no part of the provider's API. The README lists them. */
export function registerControls(app: FastifyInstance, dependencies: ControlDependencies): void {
  app.register(
    async (controls) => {
      controls.setErrorHandler((error, request, reply) => sendError(request, reply, error));
      webhookControls(controls, dependencies);
      sessionControls(controls, dependencies);
      objectControls(controls, dependencies);
      balanceControls(controls, dependencies);
      faultControls(controls, dependencies);
      controls.get('/health', async () => ({ ok: true }));
      controls.post('/reset', async () => {
        dependencies.faults.clear();
        dependencies.store.clear();
        return { ok: true };
      });
    },
    { prefix: '/sandbox' },
  );
}

function webhookControls(app: FastifyInstance, { store, dispatcher, atWork }: ControlDependencies): void {
  const held = z.strictObject({ types: z.array(z.string()).default(['*']) });
  const order = z.strictObject({ order: z.enum(DELIVERY_ORDERS) });
  const endpoint = z.strictObject({ url: z.url().nullable() });

  app.get('/webhooks/deliveries', async () => ({ data: store.all('delivery') }));
  app.post('/webhooks/hold', async (request) => {
    const { types } = held.parse(request.body ?? {});
    return store.transact((tx) => changeWebhookSettings(tx, { heldTypes: types }));
  });
  app.post('/webhooks/release', async () =>
    store.transact((tx) => changeWebhookSettings(tx, { heldTypes: [] })),
  );
  app.post('/webhooks/order', async (request) => {
    return store.transact((tx) => changeWebhookSettings(tx, order.parse(request.body)));
  });
  app.post('/webhooks/url', async (request) => {
    dispatcher.url = endpoint.parse(request.body).url;
    dispatcher.wake();
    return { url: dispatcher.url };
  });
  app.post('/webhooks/retry-now', async () => {
    return store.transact((tx) => {
      const pending = tx.all('delivery').filter((delivery) => delivery.status === 'pending');
      for (const delivery of pending) tx.put('delivery', { ...delivery, nextAttemptAt: Date.now() });
      return { count: pending.length };
    });
  });
  app.post('/events/:id/redeliver', async (request) => {
    return atWork((work) => {
      const event = findByPath(work.tx, 'event', pathIds(request));
      return { delivery: queueDelivery(work, event.id, event.type) };
    });
  });
}

function sessionControls(app: FastifyInstance, { atWork }: ControlDependencies): void {
  const moment = z.strictObject({ expires_at: z.int() });

  app.post('/checkout-sessions/:id/expire-now', async (request) => {
    return atWork((work) => {
      return expireCheckoutSession(work, { ...openSession(work, request), expires_at: work.now });
    });
  });
  app.post('/checkout-sessions/:id/expires-at', async (request) => {
    return atWork((work) => {
      const session = { ...openSession(work, request), ...moment.parse(request.body) };
      work.tx.put('checkout.session', session);
      return session;
    });
  });
  app.post('/checkout-sessions/:id/pay-delayed', async (request) => {
    return atWork((work) => payDelayed(work, openSession(work, request)));
  });
  app.post('/checkout-sessions/:id/settle-delayed', async (request) => {
    const { succeeds } = z.strictObject({ succeeds: z.boolean() }).parse(request.body);
    return atWork((work) => {
      const session = findByPath(work.tx, 'checkout.session', pathIds(request));
      return settleDelayed(work, session, succeeds);
    });
  });
}

function objectControls(app: FastifyInstance, { atWork }: ControlDependencies): void {
  app.post('/accounts/:id/complete-onboarding', async (request) => {
    return atWork((work) => completeOnboarding(work, findByPath(work.tx, 'account', pathIds(request))));
  });
  app.post('/accounts/:id/restrict', async (request) => {
    const { due, by } = z
      .strictObject({ due: z.array(z.string()).min(1), by: z.int().nullable().default(null) })
      .parse(request.body);
    return atWork((work) =>
      restrictAccount(work, findByPath(work.tx, 'account', pathIds(request)), { due, by }),
    );
  });
  app.post('/accounts/:id/reject', async (request) => {
    return atWork((work) => rejectAccount(work, findByPath(work.tx, 'account', pathIds(request))));
  });
  app.post('/accounts/:id/pay-out', async (request) => {
    const { amount } = z.strictObject({ amount: z.int().min(1) }).parse(request.body);
    return atWork((work) => {
      const { id: account } = findByPath(work.tx, 'account', pathIds(request));
      const payout = { id: newId('po'), account, amount };
      work.tx.put('account_payout', payout);
      return payout;
    });
  });
  app.post('/refunds/:id/settle', async (request) => {
    const { status } = z
      .strictObject({ status: z.enum(REFUND_OUTCOMES).optional() })
      .parse(request.body ?? {});
    return atWork((work) => {
      const refund = findByPath(work.tx, 'refund', pathIds(request));
      return settleRefund(work, refund, status ?? outcomeOfCard(work, refund));
    });
  });
}

function balanceControls(app: FastifyInstance, { atWork }: ControlDependencies): void {
  const funds = z.strictObject({ amount: z.int(), currency: z.string().toLowerCase().length(3) });

  app.post('/balance/release-funds', async () => {
    atWork((work) => releaseFunds(work, Infinity));
    return { ok: true };
  });
  app.post('/balance/add-funds', async (request) => {
    const { amount, currency } = funds.parse(request.body);
    const movement = { type: 'adjustment', amount, currency, ...BY_HAND } as const;
    return atWork((work) => ({ balance_transaction: recordMovement(work, movement) }));
  });
  app.post('/balance/pay-out', async (request) => {
    const { amount, currency } = funds.parse(request.body);
    const movement = { type: 'payout', amount: -amount, currency, ...BY_HAND } as const;
    return atWork((work) => ({ balance_transaction: recordMovement(work, movement) }));
  });
}

function faultControls(app: FastifyInstance, { faults }: ControlDependencies): void {
  app.post('/faults', async (request) => {
    const { count, ...fault } = faultSchema.parse(request.body);
    faults.add({ ...fault, remaining: count });
    return { ok: true };
  });
  app.get('/faults', async () => ({ heldReplies: faults.heldCount }));
  app.post('/faults/clear', async () => {
    faults.clear();
    return { ok: true };
  });
}

function openSession(work: Work, request: FastifyRequest): Stripe.Checkout.Session {
  const session = findByPath(work.tx, 'checkout.session', pathIds(request));
  if (session.status !== 'open') throw invalidRequest(`The session's status is ${session.status}.`);
  return session;
}

async function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<void> {
  if (error instanceof ApiError) await reply.code(error.status).send({ error: error.body });
  else if (error instanceof z.ZodError) await reply.code(400).send({ error: { issues: error.issues } });
  else {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error(error);
    await reply.code(status).send({ error: { message: error instanceof Error ? error.message : 'failed' } });
  }
}
