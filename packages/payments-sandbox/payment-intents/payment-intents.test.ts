import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISA, payWith, submitForm } from '../test-support/payer.ts';
import { paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.stop());

/** A customer whose card was saved on the hosted page, in setup mode. */
async function savedCard(number: string): Promise<{ customer: string; payment_method: string }> {
  const customer = await fixture.stripe.customers.create({ email: 'ada@example.com', name: 'Ada' });
  const session = await fixture.stripe.checkout.sessions.create({
    mode: 'setup',
    customer: customer.id,
    currency: 'eur',
    success_url: 'https://shop.example/saved',
    setup_intent_data: { metadata: { booking: '3' } },
  });
  const answer = await payWith(session.url, number);
  if (answer.location?.endsWith('/authenticate')) {
    await submitForm(`${session.url}/authenticate`, { result: 'complete' });
  }
  const saved = await fixture.stripe.checkout.sessions.retrieve(session.id, { expand: ['setup_intent'] });
  expect(saved).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    payment_intent: null,
  });
  const intent = saved.setup_intent as Stripe.SetupIntent;
  expect(intent).toMatchObject({ status: 'succeeded', customer: customer.id, metadata: { booking: '3' } });
  return { customer: customer.id, payment_method: intent.payment_method as string };
}

const offSession = (saved: { customer: string; payment_method: string }) =>
  fixture.stripe.paymentIntents.create({
    amount: 30_000,
    currency: 'eur',
    ...saved,
    off_session: true,
    confirm: true,
  });

describe('a saved card', () => {
  test('is attached, told by events, and charged off-session', async () => {
    const saved = await savedCard(VISA);
    await fixture.webhooks.waitForType('setup_intent.succeeded');
    const attached = await fixture.webhooks.waitForType('payment_method.attached');
    expect(attached.data.object).toMatchObject({ customer: saved.customer });
    expect((await fixture.stripe.customers.listPaymentMethods(saved.customer)).data).toHaveLength(1);
    expect(await offSession(saved)).toMatchObject({ status: 'succeeded', amount_received: 30_000 });
  });

  test.each(['4000002500003155', '4000003800000446'])('%s succeeds off-session', async (number) => {
    expect(await offSession(await savedCard(number))).toMatchObject({ status: 'succeeded' });
  });

  test.each([
    ['4000002760003184', 'authentication_required'],
    ['4000000000000341', 'card_declined'],
  ])('%s is refused off-session: %s', async (number, code) => {
    await expect(offSession(await savedCard(number))).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  test('of somebody else cannot be used, nor after it was detached', async () => {
    const saved = await savedCard(VISA);
    const other = await fixture.stripe.customers.create();
    const foreign = offSession({ ...saved, customer: other.id });
    await expect(foreign).rejects.toMatchObject({ statusCode: 400, param: 'payment_method' });
    await fixture.stripe.paymentMethods.detach(saved.payment_method);
    expect(
      (await fixture.stripe.paymentMethods.list({ customer: saved.customer, type: 'card' })).data,
    ).toEqual([]);
  });

  test('may be saved while paying', async () => {
    const session = await fixture.stripe.checkout.sessions.create(
      paymentSession({ payment_intent_data: { setup_future_usage: 'off_session' } }),
    );
    await payWith(session.url, VISA);
    const paid = await fixture.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    const intent = paid.payment_intent as Stripe.PaymentIntent;
    expect(paid.customer).toMatch(/^cus_/);
    const saved = { customer: paid.customer as string, payment_method: intent.payment_method as string };
    expect(await offSession(saved)).toMatchObject({ status: 'succeeded' });
  });

  test('declined while being saved leaves the session open', async () => {
    const session = await fixture.stripe.checkout.sessions.create({
      mode: 'setup',
      currency: 'eur',
      success_url: 'https://shop.example/saved',
    });
    expect(await payWith(session.url, '4000000000009995')).toMatchObject({ status: 402 });
    const read = await fixture.stripe.checkout.sessions.retrieve(session.id, { expand: ['setup_intent'] });
    expect(read).toMatchObject({
      status: 'open',
      setup_intent: { last_setup_error: { decline_code: 'insufficient_funds' } },
    });
  });
});

const authorize = () =>
  fixture.stripe.paymentIntents.create({
    amount: 50_000,
    currency: 'eur',
    capture_method: 'manual',
    confirm: true,
    payment_method: 'pm_card_visa',
    return_url: 'https://shop.example/back',
  });

describe('a deposit', () => {
  test('is authorized, then taken in part', async () => {
    const intent = await authorize();
    expect(intent).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 50_000,
      amount_received: 0,
    });
    const tooMuch = fixture.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 50_001 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'amount_too_large' });
    const captured = await fixture.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 12_000 });
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 12_000, amount_capturable: 0 });
    const refund = await fixture.stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.amount).toBe(12_000);
  });

  test('is authorized, then cancelled', async () => {
    const intent = await authorize();
    const canceled = await fixture.stripe.paymentIntents.cancel(intent.id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
      amount_capturable: 0,
    });
    await expect(fixture.stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'canceled' },
    });
  });
});

test('a payment confirmed on-session goes through the bank step', async () => {
  const intent = await fixture.stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'eur',
    confirm: true,
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'https://shop.example/back',
  });
  expect(intent.status).toBe('requires_action');
  const answer = await submitForm(intent.next_action?.redirect_to_url?.url ?? '', { result: 'complete' });
  expect(answer.location).toContain(`https://shop.example/back?payment_intent=${intent.id}`);
  expect(answer.location).toContain('redirect_status=succeeded');
  expect(await fixture.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' });
});

test('a payment of a checkout session belongs to the session', async () => {
  const session = await fixture.stripe.checkout.sessions.create(paymentSession());
  await payWith(session.url, '4000000000000002');
  const { payment_intent } = await fixture.stripe.checkout.sessions.retrieve(session.id);
  const cancel = fixture.stripe.paymentIntents.cancel(payment_intent as string);
  await expect(cancel).rejects.toMatchObject({ message: expect.stringContaining(session.id) });
});

test('a deleted customer can be read, not used', async () => {
  const customer = await fixture.stripe.customers.create({ email: 'gone@example.com' });
  await fixture.stripe.customers.del(customer.id);
  expect(await fixture.stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  const session = fixture.stripe.checkout.sessions.create(paymentSession({ customer: customer.id }));
  await expect(session).rejects.toMatchObject({ code: 'resource_missing' });
  expect((await fixture.stripe.customers.list({ email: 'gone@example.com' })).data).toEqual([]);
});
