import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.stop());

async function completeUnpaid(): Promise<Stripe.Checkout.Session> {
  const { id } = await fixture.stripe.checkout.sessions.create(paymentSession());
  await fixture.control(`/checkout-sessions/${id}/pay-delayed`);
  return fixture.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
}

test('a session paid by bank debit is complete and unpaid, then paid', async () => {
  const session = await completeUnpaid();
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'processing', amount_received: 0 },
  });
  const completed = await fixture.webhooks.waitForType('checkout.session.completed');
  expect(completed.data.object).toMatchObject({ payment_status: 'unpaid' });
  await fixture.control(`/checkout-sessions/${session.id}/settle-delayed`, { succeeds: true });
  const paid = await fixture.webhooks.waitForType('checkout.session.async_payment_succeeded');
  expect(paid.data.object).toMatchObject({ id: session.id, payment_status: 'paid' });
  const [charge] = (await fixture.stripe.charges.list()).data;
  expect(charge).toMatchObject({ paid: true, payment_method_details: { type: 'sepa_debit' } });
});

test('or it fails', async () => {
  const session = await completeUnpaid();
  await fixture.control(`/checkout-sessions/${session.id}/settle-delayed`, { succeeds: false });
  const failed = await fixture.webhooks.waitForType('checkout.session.async_payment_failed');
  expect(failed.data.object).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  expect((await fixture.stripe.balance.retrieve()).pending).toEqual([]);
});
