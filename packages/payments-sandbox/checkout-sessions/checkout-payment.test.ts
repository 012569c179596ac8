import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISA, openPage, payWith, submitForm } from '../test-support/payer.ts';
import { paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.stop());

const openSession = (more: Stripe.Checkout.SessionCreateParams = {}) =>
  fixture.stripe.checkout.sessions.create(paymentSession(more));

const eventFor = async (type: string, id: string) => {
  const isWanted = (event: Stripe.Event) =>
    event.type === type && (event.data.object as { id: string }).id === id;
  const events = await fixture.webhooks.waitFor((all) => all.some(isWanted));
  return events.find(isWanted) as Stripe.Event;
};

describe('a payment on the hosted page', () => {
  test('succeeds, redirects once and sends the signed events', async () => {
    const session = await openSession({
      client_reference_id: 'booking-1',
      metadata: { booking: '1' },
      payment_intent_data: { metadata: { booking: '1' }, transfer_group: 'booking-1' },
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 23_000,
      currency: 'eur',
      url: `${fixture.origin}/c/pay/${session.id}`,
      payment_intent: null,
    });

    const paid = await payWith(session.url, VISA);
    expect(paid).toMatchObject({ status: 303, location: `https://shop.example/paid?session=${session.id}` });

    const completed = await eventFor('checkout.session.completed', session.id);
    expect(completed.data.object).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'booking-1',
      metadata: { booking: '1' },
      customer_details: { email: 'ada@example.com', name: 'Ada Lovelace' },
      url: null,
    });
    const intent = (completed.data.object as Stripe.Checkout.Session).payment_intent as string;
    const succeeded = await eventFor('payment_intent.succeeded', intent);
    expect(succeeded.data.object).toMatchObject({
      amount: 23_000,
      amount_received: 23_000,
      status: 'succeeded',
      metadata: { booking: '1' },
      transfer_group: 'booking-1',
    });
    expect(fixture.webhooks.rejected).toBe(0);
  });

  test('is read back with everything expanded', async () => {
    const session = await openSession();
    await payWith(session.url, VISA);
    const read = await fixture.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'payment_intent.latest_charge', 'payment_intent.payment_method'],
    });
    expect(read.line_items?.data).toMatchObject([
      { description: 'Fiat 500', amount_total: 23_000, price: { unit_amount: 23_000 } },
    ]);
    const intent = read.payment_intent as Stripe.PaymentIntent;
    expect(intent.latest_charge).toMatchObject({
      object: 'charge',
      paid: true,
      payment_method_details: { card: { last4: '4242' } },
    });
    expect(intent.payment_method).toMatchObject({
      object: 'payment_method',
      card: { brand: 'visa', last4: '4242' },
    });
  });

  test('pays once when submitted twice at the same time', async () => {
    const session = await openSession();
    const answers = await Promise.all([1, 2, 3].map(() => payWith(session.url, VISA)));
    expect(answers.map((answer) => answer.status)).toEqual([303, 303, 303]);
    const { payment_intent } = await fixture.stripe.checkout.sessions.retrieve(session.id);
    const charges = await fixture.stripe.charges.list({ payment_intent: payment_intent as string });
    expect(charges.data).toHaveLength(1);
  });

  test.each([
    ['4000000000000002', 'Your card was declined. Try another card.', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'Your card has insufficient funds', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'Your card has expired', 'expired_card', 'expired_card'],
    ['4000000000000127', 'The security code is incorrect', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'An error occurred while processing', 'processing_error', 'processing_error'],
    ['4111111111111111', 'only test cards work', 'card_declined', 'test_mode_live_card'],
  ])('with the card %s is declined, and can be tried again', async (number, message, code, decline_code) => {
    const session = await openSession();
    const declined = await payWith(session.url, number);
    expect(declined.status).toBe(402);
    expect(declined.html).toContain(message);
    expect(declined.html).toContain(`value="${number}"`);
    expect(declined.html).not.toContain('value="123"');

    const open = await fixture.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(open).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { code, decline_code } },
    });
    const intent = (open.payment_intent as Stripe.PaymentIntent).id;
    await eventFor('payment_intent.payment_failed', intent);

    expect(await payWith(session.url, VISA)).toMatchObject({ status: 303 });
    const paid = await fixture.stripe.paymentIntents.retrieve(intent);
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test.each(['5555555555554444', '378282246310005'])('accepts the card %s', async (number) => {
    const session = await openSession();
    const cardCvc = number.startsWith('37') ? '1234' : '123';
    expect(await payWith(session.url, number, { cardCvc })).toMatchObject({ status: 303 });
  });

  test('asks for authentication, which may fail and then pass', async () => {
    const session = await openSession();
    const step = `${session.url}/authenticate`;
    const asked = await payWith(session.url, '4000 0027 6000 3184');
    expect(asked).toMatchObject({ status: 303, location: new URL(step).pathname });
    expect((await openPage(step)).html).toContain('Confirm it is you');

    const failed = await submitForm(step, { result: 'fail' });
    expect(failed).toMatchObject({ status: 303, location: new URL(session.url ?? '').pathname });
    const form = await openPage(session.url ?? '');
    expect(form.html).toContain('We could not authenticate your card');
    expect(form.html).toContain('value="Ada Lovelace"');

    await payWith(session.url, '4000 0027 6000 3184');
    const passed = await submitForm(step, { result: 'complete' });
    expect(passed.location).toBe(`https://shop.example/paid?session=${session.id}`);
    const read = await fixture.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(read.payment_intent).toMatchObject({
      latest_charge: { payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } },
    });
  });

  test('without a pending authentication, the step leads back to the form', async () => {
    const session = await openSession();
    const answer = await submitForm(`${session.url}/authenticate`, { result: 'complete' });
    expect(answer.location).toBe(`/c/pay/${session.id}`);
    expect((await fixture.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
  });
});
