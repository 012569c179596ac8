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
    await expect.poll(heldReplies, { timeout: 5_000, interval: 20 }).toBe(1);
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
    const params = { amount: 5000, currency: 'eur', confirm: true, payment_method: 'pm_card_chargeDeclined' };
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

describe('faults', () => {
  test.each([
    { kind: 'error', afterWork: false },
    { kind: 'error', afterWork: true },
    { kind: 'drop', afterWork: false },
    { kind: 'drop', afterWork: true },
  ])('the SDK retries through $kind (after work: $afterWork), and the work is done once', async (fault) => {
    await fixture.control('/faults', { ...fault, method: 'POST', pathPrefix: '/v1/customers' });
    const email = `${fault.kind}-${fault.afterWork}@example.com`;
    const customer = await retrying().customers.create({ email });
    const { data } = await fixture.stripe.customers.list({ email });
    expect(data.map((item) => item.id)).toEqual([customer.id]);
  });

  test('without retries the caller sees the 500', async () => {
    await fixture.control('/faults', { kind: 'error', pathPrefix: '/v1/customers' });
    await fixture.stripe.refunds.list();
    expect(await failureOf(fixture.stripe.customers.list())).toMatchObject({
      statusCode: 500,
      rawType: 'api_error',
    });
    expect(await fixture.stripe.customers.list()).toMatchObject({ object: 'list' });
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
