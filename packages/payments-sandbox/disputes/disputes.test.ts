import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { payWith } from '../test-support/payer.ts';
import { paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFixture();
});
afterEach(() => fixture.stop());

async function pay(card: string): Promise<string> {
  const session = await fixture.stripe.checkout.sessions.create(paymentSession());
  await payWith(session.url, card);
  return (await fixture.stripe.checkout.sessions.retrieve(session.id)).payment_intent as string;
}

async function disputed(card: string): Promise<Stripe.Dispute> {
  const payment_intent = await pay(card);
  const [dispute] = (await fixture.stripe.disputes.list({ payment_intent })).data;
  if (!dispute) throw new Error('no dispute');
  return dispute;
}

const balance = async () => {
  const { available, pending } = await fixture.stripe.balance.retrieve();
  return (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0);
};

describe('a disputed charge', () => {
  test('loses its amount and the fee, and cannot be refunded', async () => {
    const dispute = await disputed('4000 0000 0000 0259');
    expect(dispute).toMatchObject({ amount: 23_000, reason: 'fraudulent', status: 'needs_response' });
    await fixture.webhooks.waitForType('charge.dispute.created');
    const withdrawn = await fixture.webhooks.waitForType('charge.dispute.funds_withdrawn');
    const [movement] = (withdrawn.data.object as Stripe.Dispute).balance_transactions;
    expect(movement).toMatchObject({ type: 'adjustment', amount: -23_000, fee: 2000, net: -25_000 });
    expect(await balance()).toBe(23_000 - 370 - 25_000);
    const charge = dispute.charge as string;
    expect(await fixture.stripe.charges.retrieve(charge)).toMatchObject({ disputed: true });
    await expect(fixture.stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });

  test('comes back when the evidence wins, without the fee', async () => {
    const { id } = await disputed('4000 0000 0000 2685');
    const evidence = { uncategorized_text: 'winning_evidence' };
    expect(await fixture.stripe.disputes.update(id, { evidence })).toMatchObject({ status: 'won' });
    const closed = await fixture.webhooks.waitForType('charge.dispute.closed');
    expect(closed.data.previous_attributes).toEqual({ status: 'under_review' });
    await fixture.webhooks.waitForType('charge.dispute.funds_reinstated');
    expect(await balance()).toBe(23_000 - 370 - 2000);
  });

  test('stays lost when the evidence loses, or nothing is answered', async () => {
    const first = await disputed('4000 0000 0000 0259');
    const evidence = { uncategorized_text: 'losing_evidence' };
    expect(await fixture.stripe.disputes.update(first.id, { evidence })).toMatchObject({ status: 'lost' });
    const second = await disputed('4000 0000 0000 0259');
    expect(await fixture.stripe.disputes.close(second.id)).toMatchObject({ status: 'lost' });
    await expect(fixture.stripe.disputes.close(second.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  test('that is only an inquiry keeps its money', async () => {
    const dispute = await disputed('4000 0000 0000 1976');
    expect(dispute).toMatchObject({ status: 'warning_needs_response', balance_transactions: [] });
    await fixture.stripe.refunds.create({ charge: dispute.charge as string });
  });
});

test('an early fraud warning can be acted on until the charge is given back', async () => {
  const payment_intent = await pay('4000 0000 0000 5423');
  const created = await fixture.webhooks.waitForType('radar.early_fraud_warning.created');
  expect(created.data.object).toMatchObject({ actionable: true, payment_intent, fraud_type: 'misc' });
  await fixture.stripe.refunds.create({ payment_intent });
  const updated = await fixture.webhooks.waitForType('radar.early_fraud_warning.updated');
  expect(updated.data).toMatchObject({
    object: { actionable: false },
    previous_attributes: { actionable: true },
  });
});
