import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { addresses, API_BASE } from '@nolo/contract/addresses.ts';
import { EVENT_TYPES } from './stripe-events.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/going-live.md'), 'utf8');
const webhook = text.split('## Webhook')[1]?.split('\n## ')[0] ?? '';

/** What is set by hand at the provider is read there, so it has to say what the code does. */

it('names the events that the code handles, and no other', () => {
  const named = [...webhook.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, type]) => type);
  expect(new Set(named)).toEqual(new Set(EVENT_TYPES));
  expect(named).toHaveLength(EVENT_TYPES.length);
});

it('names the address that takes them, and the version that they are read with', () => {
  const [method, path] = addresses.paymentWebhook;
  expect(method).toBe('POST');
  expect(webhook).toContain(`<PUBLIC_ORIGIN>${API_BASE}${path}\``);
  expect(webhook).toContain(`API version \`${Stripe.API_VERSION}\``);
});
