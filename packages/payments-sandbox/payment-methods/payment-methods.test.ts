import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '../test-support/requests.ts';
import { paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.stop());

const BACK = { return_url: 'https://shop.example/back' };
const charge = (payment_method: string, more: object = BACK) =>
  fixture.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'eur',
    confirm: true,
    payment_method,
    ...more,
  });

describe('a card', () => {
  test('that declines cannot be attached', async () => {
    const { id: customer } = await fixture.stripe.customers.create();
    const attach = fixture.stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer });
    expect(await failureOf(attach)).toMatchObject({ statusCode: 402, code: 'card_declined' });
    const { id } = await fixture.stripe.paymentMethods.attach('pm_card_visa', { customer });
    expect((await fixture.stripe.paymentMethods.retrieve(id)).customer).toBe(customer);
  });

  test('that was charged without a customer, or was detached, is not used again', async () => {
    const { id: customer } = await fixture.stripe.customers.create();
    const used = (await charge('pm_card_visa')).payment_method as string;
    const detached = (await fixture.stripe.paymentMethods.attach('pm_card_visa', { customer })).id;
    await fixture.stripe.paymentMethods.detach(detached);
    for (const id of [used, detached]) {
      expect((await failureOf(charge(id))).message).toContain('may not be used again');
      const attach = fixture.stripe.paymentMethods.attach(id, { customer });
      expect((await failureOf(attach)).message).toContain('may not be used again');
    }
  });
});

describe('a payment', () => {
  test("with the dashboard's methods needs an address to come back to", async () => {
    expect(await failureOf(charge('pm_card_visa', {}))).toMatchObject({ param: 'return_url' });
    const never = { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } };
    expect(await charge('pm_card_visa', never)).toMatchObject({ status: 'succeeded' });
    expect(await charge('pm_card_visa', { payment_method_types: ['card'] })).toMatchObject({
      status: 'succeeded',
    });
  });

  test('by card takes no statement descriptor, only a suffix', async () => {
    const refused = { param: 'statement_descriptor', statusCode: 400 };
    expect(await failureOf(charge('pm_card_visa', { ...BACK, statement_descriptor: 'NOLO' }))).toMatchObject(
      refused,
    );
    const payment_intent_data = { statement_descriptor: 'NOLO' };
    const session = fixture.stripe.checkout.sessions.create(paymentSession({ payment_intent_data }));
    expect(await failureOf(session)).toMatchObject(refused);
    await charge('pm_card_visa', { ...BACK, statement_descriptor_suffix: 'NL-100001' });
  });

  test('settles after it succeeded: the movement of money comes with `charge.updated`', async () => {
    const { latest_charge } = await charge('pm_card_visa');
    const events = await fixture.webhooks.waitFor((all) =>
      all.some(
        ({ type, data }) =>
          type === 'charge.updated' && 'id' in data.object && data.object.id === latest_charge,
      ),
    );
    const own = events.filter(({ data }) => 'id' in data.object && data.object.id === latest_charge);
    expect(own.map(({ type }) => type)).toEqual(['charge.succeeded', 'charge.updated']);
    expect(own[0]?.data.object).toMatchObject({ balance_transaction: null });
    expect(own[1]?.data).toMatchObject({
      object: { balance_transaction: expect.stringMatching(/^txn_/) },
      previous_attributes: { balance_transaction: null },
    });
  });

  test('waits some days on the balance, unless its card does not; refunds take more than there is', async () => {
    const fresh = await startFixture();
    try {
      const pay = (payment_method: string) =>
        fresh.stripe.paymentIntents.create({
          amount: 5000,
          currency: 'eur',
          confirm: true,
          payment_method,
          ...BACK,
        });
      const amounts = async () => {
        const { available, pending } = await fresh.stripe.balance.retrieve();
        return [available[0]?.amount, pending[0]?.amount];
      };
      const paid = [await pay('pm_card_visa')];
      expect(await amounts()).toEqual([0, 4900]);
      paid.push(await pay('pm_card_bypassPending'));
      expect(await amounts()).toEqual([4900, 4900]);
      await fresh.control('/balance/release-funds');
      expect(await amounts()).toEqual([9800, 0]);
      // The fees stay with the provider.
      for (const { id } of paid) await fresh.stripe.refunds.create({ payment_intent: id });
      expect(await amounts()).toEqual([-200, 0]);
    } finally {
      await fresh.stop();
    }
  });
});
