import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { countHolds } from '../factories/car.ts';
import type { TestRenter } from '../factories/renter.ts';
import { reservationBody } from '../factories/reservation.ts';
import { until } from '../setup/until.ts';
import { pendingBooking, send, type Reply } from './support/calls.ts';
import { balancesOf, bookingOf, refundsOf, sumOf } from './support/money.ts';
import { breakProvider, providerOf, repairProvider, repliesHeld } from './support/provider.ts';
import { createCoupon, createWorld, type World } from './support/world.ts';
import { testNow } from '../setup/test-day.ts';

const VISA = '4242424242424242';
let world: World;

beforeAll(async () => {
  world = await createWorld({ work: true });
});
afterAll(() => world.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function book(renter: TestRenter, carId: number, changes: object = {}): Promise<Reply> {
  const body = { ...reservationBody(), ...changes };
  return send(world, 'createReservation', { params: { carId }, body }, { token: renter.token });
}

const cancel = (renter: TestRenter, id: string) =>
  send(world, 'cancelReservation', { body: { reservation_id: id } }, { token: renter.token });

function bookingsOf(accountId: string) {
  return world.database.selectFrom('booking').selectAll().where('account_id', '=', accountId).execute();
}

async function paidBooking() {
  const booking = await pendingBooking(world);
  await payWith(booking.url, VISA);
  await until('PAID', async () => (await bookingOf(world.database, booking.id)).status === 'PAID');
  return booking;
}

const codes = (replies: Reply[]) =>
  replies.map(({ status, json }) => `${status} ${json.code ?? 'fine'}`).toSorted();

describe('the same request', () => {
  it('twenty times at once is one booking with one page', async () => {
    const renter = await world.newRenter();
    const car = await world.newCar();
    const replies = await Promise.all(times(20, () => book(renter, car.id)));
    expect(codes(replies)).toEqual(times(20, () => '201 fine'));
    expect(new Set(replies.map(({ json }) => JSON.stringify(json.data))).size).toBe(1);
    expect(await bookingsOf(renter.accountId)).toHaveLength(1);
    expect(await countHolds(world.database, car.id)).toBe(1);
    const { data: pages } = await providerOf(world.test).checkout.sessions.list({ limit: 100 });
    const id = replies[0]?.json.data?.['reservation_id'];
    expect(pages.filter((page) => page.client_reference_id === id)).toHaveLength(1);
  });

  it('in other words for the same thing is the same booking', async () => {
    const renter = await world.newRenter();
    const car = await world.newCar();
    const first = await book(renter, car.id);
    const turned = Object.fromEntries(Object.entries(reservationBody()).toReversed());
    const second = await book(renter, car.id, { ...turned, extras: [], delivery: false });
    expect(second.json.data).toEqual(first.json.data);
  });

  it('while the page is still being opened does not take the booking away', async () => {
    const renter = await world.newRenter();
    const car = await world.newCar();
    const pages = { method: 'POST', pathPrefix: '/v1/checkout/sessions' };
    await breakProvider(world.test, { kind: 'hold', ...pages, count: 1 });
    const first = book(renter, car.id);
    await until('the first to wait for the provider', async () => (await repliesHeld(world.test)) === 1);
    const second = await book(renter, car.id);
    expect(codes([second])).toEqual(['503 payment.unavailable']);
    await repairProvider(world.test);
    const { json } = await first;
    expect(json.status, JSON.stringify(json)).toBe(201);
    const id = String(json.data?.['reservation_id']);
    expect(await bookingOf(world.database, id)).toMatchObject({ status: 'PENDING' });
    expect(await countHolds(world.database, car.id)).toBe(1);
    expect((await book(renter, car.id)).json.data).toEqual(json.data);
  });

  it('of a renter who cancels while the page is being opened: no page that can be paid stays', async () => {
    const renter = await world.newRenter();
    const car = await world.newCar();
    const pages = { method: 'POST', pathPrefix: '/v1/checkout/sessions' };
    await breakProvider(world.test, { kind: 'hold', ...pages, count: 1 });
    const first = book(renter, car.id);
    await until('the first to wait for the provider', async () => (await repliesHeld(world.test)) === 1);
    const [pending] = await bookingsOf(renter.accountId);
    expect((await cancel(renter, String(pending?.id))).status).toBe(200);
    await repairProvider(world.test);
    expect(codes([await first])).toEqual(['503 payment.unavailable']);
    const provider = providerOf(world.test);
    await until('the page to be closed', async () => {
      const { data } = await provider.checkout.sessions.list({ limit: 100 });
      const [page] = data.filter((one) => one.client_reference_id === pending?.id);
      return page?.status === 'expired';
    });
    expect(await countHolds(world.database, car.id)).toBe(0);
  });
});

describe('a coupon', () => {
  it('for one use, raced by ten renters on ten cars, is accepted once', async () => {
    const code = '40000001';
    await createCoupon(world.database, world.rossi.company.id, code, { max_uses: 1 });
    const renters = await Promise.all(times(10, () => world.newRenter()));
    const cars = await Promise.all(times(10, () => world.newCar()));
    const replies = await Promise.all(
      times(10, (index) =>
        book(renters[index] as TestRenter, cars[index]?.id ?? 0, { coupon: code, expected_total: 16_000 }),
      ),
    );
    expect(codes(replies)).toEqual(['201 fine', ...times(9, () => '422 coupon.used_up')]);
    for (const car of cars) expect(await countHolds(world.database, car.id)).toBeLessThan(2);
    const holds = await Promise.all(cars.map((car) => countHolds(world.database, car.id)));
    expect(holds.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  it('is for one live booking of a renter, however many tabs', async () => {
    const code = '40000002';
    await createCoupon(world.database, world.rossi.company.id, code);
    const renter = await world.newRenter();
    const cars = await Promise.all(times(5, () => world.newCar()));
    const replies = await Promise.all(
      cars.map((car) => book(renter, car.id, { coupon: code, expected_total: 16_000 })),
    );
    expect(codes(replies)).toEqual(['201 fine', ...times(4, () => '422 coupon.already_used')]);
    expect(await bookingsOf(renter.accountId)).toHaveLength(1);
  });

  it('comes back with a cancelled booking, for the renter and for others', async () => {
    const code = '40000003';
    await createCoupon(world.database, world.rossi.company.id, code, { max_uses: 1 });
    const [first, second] = [await world.newRenter(), await world.newRenter()];
    const [car, other] = [await world.newCar(), await world.newCar()];
    const wish = { coupon: code, expected_total: 16_000 };
    const made = await book(first, car.id, wish);
    expect(made.status, made.text).toBe(201);
    expect(codes([await book(second, other.id, wish)])).toEqual(['422 coupon.used_up']);
    const id = String(made.json.data?.['reservation_id']);
    expect((await cancel(first, id)).status).toBe(200);
    expect((await book(second, other.id, wish)).status).toBe(201);
    expect(codes([await book(first, car.id, wish)])).toEqual(['422 coupon.used_up']);
  });
});

describe('cancelling', () => {
  it('ten times at once succeeds once and pays back once', async () => {
    const { renter, id } = await paidBooking();
    const replies = await Promise.all(times(10, () => cancel(renter, id)));
    expect(codes(replies)).toEqual(['200 fine', ...times(9, () => '409 booking.already_cancelled')]);
    const [refund, ...more] = await until('the refund', async () => {
      const refunds = await refundsOf(world.database, id);
      return refunds.every(({ sent_at }) => sent_at !== null) && refunds;
    });
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ amount_minor: 18_000, reason: 'cancelled' });
    const { data } = await providerOf(world.test).refunds.list({
      payment_intent: String(refund?.provider_intent_id),
    });
    expect(data.map(({ amount }) => amount)).toEqual([18_000]);
    expect(await balancesOf(world.database, id)).toEqual({});
  });

  it('ten times at once without payment closes the page and moves no money', async () => {
    const { renter, id, sessionId } = await pendingBooking(world);
    const replies = await Promise.all(times(10, () => cancel(renter, id)));
    expect(codes(replies)).toEqual(['200 fine', ...times(9, () => '409 booking.already_cancelled')]);
    await until('the page to be closed', async () => {
      const page = await providerOf(world.test).checkout.sessions.retrieve(sessionId);
      return page.status === 'expired';
    });
    expect(await refundsOf(world.database, id)).toEqual([]);
    expect(await balancesOf(world.database, id)).toEqual({});
  });

  it('raced with the payment ends cancelled, with everything back', async () => {
    const bookings = await Promise.all(times(6, () => pendingBooking(world)));
    const cancelled = await Promise.all(
      bookings.flatMap(({ renter, id, url }, index) => {
        const both = [() => payWith(url, VISA), () => cancel(renter, id)];
        return (index % 2 ? both : both.toReversed()).map((act) => act());
      }),
    );
    expect(cancelled.filter((reply) => 'json' in reply).map(({ status }) => status)).toEqual(
      times(6, () => 200),
    );
    const provider = providerOf(world.test);
    for (const { id, car, sessionId } of bookings) {
      await until('the provider and us to agree', async () => {
        const page = await provider.checkout.sessions.retrieve(sessionId, {
          expand: ['payment_intent.latest_charge'],
        });
        const intent = page.payment_intent as { latest_charge?: { amount_refunded: number } } | null;
        const refunds = await refundsOf(world.database, id);
        if (page.payment_status === 'unpaid') return page.status === 'expired' && refunds.length === 0;
        return (
          refunds.length === 1 && refunds[0]?.sent_at && intent?.latest_charge?.amount_refunded === 18_000
        );
      });
      const booking = await bookingOf(world.database, id);
      expect(booking.status).toBe('CANCELLED');
      expect(await balancesOf(world.database, id)).toEqual({});
      expect(await countHolds(world.database, car.id)).toBe(0);
    }
  });

  it('late keeps the commission: its ledger sums to zero', async () => {
    const { renter, id } = await paidBooking();
    await world.database
      .updateTable('booking')
      .set({ pickup_local: new Date(testNow().getTime() + 86_400_000).toISOString().slice(0, 16) })
      .where('id', '=', id)
      .execute();
    const reply = await cancel(renter, id);
    // 180.00: before VAT 147.54, charges 22.13 and VAT on them 4.87, together 27.00.
    expect(reply.json.data).toMatchObject({ reservation: { refund: 15_300, status: 'CANCELLED' } });
    const balances = await balancesOf(world.database, id);
    expect(balances).toEqual({ commission_revenue: -2213, vat_payable: -487, provider_cash: 2700 });
    expect(sumOf(balances)).toBe(0);
  });
});
