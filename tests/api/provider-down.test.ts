import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '../../payments-sandbox/test-support/payer.ts';
import { createStripe } from '../../server/payments/stripe-client.ts';
import { countHolds } from '../factories/car.ts';
import type { TestRenter } from '../factories/renter.ts';
import { reservationBody } from '../factories/reservation.ts';
import { until } from '../setup/until.ts';
import { errorText, languages, pendingBooking, send, type Language } from './support/calls.ts';
import { balancesOf, bookingOf, refundsOf } from './support/money.ts';
import { breakProvider, providerOf, repairProvider, repliesHeld } from './support/provider.ts';
import { createWorld, type World } from './support/world.ts';

const VISA = '4242424242424242';
const PAGES = { method: 'POST', pathPrefix: '/v1/checkout/sessions' };
let world: World;

beforeAll(async () => {
  world = await createWorld({ work: true });
});
afterEach(() => repairProvider(world.test));
afterAll(() => world.close());

function book(renter: TestRenter, carId: number, language: Language = 'en') {
  const input = { params: { carId }, body: { ...reservationBody() } };
  return send(world, 'createReservation', input, { token: renter.token, language });
}

function bookingsOf(carId: number) {
  return world.database.selectFrom('booking').selectAll().where('car_id', '=', carId).execute();
}

describe('opening a page', () => {
  it.each([
    ['answers 500', { kind: 'error', afterWork: false }],
    ['cuts the connection', { kind: 'drop', afterWork: false }],
    ['answers 503', { kind: 'error', status: 503, afterWork: false }],
    ['refuses so many requests', { kind: 'error', status: 429, afterWork: false }],
    ['cuts the connection after it has done it', { kind: 'drop', afterWork: true }],
  ] as const)('while the provider %s: 503, and the car is free', async (_, fault) => {
    const renter = await world.newRenter();
    for (const language of languages) {
      const car = await world.newCar();
      await breakProvider(world.test, { ...fault, ...PAGES, count: 50 });
      const reply = await book(renter, car.id, language);
      expect(reply.json).toEqual({
        status: 503,
        code: 'payment.unavailable',
        message: errorText(language, 'payment.unavailable'),
      });
      expect(await countHolds(world.database, car.id)).toBe(0);
      expect(await bookingsOf(car.id)).toMatchObject([
        { status: 'CANCELLED', cancel_reason: 'payment_unavailable', payment_url: null },
      ]);
      await repairProvider(world.test);
      const again = await book(renter, car.id, language);
      expect(again.status, again.text).toBe(201);
    }
  });

  it.each([
    ['is cut off after its work', { kind: 'drop', afterWork: true, count: 1 }],
    ['fails for ever, and has done it', { kind: 'error', afterWork: true, count: 50 }],
    // Kept under the first key, and replayed: only another one does it.
    ['fails once, and has not done it', { kind: 'error', afterWork: false, count: 1 }],
  ] as const)('that %s opens one session', async (_, fault) => {
    const [renter, car] = [await world.newRenter(), await world.newCar()];
    await breakProvider(world.test, { ...PAGES, ...fault });
    const reply = await book(renter, car.id);
    expect(reply.status, reply.text).toBe(201);
    const { data } = await providerOf(world.test).checkout.sessions.list({ limit: 100 });
    const id = reply.json.data?.['reservation_id'];
    expect(data.filter((page) => page.client_reference_id === id)).toHaveLength(1);
  });

  it('whose reply was lost and that somebody pays nevertheless is paid back in full', async () => {
    const [renter, car] = [await world.newRenter(), await world.newCar()];
    await breakProvider(world.test, { kind: 'drop', afterWork: true, ...PAGES, count: 50 });
    expect((await book(renter, car.id)).status).toBe(503);
    const [booking] = await bookingsOf(car.id);
    const id = String(booking?.id);
    const provider = providerOf(world.test);
    const { data } = await provider.checkout.sessions.list({ limit: 100 });
    const orphan = data.find((page) => page.client_reference_id === id);
    expect(orphan?.status).toBe('open');
    // Paid before the provider can be told to close it.
    await payWith(orphan?.url ?? null, VISA);
    await repairProvider(world.test);
    await until('the refund', async () => (await refundsOf(world.database, id))[0]?.sent_at);
    expect(await bookingOf(world.database, id)).toMatchObject({ status: 'CANCELLED', refund_minor: 18_000 });
    expect(await balancesOf(world.database, id)).toEqual({});
  });

  it('whose reply was lost is closed as soon as the provider can be had again', async () => {
    const [renter, car] = [await world.newRenter(), await world.newCar()];
    await breakProvider(world.test, { kind: 'drop', afterWork: true, ...PAGES, count: 50 });
    expect((await book(renter, car.id)).status).toBe(503);
    await repairProvider(world.test);
    const [booking] = await bookingsOf(car.id);
    await until('the session to be closed', async () => {
      const { data } = await providerOf(world.test).checkout.sessions.list({ limit: 100 });
      return data.find((one) => one.client_reference_id === booking?.id)?.status === 'expired';
    });
  });

  it('to which the provider says nothing for 16 s: 503 in time, the car free, nothing left open', async () => {
    const [renter, car] = [await world.newRenter(), await world.newCar()];
    await breakProvider(world.test, { kind: 'hold', ...PAGES, count: 1 });
    const reply = await book(renter, car.id);
    expect(reply.json).toMatchObject({ status: 503, code: 'payment.unavailable' });
    // It still says nothing: our own limit ended the wait, once. A second try would have been answered.
    expect(await repliesHeld(world.test)).toBe(1);
    expect(createStripe(world.test.deps.config).getApiField('timeout')).toBeLessThan(16_000);
    expect(await countHolds(world.database, car.id)).toBe(0);
    const [booking] = await bookingsOf(car.id);
    expect(booking).toMatchObject({ status: 'CANCELLED', cancel_reason: 'payment_unavailable' });
    await repairProvider(world.test);
    await until('the session to be closed', async () => {
      const { data } = await providerOf(world.test).checkout.sessions.list({ limit: 100 });
      return data.find((one) => one.client_reference_id === booking?.id)?.status === 'expired';
    });
    expect((await book(renter, car.id)).status).toBe(201);
  });

  it('leaves the other calls alone; the session’s state is 503', async () => {
    const { renter, id, sessionId } = await pendingBooking(world);
    await breakProvider(world.test, { kind: 'error', pathPrefix: '/v1', count: 50 });
    const { token } = renter;
    expect((await send(world, 'reservation', { params: { id } }, { token })).status).toBe(200);
    const state = await send(world, 'paymentSession', { params: { sessionId } }, { token });
    expect(state.json).toMatchObject({ status: 503, code: 'payment.unavailable' });
    const cancelled = await send(world, 'cancelReservation', { body: { reservation_id: id } }, { token });
    expect(cancelled.status, cancelled.text).toBe(200);
    await repairProvider(world.test);
    await until('the page to be closed', async () => {
      const page = await providerOf(world.test).checkout.sessions.retrieve(sessionId);
      return page.status === 'expired';
    });
  });
});

