import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VISA, payWith } from '../test-support/payer.ts';
import { paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.stop());

async function paidIntent(): Promise<string> {
  const session = await fixture.stripe.checkout.sessions.create(paymentSession());
  await payWith(session.url, VISA);
  return (await fixture.stripe.checkout.sessions.retrieve(session.id)).payment_intent as string;
}

test('a full refund, told by its events', async () => {
  const payment_intent = await paidIntent();
  const refund = await fixture.stripe.refunds.create({
    payment_intent,
    reason: 'requested_by_customer',
    metadata: { booking: '7' },
  });
  expect(refund).toMatchObject({
    object: 'refund',
    amount: 23_000,
    currency: 'eur',
    status: 'succeeded',
    payment_intent,
    reason: 'requested_by_customer',
    metadata: { booking: '7' },
  });
  const created = await fixture.webhooks.waitForType('refund.created');
  expect((created.data.object as Stripe.Refund).id).toBe(refund.id);
  const charge = await fixture.webhooks.waitForType('charge.refunded');
  expect(charge.data.object).toMatchObject({ amount_refunded: 23_000, refunded: true, payment_intent });
  await fixture.webhooks.waitForType('refund.updated');
  await expect(fixture.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  });
});

test('partial refunds up to the whole, and no further', async () => {
  const payment_intent = await paidIntent();
  const refund = (amount: number) => fixture.stripe.refunds.create({ payment_intent, amount });
  await expect(refund(23_001)).rejects.toMatchObject({
    param: 'amount',
    message: 'Refund amount (€230.01) is greater than charge amount (€230.00)',
  });
  await refund(19_550);
  await expect(refund(3_451)).rejects.toMatchObject({
    param: 'amount',
    message: 'Refund amount (€34.51) is greater than unrefunded amount on charge (€34.50)',
  });
  await refund(3_450);
  const { data } = await fixture.stripe.refunds.list({ payment_intent });
  expect(data.map((item) => item.amount)).toEqual([3_450, 19_550]);
  const intent = await fixture.stripe.paymentIntents.retrieve(payment_intent, {
    expand: ['latest_charge.refunds'],
  });
  expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: 23_000 });
  expect((intent.latest_charge as Stripe.Charge).refunds?.data).toHaveLength(2);
});

test('each movement of money is on the balance, the fee included', async () => {
  const before = (await fixture.stripe.balance.retrieve()).pending[0]?.amount ?? 0;
  const payment_intent = await paidIntent();
  const refund = await fixture.stripe.refunds.create({ payment_intent, amount: 10_000 });
  const { available, pending } = await fixture.stripe.balance.retrieve();
  expect(pending[0]).toMatchObject({ currency: 'eur', amount: before + 23_000 - 370 - 10_000 });
  expect(available[0]).toMatchObject({ currency: 'eur', amount: 0 });
  const movement = await fixture.stripe.balanceTransactions.retrieve(refund.balance_transaction as string);
  expect(movement).toMatchObject({
    type: 'refund',
    amount: -10_000,
    fee: 0,
    net: -10_000,
    source: refund.id,
  });
});

test('simultaneous refunds never give back more than was paid', async () => {
  const payment_intent = await paidIntent();
  const attempts = Array.from({ length: 5 }, () =>
    fixture.stripe.refunds.create({ payment_intent, amount: 10_000 }),
  );
  const results = await Promise.allSettled(attempts);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(2);
});

test('only what was paid can be refunded', async () => {
  const intent = await fixture.stripe.paymentIntents.create({ amount: 5_000, currency: 'eur' });
  await expect(fixture.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    message: expect.stringContaining('does not have a successful charge to refund'),
  });
  await expect(fixture.stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 400 });
  await expect(fixture.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
  });
});

async function refunded(card: string): Promise<Stripe.Refund> {
  const session = await fixture.stripe.checkout.sessions.create(paymentSession());
  await payWith(session.url, card);
  const { payment_intent } = await fixture.stripe.checkout.sessions.retrieve(session.id);
  return fixture.stripe.refunds.create({ payment_intent: payment_intent as string });
}

const chargeOf = async ({ charge }: Stripe.Refund) => fixture.stripe.charges.retrieve(charge as string);

test('a refund that pends succeeds some time later', async () => {
  const refund = await refunded('4000 0000 0000 7726');
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  await fixture.control(`/refunds/${refund.id}/settle`);
  const [updated] = (
    await fixture.webhooks.waitFor((all) => all.some(({ type, data }) => isRefund(type, data, refund)))
  ).filter(({ type, data }) => isRefund(type, data, refund));
  expect(updated?.data).toMatchObject({
    object: { status: 'succeeded' },
    previous_attributes: { status: 'pending' },
  });
  expect(await chargeOf(refund)).toMatchObject({ refunded: true });
});

const isRefund = (type: string, { object }: Stripe.Event['data'], { id }: Stripe.Refund) =>
  type === 'refund.updated' && (object as Stripe.Refund).id === id;

test('a refund that fails afterwards is back on the balance, and can be made anew', async () => {
  const refund = await refunded('4000 0000 0000 5126');
  expect(refund.status).toBe('succeeded');
  await fixture.control(`/refunds/${refund.id}/settle`);
  const failed = await fixture.webhooks.waitForType('refund.failed');
  expect(failed.data.object).toMatchObject({ id: refund.id, failure_reason: 'expired_or_canceled_card' });
  const after = await fixture.stripe.refunds.retrieve(refund.id, { expand: ['failure_balance_transaction'] });
  expect(after.failure_balance_transaction).toMatchObject({ type: 'refund_failure', amount: 23_000 });
  expect(await chargeOf(refund)).toMatchObject({ refunded: false, amount_refunded: 0 });
  const again = await fixture.stripe.refunds.create({ charge: refund.charge as string });
  expect(again.status).toBe('succeeded');
});

test('a refund may wait for what the payer has to do', async () => {
  const refund = await refunded('4000 0000 0000 7726');
  await fixture.control(`/refunds/${refund.id}/settle`, { status: 'requires_action' });
  expect(await fixture.stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'display_details' },
  });
  await fixture.control(`/refunds/${refund.id}/settle`, { status: 'canceled' });
  expect(await chargeOf(refund)).toMatchObject({ amount_refunded: 0 });
});
