import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stripe } from 'stripe';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { listOpenPaymentCases } from '@nolo/api/payments/payment-case-store.ts';
import { countHolds } from '../factories/car.ts';
import { reservationBody } from '../factories/reservation.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { mailJobs } from '../setup/queued-mails.ts';
import { until } from '../setup/until.ts';
import {
  envelopeProblem,
  errorText,
  languages,
  pendingBooking,
  send,
  sessionEvent,
  signedEvent,
  type Input,
} from './support/calls.ts';
import { balancesOf, bookingOf, refundsOf } from './support/money.ts';
import { providerOf } from './support/provider.ts';
import { createWorld, fingerprint, type World } from './support/world.ts';

const VISA = '4242424242424242';
let world: World;
let quiet: World;

beforeAll(async () => {
  world = await createWorld({ work: true });
  quiet = await createWorld();
  // Here the test is the provider's messenger.
  await sandboxControl(world.test.sandboxOrigin, 'webhooks/hold');
});
afterAll(() => Promise.all([world.close(), quiet.close()]));

const deliver = (raw: Input['raw'], to = world) => send(to, 'paymentWebhook', { raw });
const status = async (id: string) => (await bookingOf(world.database, id)).status;

/** A page that was paid, of which we know nothing yet, as the provider shows it. */
async function paidPage() {
  const booking = await pendingBooking(world);
  await payWith(booking.url, VISA);
  const session = await providerOf(world.test).checkout.sessions.retrieve(booking.sessionId);
  expect(session.payment_status).toBe('paid');
  return { ...booking, session };
}

const event = () => sessionEvent('checkout.session.completed', { id: 'cs_1', metadata: {} });
const signed = (secret: string, timestamp?: number) => {
  const payload = JSON.stringify(event());
  const when = timestamp === undefined ? {} : { timestamp };
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, ...when });
  return { payload, signature };
};
const secretOf = () => quiet.test.deps.config.STRIPE_WEBHOOK_SECRET;
const now = () => Math.floor(Date.now() / 1000);

describe('what is not signed by the provider', () => {
  const forgeries: [string, () => { payload: string | Buffer; signature: string | null }][] = [
    ['nothing', () => ({ payload: '', signature: null })],
    ['no signature', () => ({ payload: JSON.stringify(event()), signature: null })],
    ['an empty signature', () => ({ payload: JSON.stringify(event()), signature: '' })],
    ['garbage for a signature', () => ({ payload: JSON.stringify(event()), signature: 't=1,v1=00' })],
    ['another secret', () => signed('whsec_another')],
    ['an empty secret', () => signed('')],
    ['a signature of another body', () => ({ ...signed(secretOf()), payload: JSON.stringify(event()) })],
    ['one more space', () => ({ ...signed(secretOf()), payload: `${signed(secretOf()).payload} ` })],
    ['a replay after six minutes', () => signed(secretOf(), now() - 360)],
    ['a replay of last year', () => signed(secretOf(), now() - 31_536_000)],
    [
      'a fresh timestamp on an old signature',
      () => {
        const { payload, signature } = signed(secretOf(), now() - 3600);
        return { payload, signature: signature.replace(/t=\d+/, `t=${now()}`) };
      },
    ],
    [
      'a signature of another scheme',
      () => {
        const { payload, signature } = signed(secretOf());
        return { payload, signature: signature.replace('v1=', 'v0=') };
      },
    ],
  ];

  it.each(forgeries)('%s: 400, in three languages, and nothing changes', async (_, forge) => {
    const before = await fingerprint(quiet.test);
    for (const language of languages) {
      const { payload, signature } = forge();
      const headers = {
        'content-type': 'application/json',
        ...(signature === null ? {} : { 'stripe-signature': signature }),
      };
      const reply = await send(quiet, 'paymentWebhook', { raw: { payload, headers } }, { language });
      expect(reply.json).toEqual({
        status: 400,
        code: 'payment.webhook_signature',
        message: errorText(language, 'payment.webhook_signature'),
      });
    }
    expect(await fingerprint(quiet.test)).toEqual(before);
  });

  it('is answered alike whatever kind of body it says it is', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      const raw = { payload: '{}', headers: { 'content-type': type } };
      expect((await deliver(raw, quiet)).json.code).toBe('payment.webhook_signature');
    }
  });

  it('is too large', async () => {
    const raw = { payload: 'x'.repeat(300 * 1024), headers: { 'content-type': 'application/json' } };
    expect((await deliver(raw, quiet)).json).toMatchObject({ status: 413, code: 'request.too_large' });
  });
});

