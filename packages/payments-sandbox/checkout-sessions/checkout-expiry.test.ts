import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Store } from '../store/store.ts';
import { VISA, openPage, payWith } from '../test-support/payer.ts';
import { paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.stop());

const now = () => Math.floor(Date.now() / 1000);
const open = (more: Stripe.Checkout.SessionCreateParams = {}) =>
  fixture.stripe.checkout.sessions.create(paymentSession(more));
const expiryOf = (id: string) =>
  fixture.webhooks.waitFor((events) =>
    events.some((event) => event.type === 'checkout.session.expired' && event.data.object.id === id),
  );

test.each([
  [30 * 60 - 5, 'at least 30 minutes'],
  [24 * 60 * 60 + 60, 'less than 24 hours'],
])('a life of %i seconds is refused', async (seconds, message) => {
  const attempt = open({ expires_at: now() + seconds });
  await expect(attempt).rejects.toMatchObject({
    param: 'expires_at',
    message: expect.stringContaining(message),
  });
});

test('lives for 24 hours unless told otherwise', async () => {
  const session = await open();
  expect(session.expires_at - session.created).toBe(24 * 60 * 60);
  const short = await open({ expires_at: now() + 31 * 60 });
  expect(short.expires_at - short.created).toBeLessThanOrEqual(31 * 60);
});

test('expires at its moment, cannot be paid any more, and says so', async () => {
  const session = await open({ expires_at: now() + 31 * 60 });
  await fixture.control(`/checkout-sessions/${session.id}/expires-at`, { expires_at: now() + 1 });
  await expiryOf(session.id);
  const late = await payWith(session.url, VISA);
  expect(late.status).toBe(410);
  expect(late.html).toContain('This page has expired');
  expect(late.html).toContain('href="https://shop.example/cancelled"');
  expect(await fixture.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'expired',
    payment_status: 'unpaid',
    url: null,
    payment_intent: null,
  });
});

test('can be expired by a control, and by the API, which cancels its payment', async () => {
  const first = await open();
  await fixture.control(`/checkout-sessions/${first.id}/expire-now`);
  expect((await openPage(first.url ?? '', 'it')).html).toContain('Questa pagina è scaduta');

  const second = await open();
  await payWith(second.url, '4000000000000002');
  expect(await fixture.stripe.checkout.sessions.expire(second.id)).toMatchObject({ status: 'expired' });
  const read = await fixture.stripe.checkout.sessions.retrieve(second.id, { expand: ['payment_intent'] });
  expect(read.payment_intent).toMatchObject({ status: 'canceled' });
  await expiryOf(second.id);
});

test('a paid session can no longer be expired', async () => {
  const session = await open();
  await payWith(session.url, VISA);
  await expect(fixture.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('status of complete'),
  });
  const page = await openPage(session.url ?? '');
  expect(page.html).toContain('Already completed');
  expect(page.html).toContain(`https://shop.example/paid?session=${session.id}`);
});

test('what expired while the sandbox was down expires at its start', async () => {
  // A sandbox of its own, where nothing else could wake the timer.
  const quiet = await startFixture();
  const session = await quiet.stripe.checkout.sessions.create(paymentSession());
  await quiet.restart((dir) => {
    const store = new Store(dir);
    store.transact((tx) => {
      const stored = tx.get('checkout.session', session.id);
      if (stored) tx.put('checkout.session', { ...stored, expires_at: now() - 60 });
    });
    store.close();
  });
  const event = await quiet.webhooks.waitForType('checkout.session.expired');
  expect(event.data.object).toMatchObject({ id: session.id, status: 'expired' });
  await quiet.stop();
});
