import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SAVED_CARDS } from '@nolo/domain/payment/saved-cards.ts';
import { payWith, submitForm } from '@nolo/payments-sandbox/test-support/payer.ts';
import { pendingBooking, saveCard, send } from '@nolo/tests/api/support/calls.ts';
import { bookingOf, paymentOf } from '@nolo/tests/api/support/money.ts';
import { breakProvider, providerOf, repairProvider } from '@nolo/tests/api/support/provider.ts';
import { createWorld, type World } from '@nolo/tests/api/support/world.ts';
import type { TestRenter } from '@nolo/tests/factories/renter.ts';
import { reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { until } from '@nolo/tests/setup/until.ts';

const VISA = '4242424242424242';
const MASTERCARD = '5555555555554444';
const DECLINES_LATER = '4000000000000341';
const ASKS_EVERY_TIME = '4000002760003184';
let world: World;

beforeAll(async () => {
  world = await createWorld({ work: true });
});
afterEach(() => repairProvider(world.test));
afterAll(() => world.close());

async function walletOf(renter: TestRenter) {
  const { json, status, text } = await send(world, 'paymentMethods', {}, renter);
  if (status !== 200) throw new Error(text);
  return json.data as { methods: { id: string }[]; defaultMethod: { id: string } | null };
}

async function customerOf({ accountId }: TestRenter): Promise<string | undefined> {
  const row = await world.database
    .selectFrom('payment_customer')
    .select('provider_customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.provider_customer_id;
}

/** The renter's customers at the provider. */
async function customersAtProvider({ email }: TestRenter): Promise<string[]> {
  const { data } = await providerOf(world.test).customers.list({ email });
  return data.map(({ id }) => id);
}

/** The jobs that look for what was not recorded, minutes early, until they are done. */
async function lookForStrays({ accountId }: TestRenter): Promise<void> {
  const theirs = sql`name = 'forget-stray-customers' AND data ->> 'accountId' = ${accountId}`;
  const { rows: waiting } = await sql`SELECT FROM jobs.job
    WHERE ${theirs} AND start_after > now() + interval '5 minutes'`.execute(world.database);
  expect(waiting).not.toEqual([]);
  await sql`UPDATE jobs.job SET start_after = now() WHERE ${theirs}`.execute(world.database);
  await until('the strays to be looked for', async () => {
    const { rows } = await sql`SELECT FROM jobs.job WHERE ${theirs} AND state <> 'completed'`.execute(
      world.database,
    );
    return rows.length === 0;
  });
}

describe('saved cards', () => {
  it('are typed on the provider’s page and listed without their numbers; the first is the default', async () => {
    const renter = await world.newRenter();
    expect(await walletOf(renter)).toEqual({ methods: [], defaultMethod: null });
    const visa = await saveCard(world, renter, VISA);
    const mastercard = await saveCard(world, renter, MASTERCARD);
    const card = { holder_name: 'Ada Lovelace', exp_month: 12, exp_year: 2040 };
    expect(await walletOf(renter)).toEqual({
      methods: [
        { id: mastercard, brand: 'mastercard', number: '4444', ...card },
        { id: visa, brand: 'visa', number: '4242', ...card },
      ],
      defaultMethod: { id: visa },
    });
  });

  it('one is chosen as the default, and deleted; then another is', async () => {
    const renter = await world.newRenter();
    const visa = await saveCard(world, renter, VISA);
    const mastercard = await saveCard(world, renter, MASTERCARD);
    const chosen = await send(world, 'setDefaultPaymentMethod', { body: { id: mastercard } }, renter);
    expect(chosen.json.message).toBe('This is now your default card');
    expect((await walletOf(renter)).defaultMethod).toEqual({ id: mastercard });
    const deleted = await send(world, 'deletePaymentMethod', { params: { id: mastercard } }, renter);
    expect(deleted.json.message).toBe('The card is deleted');
    expect(await walletOf(renter)).toMatchObject({ methods: [{ id: visa }], defaultMethod: { id: visa } });
    const again = await send(world, 'deletePaymentMethod', { params: { id: mastercard } }, renter);
    expect(again.json.code).toBe('card.not_found');
  });

  it('a card whose authentication fails is not saved', async () => {
    const renter = await world.newRenter();
    const { json } = await send(world, 'addCard', {}, renter);
    const url = String(json.data?.['url']);
    const { location } = await payWith(url, ASKS_EVERY_TIME);
    expect(location).toMatch(/\/authenticate$/);
    await submitForm(`${url}/authenticate`, { result: 'fail' });
    expect((await walletOf(renter)).methods).toEqual([]);
  });

  it('more than ten are refused', async () => {
    const renter = await world.newRenter();
    await saveCard(world, renter);
    const customer = String(await customerOf(renter));
    for (let count = 1; count < MAX_SAVED_CARDS; count += 1) {
      await providerOf(world.test).paymentMethods.attach('pm_card_visa', { customer });
    }
    expect((await send(world, 'addCard', {}, renter)).json).toMatchObject({
      status: 422,
      code: 'card.too_many',
    });
  });

  it('two pages asked for at once are of one customer', async () => {
    const renter = await world.newRenter();
    const replies = await Promise.all([1, 2, 3].map(() => send(world, 'addCard', {}, renter)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const { json } of replies) {
      expect((await payWith(String(json.data?.['url']), VISA)).status).toBe(303);
    }
    expect((await walletOf(renter)).methods).toHaveLength(3);
    const kept = await customerOf(renter);
    await until('the surplus customers to be deleted', async () => {
      return (await customersAtProvider(renter)).length === 1;
    });
    expect(await customersAtProvider(renter)).toEqual([kept]);
  });

  it.each([
    ['answers 500', { kind: 'error', afterWork: false }],
    ['cuts the connection', { kind: 'drop', afterWork: false }],
  ] as const)('while the provider %s: 503', async (_, fault) => {
    const renter = await world.newRenter();
    const id = await saveCard(world, renter);
    await breakProvider(world.test, { ...fault, pathPrefix: '/v1', count: 100 });
    for (const reply of [
      await send(world, 'addCard', {}, renter),
      await send(world, 'paymentMethods', {}, renter),
      await send(world, 'setDefaultPaymentMethod', { body: { id } }, renter),
      await send(world, 'deletePaymentMethod', { params: { id } }, renter),
    ]) {
      expect(reply.json).toMatchObject({ status: 503, code: 'payment.unavailable' });
    }
  });

  it.each([
    ['answers 500', { kind: 'error', count: 1 }],
    ['cuts the connection each time', { kind: 'drop', count: 2 }],
  ] as const)('whose customer was made by a provider that then %s leave no stray one', async (_, fault) => {
    const [tried, left, other] = [await world.newRenter(), await world.newRenter(), await world.newRenter()];
    await saveCard(world, other);
    for (const renter of [tried, left]) {
      const lost = { ...fault, afterWork: true, method: 'POST', pathPrefix: '/v1/customers' };
      await breakProvider(world.test, lost);
      expect((await send(world, 'addCard', {}, renter)).json.code).toBe('payment.unavailable');
      expect(await customersAtProvider(renter)).toHaveLength(1);
      expect(await customerOf(renter)).toBeUndefined();
    }
    const card = await saveCard(world, tried);
    expect((await send(world, 'deleteAccount', {}, left)).status).toBe(200);
    for (const renter of [tried, left]) await lookForStrays(renter);
    expect(await customersAtProvider(left)).toEqual([]);
    expect(await customersAtProvider(tried)).toEqual([await customerOf(tried)]);
    expect((await walletOf(tried)).methods).toMatchObject([{ id: card }]);
    expect(await customersAtProvider(other)).toEqual([await customerOf(other)]);
  });

  it('of a customer deleted at the provider are gone; a new one takes its place', async () => {
    const renter = await world.newRenter();
    await saveCard(world, renter);
    const before = String(await customerOf(renter));
    await providerOf(world.test).customers.del(before);
    expect(await walletOf(renter)).toEqual({ methods: [], defaultMethod: null });
    await saveCard(world, renter, MASTERCARD);
    expect((await walletOf(renter)).methods).toHaveLength(1);
    expect(await customerOf(renter)).not.toBe(before);
  });

  it('go with the account, at the provider too', async () => {
    const renter = await world.newRenter();
    await saveCard(world, renter);
    const customer = String(await customerOf(renter));
    expect((await send(world, 'deleteAccount', {}, renter)).status).toBe(200);
    expect(await customerOf(renter)).toBeUndefined();
    await until('the provider to have forgotten', async () => {
      const found = await providerOf(world.test).customers.retrieve(customer);
      return found.deleted === true;
    });
  });
});

/** A booking of a renter with a saved card, unpaid. */
async function toPay(number: string) {
  const renter = await world.newRenter();
  const card = await saveCard(world, renter, number);
  const car = await world.newCar();
  const reply = await reserve(world.test.app, renter, car.id, reservationBody());
  const { reservation_id: id, url } = reply.json().data as { reservation_id: string; url: string };
  return { renter, card, id, url };
}

const paid = (id: string) =>
  until('PAID', async () => (await bookingOf(world.database, id)).status === 'PAID');

describe('paying with a saved card', () => {
  it('takes the card chosen on the provider’s page', async () => {
    const { card, id, url } = await toPay(VISA);
    expect((await submitForm(url, { savedCard: card })).status).toBe(303);
    await paid(id);
    const { intentId } = await paymentOf(world.database, id);
    const intent = await providerOf(world.test).paymentIntents.retrieve(intentId);
    expect(intent).toMatchObject({ payment_method: card, amount: 18_000 });
  });

  it('with the bank’s authentication step', async () => {
    const { card, id, url } = await toPay(ASKS_EVERY_TIME);
    const { location } = await submitForm(url, { savedCard: card });
    expect(location).toMatch(/\/authenticate$/);
    expect((await bookingOf(world.database, id)).status).toBe('PENDING');
    await submitForm(`${url}/authenticate`, { result: 'complete' });
    await paid(id);
  });

  it('that declines keeps the car, and another card pays on the same page', async () => {
    const { card, id, url } = await toPay(DECLINES_LATER);
    const refused = await submitForm(url, { savedCard: card });
    expect(refused.html).toContain('declined');
    expect((await bookingOf(world.database, id)).status).toBe('PENDING');
    expect((await payWith(url, VISA)).status).toBe(303);
    await paid(id);
  });

  it('a customer whom the provider no longer knows pays like anybody', async () => {
    const renter = await world.newRenter();
    await saveCard(world, renter);
    await providerOf(world.test).customers.del(String(await customerOf(renter)));
    const car = await world.newCar();
    const reply = await reserve(world.test.app, renter, car.id, reservationBody());
    expect(reply.statusCode, reply.body).toBe(201);
    const { reservation_id: id, url } = reply.json().data as { reservation_id: string; url: string };
    expect((await payWith(url, VISA)).status).toBe(303);
    await paid(id);
  });

  it('of another renter is not offered', async () => {
    const { card } = await toPay(VISA);
    const { id, url } = await pendingBooking(world);
    const tried = await submitForm(url, { savedCard: card });
    expect(tried.status).toBe(200);
    expect((await bookingOf(world.database, id)).status).toBe('PENDING');
  });
});