describe('signed events that are none of ours', () => {
  const paid = { object: 'checkout.session', id: 'cs_test_other', payment_status: 'paid' };
  const more = { payment_intent: 'pi_other', amount_total: 100, status: 'complete', customer_details: null };

  it.each([
    ['an unknown booking that expired', 'checkout.session.expired', { booking_id: randomUUID() }],
    ['a booking id that is none', 'checkout.session.expired', { booking_id: "x'; DROP TABLE booking;--" }],
    ['a number for a booking id', 'checkout.session.expired', { booking_id: 7 }],
    ['no booking', 'checkout.session.expired', {}],
    ['no metadata', 'checkout.session.expired', null],
    ['an unknown type', 'customer.created', { booking_id: randomUUID() }],
    ['a type like a property', 'constructor', {}],
  ])('%s: acknowledged, and nothing changes', async (_, type, metadata) => {
    const before = await fingerprint(quiet.test);
    const event = sessionEvent(type, { ...paid, ...more, metadata });
    const reply = await deliver(signedEvent(quiet, event), quiet);
    expect(reply.json).toMatchObject({ status: 200, data: { received: true } });
    expect(envelopeProblem('paymentWebhook', reply)).toBeNull();
    expect(await fingerprint(quiet.test)).toEqual(before);
  });

  it.each([
    ['an unknown booking', { booking_id: randomUUID() }],
    ['a booking id that is none', { booking_id: "x'; DROP TABLE booking;--" }],
    ['no booking', {}],
    ['no metadata', null],
  ])(
    '%s, but paid: acknowledged, told to a person once, and nothing else changes',
    async (name, metadata) => {
      const { 'public.payment_case': _, ...before } = await fingerprint(quiet.test);
      const session = { ...paid, ...more, id: `cs_test_${name.replaceAll(' ', '_')}`, metadata };
      for (const type of ['checkout.session.completed', 'checkout.session.async_payment_succeeded']) {
        expect((await deliver(signedEvent(quiet, sessionEvent(type, session)), quiet)).status).toBe(200);
      }
      const found = await listOpenPaymentCases(quiet.database);
      expect(found.filter(({ reference }) => reference === session.id)).toMatchObject([
        { kind: 'unknown_payment', booking_id: null, details: { kind: 'session', payment: 'pi_other' } },
      ]);
      expect(await fingerprint(quiet.test)).toMatchObject(before);
    },
  );

  it('another page’s expiry does not end a booking', async () => {
    const { id } = await pendingBooking(world);
    const session = { ...paid, payment_status: 'unpaid', status: 'expired', metadata: { booking_id: id } };
    const reply = await deliver(signedEvent(world, sessionEvent('checkout.session.expired', session)));
    expect(reply.status).toBe(200);
    expect(await status(id)).toBe('PENDING');
  });

  it('a page completed without payment does not pay a booking', async () => {
    const { id, sessionId } = await pendingBooking(world);
    const session = { ...paid, id: sessionId, payment_status: 'unpaid', metadata: { booking_id: id } };
    await deliver(signedEvent(world, sessionEvent('checkout.session.completed', session)));
    expect(await status(id)).toBe('PENDING');
  });
});

describe('the provider’s events', () => {
  it('ten times at once pay a booking once', async () => {
    const { id, session } = await paidPage();
    const raw = signedEvent(world, sessionEvent('checkout.session.completed', session));
    const replies = await Promise.all(Array.from({ length: 10 }, () => deliver(raw)));
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await status(id)).toBe('PAID');
    expect(await balancesOf(world.database, id)).toEqual({ provider_cash: 18_000, renter: -18_000 });
    expect(await refundsOf(world.database, id)).toEqual([]);
    const mails = (await mailJobs(world.database)).filter(({ payload }) =>
      JSON.stringify(payload).includes(id),
    );
    const templates = mails.map(({ template }) => template);
    expect(templates.toSorted()).toEqual(['booking-for-company', 'booking-paid']);
  });

  it('under two ids pay a booking once', async () => {
    const { id, session } = await paidPage();
    const types = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
    await Promise.all(types.map((type) => deliver(signedEvent(world, sessionEvent(type, session)))));
    expect(await status(id)).toBe('PAID');
    expect(await balancesOf(world.database, id)).toEqual({ provider_cash: 18_000, renter: -18_000 });
  });

  it('an expiry after the payment changes nothing', async () => {
    const { id, car, session } = await paidPage();
    await deliver(signedEvent(world, sessionEvent('checkout.session.completed', session)));
    const expired = sessionEvent('checkout.session.expired', { ...session, status: 'expired' });
    expect((await deliver(signedEvent(world, expired))).status).toBe(200);
    expect(await status(id)).toBe('PAID');
    expect(await countHolds(world.database, car.id)).toBe(1);
  });

  it('a payment after the expiry restores the booking while the car is free', async () => {
    const { id, car, session } = await paidPage();
    const expired = sessionEvent('checkout.session.expired', { ...session, status: 'expired' });
    await deliver(signedEvent(world, expired));
    expect(await status(id)).toBe('CANCELLED');
    expect(await countHolds(world.database, car.id)).toBe(0);
    await deliver(signedEvent(world, sessionEvent('checkout.session.completed', session)));
    expect(await status(id)).toBe('PAID');
    expect(await countHolds(world.database, car.id)).toBe(1);
    expect(await balancesOf(world.database, id)).toEqual({ provider_cash: 18_000, renter: -18_000 });
  });

  it('a payment after the expiry goes back in full, once, when the car is taken', async () => {
    const { id, car, session } = await paidPage();
    const expired = sessionEvent('checkout.session.expired', { ...session, status: 'expired' });
    await deliver(signedEvent(world, expired));
    const other = await world.newRenter();
    const input = { params: { carId: car.id }, body: { ...reservationBody() } };
    const made = await send(world, 'createReservation', input, { token: other.token });
    expect(made.status, made.text).toBe(201);
    const paid = () => deliver(signedEvent(world, sessionEvent('checkout.session.completed', session)));
    expect((await Promise.all([paid(), paid(), paid()])).map((reply) => reply.status)).toEqual([
      200, 200, 200,
    ]);
    expect(await status(id)).toBe('CANCELLED');
    await until('the refund', async () => {
      const refunds = await refundsOf(world.database, id);
      return refunds.length === 1 && refunds[0]?.sent_at;
    });
    const { data } = await providerOf(world.test).refunds.list({
      payment_intent: session.payment_intent as string,
    });
    expect(data.map(({ amount }) => amount)).toEqual([18_000]);
    expect(await balancesOf(world.database, id)).toEqual({});
    expect(await countHolds(world.database, car.id)).toBe(1);
  });
});
