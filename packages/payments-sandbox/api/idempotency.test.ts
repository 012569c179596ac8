import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, postForm } from '../test-support/requests.ts';
import { SECRET_KEY, paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.stop());

describe('idempotency', () => {
  test('replays the first reply', async () => {
    const headers = { 'Idempotency-Key': 'key-replay' };
    const first = await postForm(fixture.origin, '/v1/customers', 'name=Ada', headers);
    const second = await postForm(fixture.origin, '/v1/customers', 'name=Ada', headers);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.headers.get('original-request')).toBe(first.headers.get('request-id'));
    expect(await second.text()).toBe(await first.text());
  });

  test('refuses the key for other parameters or another address', async () => {
    const options = { idempotencyKey: 'key-other' };
    await fixture.stripe.customers.create({ name: 'Ada' }, options);
    expect(await failureOf(fixture.stripe.customers.create({ name: 'Bob' }, options))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
      rawType: 'idempotency_error',
    });
    const elsewhere = fixture.stripe.checkout.sessions.create(paymentSession(), options);
    expect((await failureOf(elsewhere)).message).toContain('same endpoint');
  });

  test('refuses a second request while the first is under way', async () => {
    await fixture.control('/faults', { kind: 'hold', method: 'POST' });
    const options = { idempotencyKey: 'key-busy' };
    const first = fixture.stripe.customers.create({ name: 'Slow' }, options);
    await expect.poll(heldReplies, { timeout: 60_000, interval: 20 }).toBe(1);
    const second = fixture.stripe.customers.create({ name: 'Slow' }, options);
    expect(await failureOf(second)).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await fixture.control('/faults/clear');
    const third = await fixture.stripe.customers.create({ name: 'Slow' }, options);
    expect(third.id).toBe((await first).id);
  });

  test('does not remember what its parameters refused', async () => {
    const options = { idempotencyKey: 'key-fixed' };
    await failureOf(fixture.stripe.customers.create({ email: 'wrong' }, options));
    expect(await fixture.stripe.customers.create({ email: 'right@example.com' }, options)).toMatchObject({
      email: 'right@example.com',
    });
  });

  test('remembers a declined payment', async () => {
    const options = { idempotencyKey: 'key-declined' };
    const params = {
      amount: 5000,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_chargeDeclined',
      return_url: 'https://shop.example/back',
    };
    const first = await failureOf(fixture.stripe.paymentIntents.create(params, options));
    const second = await failureOf(fixture.stripe.paymentIntents.create(params, options));
    expect(first).toMatchObject({ type: 'StripeCardError', statusCode: 402, code: 'card_declined' });
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
    // Declined, and yet on record.
    const { charge } = first as Stripe.errors.StripeCardError;
    expect(await fixture.stripe.paymentIntents.retrieve(first.payment_intent?.id ?? '')).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: charge,
    });
  });
});

describe('a 5xx', () => {
  test.each([500, 503])(
    '%i is kept under the key: the SDK sees it again, another key does the work',
    async (status) => {
      await fixture.control('/faults', {
        kind: 'error',
        status,
        method: 'POST',
        pathPrefix: '/v1/customers',
      });
      const email = `kept-${status}@example.com`;
      const create = (idempotencyKey: string) => retrying().customers.create({ email }, { idempotencyKey });
      expect(await failureOf(create(`${status}-1`))).toMatchObject({ statusCode: status });
      expect(await failureOf(create(`${status}-1`))).toMatchObject({ statusCode: status });
      const customer = await create(`${status}-2`);
      const { data } = await fixture.stripe.customers.list({ email });
      expect(data.map((item) => item.id)).toEqual([customer.id]);
    },
  );

  test('is kept even when the work was done: only a look-up tells', async () => {
    const fault = { kind: 'error', afterWork: true, method: 'POST', pathPrefix: '/v1/customers' };
    await fixture.control('/faults', fault);
    const email = 'done@example.com';
    const create = () => fixture.stripe.customers.create({ email }, { idempotencyKey: 'key-done' });
    for (const _ of [1, 2]) expect(await failureOf(create())).toMatchObject({ statusCode: 500 });
    expect((await fixture.stripe.customers.list({ email })).data).toHaveLength(1);
  });
});

describe('faults', () => {
  test.each([false, true])(
    'the SDK retries through a cut connection (after work: %s), once',
    async (afterWork) => {
      const fault = { kind: 'drop', afterWork, method: 'POST', pathPrefix: '/v1/customers' };
      await fixture.control('/faults', fault);
      const email = `drop-${afterWork}@example.com`;
      const customer = await retrying().customers.create({ email });
      const { data } = await fixture.stripe.customers.list({ email });
      expect(data.map((item) => item.id)).toEqual([customer.id]);
    },
  );

  test('without retries the caller sees the 500', async () => {
    await fixture.control('/faults', { kind: 'error', pathPrefix: '/v1/customers' });
    await fixture.stripe.refunds.list();
    expect(await failureOf(fixture.stripe.customers.list())).toMatchObject({
      statusCode: 500,
      rawType: 'api_error',
    });
    expect(await fixture.stripe.customers.list()).toMatchObject({ object: 'list' });
  });

  test('a 429 does nothing and is not kept', async () => {
    await fixture.control('/faults', { kind: 'error', status: 429, pathPrefix: '/v1/customers' });
    const create = () => fixture.stripe.customers.create({}, { idempotencyKey: 'key-429' });
    expect(await failureOf(create())).toMatchObject({
      statusCode: 429,
      type: 'StripeRateLimitError',
      code: 'rate_limit',
    });
    expect((await create()).id).toMatch(/^cus_/);
  });

  test('a key of more than 255 characters and another API version are refused', async () => {
    const long = fixture.stripe.customers.create({}, { idempotencyKey: 'k'.repeat(256) });
    expect(await failureOf(long)).toMatchObject({ statusCode: 400 });
    const old = fixture.stripe.customers.create({}, { apiVersion: '2024-06-20' });
    expect((await failureOf(old)).message).toBe('Invalid Stripe API version: 2024-06-20');
  });
});

async function heldReplies(): Promise<number> {
  const response = await fetch(`${fixture.origin}/sandbox/faults`);
  return ((await response.json()) as { heldReplies: number }).heldReplies;
}

function retrying(): Stripe {
  const port = Number(new URL(fixture.origin).port);
  return new Stripe(SECRET_KEY, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 2 });
}
