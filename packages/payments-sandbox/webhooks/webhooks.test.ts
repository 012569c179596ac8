import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VISA, payWith } from '../test-support/payer.ts';
import { paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

const DEADLINE = { timeout: 60_000, interval: 20 };

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.stop());

const types = (events: Stripe.Event[]) => events.map((event) => event.type);

describe('delivery', () => {
  test('is repeated by itself after a moment', async () => {
    fixture.webhooks.answers = [500];
    await fixture.stripe.customers.create();
    await fixture.webhooks.waitForType('customer.created');
    await expect.poll(attempts, DEADLINE).toEqual(['500', '200']);
  });

  test('is repeated until the receiver says 2xx', async () => {
    const answers = [302, 404, 503];
    fixture.webhooks.answers = [...answers];
    await fixture.stripe.customers.create();
    for (const count of answers.keys()) {
      await expect.poll(attempts, DEADLINE).toHaveLength(count + 1);
      await fixture.control('/webhooks/retry-now');
    }
    await expect.poll(attempts, DEADLINE).toEqual(['302', '404', '503', '200']);
    expect(fixture.webhooks.received).toHaveLength(1);
  });

  test('names the request that caused the event', async () => {
    const { lastResponse } = await fixture.stripe.customers.create({}, { idempotencyKey: 'booking-1' });
    const event = await fixture.webhooks.waitForType('customer.created');
    expect(event.request).toEqual({ id: lastResponse.requestId, idempotency_key: 'booking-1' });
    expect(await fixture.stripe.events.retrieve(event.id)).toMatchObject({
      id: event.id,
      type: 'customer.created',
    });
  });

  test('can be held, so that webhooks are late', async () => {
    await fixture.control('/webhooks/hold', { types: ['checkout.session.completed'] });
    const session = await fixture.stripe.checkout.sessions.create(paymentSession());
    await payWith(session.url, VISA);
    await fixture.webhooks.waitForType('payment_intent.succeeded');
    expect(types(fixture.webhooks.received)).not.toContain('checkout.session.completed');
    await fixture.control('/webhooks/release');
    await fixture.webhooks.waitForType('checkout.session.completed');
  });

  test('can be made twice', async () => {
    await fixture.stripe.customers.create();
    const { id } = await fixture.webhooks.waitForType('customer.created');
    await fixture.control(`/events/${id}/redeliver`);
    const events = await fixture.webhooks.waitFor((all) => all.length === 2);
    expect(events.map((event) => event.id)).toEqual([id, id]);
  });

  test('can be made in the reverse order', async () => {
    await fixture.control('/webhooks/hold');
    await fixture.control('/webhooks/order', { order: 'reversed' });
    const session = await fixture.stripe.checkout.sessions.create(paymentSession());
    await payWith(session.url, VISA);
    await fixture.control('/webhooks/release');
    const events = await fixture.webhooks.waitFor((all) => all.length === 5);
    expect(types(events)).toEqual([
      'checkout.session.completed',
      'charge.updated',
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
  });

  test('goes out after a restart when it had not been made', async () => {
    await fixture.control('/webhooks/hold');
    await fixture.stripe.customers.create({ name: 'Kept' });
    await fixture.restart();
    expect(fixture.webhooks.received).toEqual([]);
    await fixture.control('/webhooks/release');
    const event = await fixture.webhooks.waitForType('customer.created');
    expect(event.data.object).toMatchObject({ name: 'Kept' });
  });
});

test('events can be listed by type', async () => {
  await fixture.stripe.customers.create();
  await fixture.stripe.checkout.sessions.create({
    ...paymentSession(),
    mode: 'setup',
    line_items: [],
    currency: 'eur',
  });
  const both = await fixture.stripe.events.list({ types: ['customer.created', 'setup_intent.created'] });
  expect(types(both.data)).toEqual(['setup_intent.created', 'customer.created']);
  expect(types((await fixture.stripe.events.list({ type: 'customer.created' })).data)).toEqual([
    'customer.created',
  ]);
});

/** What the receiver answered to the first delivery, so far. */
async function attempts(): Promise<string[]> {
  const response = await fetch(`${fixture.origin}/sandbox/webhooks/deliveries`);
  const { data } = (await response.json()) as { data: { attempts: { result: string }[] }[] };
  return data[0]?.attempts.map((attempt) => attempt.result) ?? [];
}
