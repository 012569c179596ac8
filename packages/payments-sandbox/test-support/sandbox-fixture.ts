import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { startSandbox } from '../start-sandbox.ts';
import type { Sandbox } from '../start-sandbox.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

export const SECRET_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';

export interface Fixture {
  origin: string;
  stripe: Stripe;
  webhooks: WebhookReceiver;
  dir: string;
  control<T = unknown>(path: string, body?: object): Promise<T>;
  restart(whileDown?: (dir: string) => void): Promise<void>;
  stop(): Promise<void>;
}

export async function startFixture(): Promise<Fixture> {
  const dir = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
  const webhooks = await startWebhookReceiver(WEBHOOK_SECRET);
  const start = (port: number) =>
    startSandbox({
      port,
      dir,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: webhooks.url,
    });
  let sandbox: Sandbox = await start(0);
  const { origin, port } = sandbox;
  return {
    origin,
    stripe: sdkFor(port),
    webhooks,
    dir,
    control: async <T>(path: string, body?: object) => {
      const response = await fetch(`${origin}/sandbox${path}`, {
        method: 'POST',
        ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
    restart: async (whileDown) => {
      await sandbox.stop();
      whileDown?.(dir);
      sandbox = await start(port);
    },
    stop: async () => {
      await sandbox.stop();
      await webhooks.close();
      await rm(dir, { recursive: true });
    },
  };
}

export function sdkFor(port: number, key = SECRET_KEY): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

export function paymentSession(
  more: Stripe.Checkout.SessionCreateParams = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        price_data: { currency: 'eur', unit_amount: 23_000, product_data: { name: 'Fiat 500' } },
        quantity: 1,
      },
    ],
    success_url: 'https://shop.example/paid?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://shop.example/cancelled',
    ...more,
  };
}
