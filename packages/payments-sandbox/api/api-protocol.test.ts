import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, postForm } from '../test-support/requests.ts';
import { SECRET_KEY, paymentSession, sdkFor, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.stop());

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  postForm(fixture.origin, path, body, headers);

describe('authentication', () => {
  test('refuses a wrong key and a missing one', async () => {
    const error = await failureOf(
      sdkFor(Number(new URL(fixture.origin).port), 'sk_test_wrong_key').customers.list(),
    );
    expect(error).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: 'Invalid API Key provided: sk_test_************_key',
    });
    const response = await fetch(`${fixture.origin}/v1/customers`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: {
        type: 'invalid_request_error',
        message: expect.stringContaining('You did not provide an API key'),
      },
    });
  });

  test('takes the key as the user of basic authentication', async () => {
    const Authorization = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
    const response = await fetch(`${fixture.origin}/v1/customers`, { headers: { Authorization } });
    expect(response.status).toBe(200);
  });

  test('does not act for connected accounts', async () => {
    const error = await failureOf(fixture.stripe.customers.list({}, { stripeAccount: 'acct_1' }));
    expect(error).toMatchObject({ statusCode: 400, message: expect.stringContaining('connected accounts') });
  });
});

describe('parameters', () => {
  test('unknown ones are refused, at any depth', async () => {
    const unknown = paymentSession({ payment_intent_data: { colour: 'red' } as object });
    expect(await failureOf(fixture.stripe.checkout.sessions.create(unknown))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'payment_intent_data[colour]',
      message: 'Received unknown parameter: payment_intent_data[colour]',
    });
    const several = await post('/v1/customers', 'foo=1&bar=2');
    expect(await several.json()).toMatchObject({
      error: { code: 'parameter_unknown', message: 'Received unknown parameters: foo, bar', param: 'foo' },
    });
    const inQuery = await failureOf(fixture.stripe.refunds.list({ colour: 'red' } as object));
    expect(inQuery).toMatchObject({ code: 'parameter_unknown', param: 'colour' });
  });

  test.each([
    ['/v1/transfers', 'currency=eur&destination=acct_1', 'parameter_missing', 'amount'],
    ['/v1/transfers', 'amount=1.5&currency=eur&destination=a', 'parameter_invalid_integer', 'amount'],
    ['/v1/transfers', 'amount=-5&currency=eur&destination=a', 'parameter_invalid_integer', 'amount'],
    ['/v1/transfers', 'amount=5&currency=eur&destination=', 'parameter_invalid_empty', 'destination'],
    ['/v1/payment_intents', 'amount=500&currency=eur&confirm=yes', 'parameter_invalid_boolean', 'confirm'],
    ['/v1/payment_intents', 'amount=49&currency=eur', 'amount_too_small', 'amount'],
    ['/v1/payment_intents', 'amount=100000000&currency=eur', 'amount_too_large', 'amount'],
    ['/v1/payment_intents', 'amount=500&currency=abc', undefined, 'currency'],
    ['/v1/customers', 'email=nobody', 'email_invalid', 'email'],
    ['/v1/checkout/sessions', 'mode=nothing', undefined, 'mode'],
    ['/v1/checkout/sessions', 'mode=payment&success_url=nowhere', 'url_invalid', 'success_url'],
    [
      '/v1/checkout/sessions',
      'mode=payment&success_url=https://a.example&line_items[0][price_data][currency]=eur' +
        '&line_items[0][price_data][unit_amount]=500&line_items[0][price_data][product_data][name]=A',
      'parameter_missing',
      'line_items[0][quantity]',
    ],
  ])('%s with %s is refused: %s %s', async (path, body, code, param) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { type: string; code?: string; param?: string } };
    expect(error.type).toBe('invalid_request_error');
    expect([error.code, error.param]).toEqual([code, param]);
  });

  test.each(['__proto__[x]=1', 'constructor[prototype][x]=1', 'a[=1', 'a]b=1', '[x]=1'])(
    'the name in %s is refused without harm',
    async (body) => {
      expect((await post('/v1/customers', body)).status).toBe(400);
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    },
  );

  test('metadata is merged, keys unset by an empty value, and kept within limits', async () => {
    const customer = await fixture.stripe.customers.create({ metadata: { a: '1', b: '2', 0: 'zero' } });
    expect(customer.metadata).toEqual({ a: '1', b: '2', 0: 'zero' });
    const changed = await fixture.stripe.customers.update(customer.id, { metadata: { a: '', c: '3' } });
    expect(changed.metadata).toEqual({ b: '2', c: '3', 0: 'zero' });
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, number) => [`key${number}`, 'x']));
    for (const metadata of [{ key: 'x'.repeat(501) }, { ['k'.repeat(41)]: 'x' }, many]) {
      const tooMuch = fixture.stripe.customers.create({ metadata });
      expect(await failureOf(tooMuch)).toMatchObject({ statusCode: 400, param: 'metadata' });
    }
  });
});

