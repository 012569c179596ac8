import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISA, openPage, payWith, submitForm } from '../test-support/payer.ts';
import { paymentSession, startFixture } from '../test-support/sandbox-fixture.ts';
import type { Fixture } from '../test-support/sandbox-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.stop());

const newAccount = () =>
  fixture.stripe.accounts.create({
    type: 'express',
    country: 'IT',
    email: 'company@example.com',
    business_type: 'company',
    business_profile: { name: 'Rent Roma' },
    capabilities: { transfers: { requested: true } },
    company: { name: 'Rent Roma S.r.l.', vat_id: 'IT12345678901' },
    metadata: { company: '1' },
  });

async function activeAccount(): Promise<string> {
  const account = await newAccount();
  await fixture.control(`/accounts/${account.id}/complete-onboarding`);
  return account.id;
}

async function paidCharge(): Promise<string> {
  const session = await fixture.stripe.checkout.sessions.create(
    paymentSession({ payment_intent_data: { transfer_group: 'booking-9' } }),
  );
  await payWith(session.url, VISA);
  const paid = await fixture.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  return (paid.payment_intent as { latest_charge: string }).latest_charge;
}

describe('a connected account', () => {
  test('is set up by its owner on the onboarding page', async () => {
    const account = await newAccount();
    expect(account).toMatchObject({
      object: 'account',
      type: 'express',
      country: 'IT',
      details_submitted: false,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      company: { name: 'Rent Roma S.r.l.', vat_id_provided: true },
    });
    const link = await fixture.stripe.accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      refresh_url: 'https://shop.example/refresh',
      return_url: 'https://shop.example/return',
    });
    expect((await openPage(link.url)).html).toContain('Rent Roma');
    expect(await submitForm(link.url, {})).toMatchObject({
      status: 303,
      location: 'https://shop.example/return',
    });
    expect(await fixture.stripe.accounts.retrieve(account.id)).toMatchObject({
      details_submitted: true,
      payouts_enabled: true,
      capabilities: { transfers: 'active' },
      requirements: { currently_due: [], disabled_reason: null },
    });
    const event = await fixture.webhooks.waitForType('account.updated');
    expect(event).toMatchObject({ account: account.id, data: { object: { details_submitted: true } } });
    // A link works once.
    expect((await openPage(link.url)).location).toBe('https://shop.example/refresh');
  });

  test('cannot be paid before', async () => {
    const { id } = await newAccount();
    const transfer = fixture.stripe.transfers.create({ amount: 100, currency: 'eur', destination: id });
    await expect(transfer).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
  });
});

describe('a transfer', () => {
  test('out of a charge carries its group and raises an event', async () => {
    const [destination, source_transaction] = [await activeAccount(), await paidCharge()];
    const transfer = await fixture.stripe.transfers.create({
      amount: 19_550,
      currency: 'eur',
      destination,
      source_transaction,
      metadata: { booking: '9' },
    });
    expect(transfer).toMatchObject({
      object: 'transfer',
      amount: 19_550,
      destination,
      source_transaction,
      transfer_group: 'booking-9',
      reversed: false,
      metadata: { booking: '9' },
    });
    expect((await fixture.webhooks.waitForType('transfer.created')).data.object).toMatchObject({
      id: transfer.id,
    });
    const more = { amount: 3_451, currency: 'eur', destination, source_transaction };
    await expect(fixture.stripe.transfers.create(more)).rejects.toMatchObject({ param: 'amount' });
  });

  test('can be reversed, in parts and not beyond', async () => {
    const [destination, source_transaction] = [await activeAccount(), await paidCharge()];
    const { id } = await fixture.stripe.transfers.create({
      amount: 10_000,
      currency: 'eur',
      destination,
      source_transaction,
    });
    await fixture.stripe.transfers.createReversal(id, { amount: 4_000 });
    await expect(fixture.stripe.transfers.createReversal(id, { amount: 6_001 })).rejects.toMatchObject({
      param: 'amount',
    });
    const reversal = await fixture.stripe.transfers.createReversal(id);
    expect(reversal).toMatchObject({ object: 'transfer_reversal', amount: 6_000, transfer: id });
    expect(await fixture.stripe.transfers.retrieve(id)).toMatchObject({
      reversed: true,
      amount_reversed: 10_000,
      reversals: { data: [{ amount: 6_000 }, { amount: 4_000 }] },
    });
    expect((await fixture.stripe.transfers.listReversals(id)).data).toHaveLength(2);
    await fixture.webhooks.waitForType('transfer.reversed');
  });

  test("cannot be more than the platform's balance", async () => {
    const destination = await activeAccount();
    const transfer = () =>
      fixture.stripe.transfers.create({
        amount: 500_000,
        currency: 'chf',
        destination,
        transfer_group: 'chf',
      });
    await expect(transfer()).rejects.toMatchObject({ code: 'balance_insufficient' });
    await fixture.control('/balance/add-funds', { amount: 500_000, currency: 'chf' });
    await transfer();
    const balance = await fixture.stripe.balance.retrieve();
    expect(balance.available).toContainEqual({ amount: 0, currency: 'chf', source_types: { card: 0 } });
    expect((await fixture.stripe.transfers.list({ transfer_group: 'chf' })).data).toHaveLength(1);
  });
});
