import type { Server } from 'node:net';
import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Work } from './api/api-call.ts';
import { registerApi } from './api/api-routes.ts';
import { accountCalls } from './accounts/account-calls.ts';
import { registerOnboardingPages } from './accounts/onboarding-pages.ts';
import { balanceCalls } from './balance/balance-calls.ts';
import { chargeCalls } from './charges/charge-calls.ts';
import { checkoutSessionCalls } from './checkout-sessions/checkout-session-calls.ts';
import { SessionExpiryTimer } from './checkout-sessions/session-expiry-timer.ts';
import { registerControls } from './controls/control-routes.ts';
import { Faults } from './controls/faults.ts';
import { customerCalls } from './customers/customer-calls.ts';
import { disputeCalls } from './disputes/dispute-calls.ts';
import { eventCalls } from './events/event-calls.ts';
import { registerCheckoutPages } from './hosted-page/checkout-routes.ts';
import { registerIntentPages } from './hosted-page/intent-routes.ts';
import { paymentIntentCalls } from './payment-intents/payment-intent-calls.ts';
import { paymentMethodCalls } from './payment-methods/payment-method-calls.ts';
import { refundCalls } from './refunds/refund-calls.ts';
import { setupIntentCalls } from './setup-intents/setup-intent-calls.ts';
import { Store } from './store/store.ts';
import { transferCalls } from './transfers/transfer-calls.ts';
import { WebhookDispatcher } from './webhooks/webhook-dispatcher.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  port: number;
  dir: string;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string | null;
  /** Where browsers reach the hosted pages, when that is not the address listened on. */
  publicOrigin?: string;
  host?: string;
  /** The time of everything but webhooks and kept replies, when that is not the real one. */
  now?: () => Date;
}

export interface Sandbox {
  origin: string;
  port: number;
  stop(): Promise<void>;
}

const CALLS = [
  ...accountCalls,
  ...balanceCalls,
  ...chargeCalls,
  ...checkoutSessionCalls,
  ...customerCalls,
  ...disputeCalls,
  ...eventCalls,
  ...paymentIntentCalls,
  ...paymentMethodCalls,
  ...refundCalls,
  ...setupIntentCalls,
  ...transferCalls,
];

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const store = new Store(options.dir);
  const faults = new Faults();
  const dispatcher = new WebhookDispatcher(store, options.webhookSecret, options.webhookUrl);
  const now = () => (options.now?.() ?? new Date()).getTime();
  const seconds = () => Math.floor(now() / 1000);
  const atWork = <T>(task: (work: Work) => T): T =>
    store.transact((tx) => task({ tx, now: seconds(), origin: origin(), request: null }));
  const expiry = new SessionExpiryTimer(store, { atWork, now });

  const app = fastify({ bodyLimit: 1024 * 1024, logger: { level: 'error' }, forceCloseConnections: 'idle' });
  const port = () => portOf(app.server.address());
  const origin = () => options.publicOrigin ?? `http://127.0.0.1:${port()}`;
  acceptForms(app);
  await serveStyles(app);
  registerApi(app, CALLS, { store, faults, secretKey: options.secretKey, origin, seconds });
  registerCheckoutPages(app, { store, atWork });
  registerIntentPages(app, { store, atWork });
  registerOnboardingPages(app, { store, atWork });
  registerControls(app, { store, faults, dispatcher, atWork });

  try {
    await app.listen({ host: options.host ?? '127.0.0.1', port: options.port });
  } catch (error) {
    store.close();
    throw error;
  }
  store.compact();
  expiry.start();
  dispatcher.start();
  return {
    origin: origin(),
    port: port(),
    stop: async () => {
      expiry.stop();
      faults.clear();
      // Webhooks first: the receiver of one under way may still ask the API something.
      await dispatcher.stop();
      await app.close();
      store.close();
    },
  };
}

/** Forms stay text: the API and the pages read them in different ways. */
function acceptForms(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

async function serveStyles(app: FastifyInstance): Promise<void> {
  const sheets = ['page-layout.css', 'card-form.css'].map((name) =>
    readFile(new URL(`./hosted-page/${name}`, import.meta.url), 'utf8'),
  );
  const css = (await Promise.all(sheets)).join('\n');
  app.get('/assets/hosted-page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(css),
  );
  app.get('/favicon.ico', async (_request, reply) => reply.code(204).send());
}

function portOf(address: ReturnType<Server['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('the sandbox listens to no port');
  return address.port;
}