describe('ids and addresses', () => {
  test('an unknown id is 404 in the path and 400 in a parameter', async () => {
    expect(await failureOf(fixture.stripe.checkout.sessions.retrieve('cs_test_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such checkout.session: 'cs_test_none'",
    });
    const withCustomer = fixture.stripe.checkout.sessions.create(paymentSession({ customer: 'cus_none' }));
    expect(await failureOf(withCustomer)).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
      message: "No such customer: 'cus_none'",
    });
  });

  test('an unknown address is refused as one', async () => {
    const error = await failureOf(fixture.stripe.products.list());
    expect(error).toMatchObject({ statusCode: 404 });
    expect(error.message).toContain('Unrecognized request URL (GET: /v1/products)');
  });

  test('every reply carries its request id and its version', async () => {
    const response = await post('/v1/customers', '');
    expect(response.headers.get('request-id')).toMatch(/^req_/);
    expect(response.headers.get('stripe-version')).toBe(Stripe.API_VERSION);
  });
});

describe('lists', () => {
  test('are newest first and paged both ways', async () => {
    const made: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      made.unshift((await fixture.stripe.customers.create({ name, email: 'pages@example.com' })).id);
    }
    const filter = { email: 'pages@example.com' };
    const first = await fixture.stripe.customers.list({ ...filter, limit: 2 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
    expect(first.data.map((item) => item.id)).toEqual(made.slice(0, 2));
    const after = await fixture.stripe.customers.list({ ...filter, limit: 3, starting_after: made[1] });
    expect(after.data.map((item) => item.id)).toEqual(made.slice(2));
    expect(after.has_more).toBe(false);
    const before = await fixture.stripe.customers.list({ ...filter, limit: 2, ending_before: made[3] });
    expect(before.data.map((item) => item.id)).toEqual(made.slice(1, 3));
    const fromStart = await fixture.stripe.customers.list({ ...filter, ending_before: made[3] });
    expect(fromStart.data.map((item) => item.id)).toEqual(made.slice(0, 3));
    const all = await fixture.stripe.customers
      .list({ ...filter, limit: 2 })
      .autoPagingToArray({ limit: 100 });
    expect(all.map((item) => item.id)).toEqual(made);
    expect(await failureOf(fixture.stripe.customers.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
  });

  test('can be narrowed by moment', async () => {
    const { created } = await fixture.stripe.customers.create();
    expect((await fixture.stripe.customers.list({ created: { gt: created + 60 } })).data).toEqual([]);
    expect((await fixture.stripe.customers.list({ created: { gte: created } })).data).not.toEqual([]);
  });
});

describe('expand', () => {
  test('refuses what is no reference', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(paymentSession());
    const retrieve = (path: string) => fixture.stripe.checkout.sessions.retrieve(id, { expand: [path] });
    expect(await failureOf(retrieve('colour'))).toMatchObject({ statusCode: 400, param: 'expand' });
    expect(await failureOf(retrieve('status'))).toMatchObject({ statusCode: 400, param: 'expand' });
    // Nothing is referred to yet, which is no error.
    expect((await retrieve('payment_intent.latest_charge')).payment_intent).toBeNull();
  });

  test('reaches into lists', async () => {
    const customer = await fixture.stripe.customers.create({ name: 'Listed' });
    await fixture.stripe.checkout.sessions.create(paymentSession({ customer: customer.id }));
    const list = await fixture.stripe.checkout.sessions.list({
      customer: customer.id,
      expand: ['data.customer'],
    });
    expect(list.data[0]?.customer).toMatchObject({ object: 'customer', name: 'Listed' });
  });
});
