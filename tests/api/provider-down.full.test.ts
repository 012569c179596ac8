import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { checkoutUrlOfBooking } from '@nolo/api/payments/payment-store.ts';
import { expireBooking } from '@nolo/api/bookings/expire-checkout.ts';
import type { CheckoutSessionRequest } from '@nolo/api/payments/payment-gateway.ts';
import { sendRefund } from '@nolo/api/payments/send-refund.ts';
import { createStripe } from '@nolo/api/payments/stripe-client.ts';
import { countHolds } from '../factories/car.ts';
import type { TestRenter } from '../factories/renter.ts';
import { reservationBody } from '../factories/reservation.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { later } from '../setup/test-app.ts';
import { until } from '../setup/until.ts';
import { errorText, languages, pendingBooking, send, type Language } from './support/calls.ts';
import { balancesOf, bookingOf, refundsOf } from './support/money.ts';
import { breakProvider, providerOf, repairProvider, repliesHeld } from './support/provider.ts';
import { createWorld, type World } from './support/world.ts';
import { testNow } from '../setup/test-day.ts';

const VISA = '4242424242424242';
const PAGES = { method: 'POST', pathPrefix: '/v1/checkout/sessions' };
let world: World;
/** Where jobs wait: the test decides what is tried, and when. */
let quiet: World;

beforeAll(async () => {
  world = await createWorld({ work: true });
  quiet = await createWorld();
});
afterEach(() => Promise.all([world, quiet].map(({ test }) => repairProvider(test))));
afterAll(() => Promise.all([world.close(), quiet.close()]));

function book(renter: TestRenter, carId: number, language: Language = 'en') {
  const input = { params: { carId }, body: { ...reservationBody() } };
  return send(world, 'createReservation', input, { token: renter.token, language });
}

function bookingsOf(carId: number) {
  return world.database
    .selectFrom('booking')
    .selectAll()
    .select(checkoutUrlOfBooking.as('payment_url'))
    .where('car_id', '=', carId)
    .execute();
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

  it('asked for on two of the renter’s sites at once is one', async () => {
    const [renter, car] = [await world.newRenter(), await world.newCar()];
    const input = { params: { carId: car.id }, body: { ...reservationBody() } };
    const hosts = ['localhost', world.rossi.host, 'localhost', world.rossi.host];
    const { token } = renter;
    const replies = await Promise.all(
      hosts.map((host) => send(world, 'createReservation', input, { token, host })),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(({ json }) => json.data?.['url'])).size).toBe(1);
    expect(await bookingsOf(car.id)).toMatchObject([{ status: 'PENDING' }]);
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

/** As a server of another version says it, with its own parameters, under the key that all versions use. */
describe('a request that another version has made with other parameters', () => {
  const request: CheckoutSessionRequest = {
    bookingId: '',
    amendmentId: null,
    siteName: 'Nolo',
    title: 'Fiat 500',
    description: 'Three days',
    amountMinor: 18_000,
    currency: 'EUR',
    email: 'giulia@nolo.test',
    customerId: null,
    language: 'it',
    since: testNow(),
    expiresAt: new Date(testNow().getTime() + 2_400_000),
    successUrl: 'https://nolo.example/it/checkout/return',
    cancelUrl: 'https://nolo.example/it/checkout/return',
  };

  it.each([true, false])('for a page, made (%j) without an answer: one session is open', async (isMade) => {
    const bookingId = randomUUID();
    const provider = providerOf(world.test);
    if (!isMade) await breakProvider(world.test, { kind: 'error', ...PAGES, count: 1 });
    const asBefore = {
      mode: 'payment' as const,
      client_reference_id: bookingId,
      metadata: { booking_id: bookingId },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 18_000, product_data: { name: 'Fiat 500' } },
        },
      ],
      success_url: request.successUrl,
    };
    const first = provider.checkout.sessions.create(asBefore, { idempotencyKey: `session-${bookingId}-1` });
    const [outcome] = await Promise.allSettled([first]);
    expect(outcome.status).toBe(isMade ? 'fulfilled' : 'rejected');
    const session = await world.test.deps.payments.openSession({ ...request, bookingId });
    const { data } = await provider.checkout.sessions.list({ limit: 100 });
    const opened = data.filter((page) => page.client_reference_id === bookingId);
    expect(opened.map(({ id, status }) => [id, status])).toEqual([[session?.id, 'open']]);
  });

  it('for a refund, made without an answer: it is that refund, and no other is made', async () => {
    const { renter, id, url } = await pendingBooking(quiet);
    await payWith(url, VISA);
    await until('PAID', async () => (await bookingOf(quiet.database, id)).status === 'PAID');
    const input = { body: { reservation_id: id } };
    await send(quiet, 'cancelReservation', input, { token: renter.token });
    const [refund] = await refundsOf(quiet.database, id);
    const refundId = String(refund?.id);
    const payment_intent = String(refund?.provider_intent_id);
    const provider = providerOf(quiet.test);
    await sandboxControl(quiet.test.sandboxOrigin, 'webhooks/hold');
    const made = await provider.refunds.create(
      { payment_intent, metadata: { refund_id: refundId } },
      { idempotencyKey: `refund-${refundId}-1` },
    );
    await expect(sendRefund(quiet.test.deps, { refundId })).rejects.toThrow('payment.unavailable');
    await sendRefund(quiet.test.deps, { refundId });
    expect(await refundsOf(quiet.database, id)).toMatchObject([
      { status: 'succeeded', provider_refund_id: made.id },
    ]);
    expect(await balancesOf(quiet.database, id)).toEqual({});
    await sandboxControl(quiet.test.sandboxOrigin, 'webhooks/release');
  });
});

describe('closing a page, which the provider will not do, ever', () => {
  it('what it says of the page counts: one that nobody can pay any more keeps no car', async () => {
    const { car, id, sessionId } = await pendingBooking(quiet);
    await sandboxControl(quiet.test.sandboxOrigin, 'webhooks/hold');
    await providerOf(quiet.test).checkout.sessions.expire(sessionId);
    await breakProvider(quiet.test, { kind: 'error', ...PAGES, count: 50 });
    await expireBooking(later(quiet.test.deps, 60), { bookingId: id });
    expect(await bookingOf(quiet.database, id)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'expired',
    });
    expect(await countHolds(quiet.database, car.id)).toBe(0);
    await sandboxControl(quiet.test.sandboxOrigin, 'webhooks/release');
  });

  it('one that can still be paid keeps it, and is tried again', async () => {
    const { car, id } = await pendingBooking(quiet);
    await breakProvider(quiet.test, { kind: 'error', ...PAGES, count: 50 });
    const tried = expireBooking(later(quiet.test.deps, 60), { bookingId: id });
    await expect(tried).rejects.toThrow('payment.unavailable');
    expect(await bookingOf(quiet.database, id)).toMatchObject({ status: 'PENDING' });
    expect(await countHolds(quiet.database, car.id)).toBe(1);
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
      payment_intent: String(refund?.provider_intent_id),
    });
    expect(data.map((one) => [one.id, one.amount])).toEqual([[refund?.provider_refund_id, 18_000]]);
    expect(await balancesOf(world.database, id)).toEqual({});
  });
});