describe('paying back', () => {
  it.each([
    ['answers 500', { kind: 'error', afterWork: false }],
    ['cuts the connection', { kind: 'drop', afterWork: false }],
    ['answers 500 after it has done it', { kind: 'error', afterWork: true }],
    ['cuts the connection after it has done it', { kind: 'drop', afterWork: true }],
  ] as const)('while the provider %s is tried until it is done, once', async (_, fault) => {
    const { renter, id, url } = await pendingBooking(world);
    await payWith(url, VISA);
    await until('PAID', async () => (await bookingOf(world.database, id)).status === 'PAID');
    // An answer of 500 is kept under its key and would come back for ever.
    await breakProvider(world.test, { ...fault, method: 'POST', pathPrefix: '/v1/refunds', count: 2 });
    const input = { body: { reservation_id: id } };
    const reply = await send(world, 'cancelReservation', input, { token: renter.token });
    expect(reply.json.data).toMatchObject({ reservation: { status: 'CANCELLED', refund: 18_000 } });
    const [refund, ...more] = await until('the refund', async () => {
      const refunds = await refundsOf(world.database, id);
      return refunds[0]?.sent_at && refunds;
    });
    expect(more).toEqual([]);
    const { data } = await providerOf(world.test).refunds.list({
      payment_intent: String(refund?.payment_intent_id),
    });
    expect(data.map((one) => [one.id, one.amount])).toEqual([[refund?.provider_refund_id, 18_000]]);
    expect(await balancesOf(world.database, id)).toEqual({});
  });
});
