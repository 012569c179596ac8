import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { carCalculation } from '@nolo/contract/quotes.ts';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { countHolds, createCar, inDays } from '@nolo/tests/factories/car.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { createCoupon } from '@nolo/tests/api/support/world.ts';
import { balancesOf, bookingOf, paymentOf, refundsOf } from '@nolo/tests/api/support/money.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { sandboxControl } from '@nolo/tests/setup/sandbox-control.ts';
import { createTestApp, later, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { expireBooking } from './expire-checkout.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

const VISA = '4242424242424242';
const MINUTE = 60_000;
const COVERED = { damage_excess_minor: 120_000, minimum_age: 21 };
const clock = testClock(testNow());
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
afterAll(() => test.close());

type Made = { url: string; reservation_id: string };

const newRenter = () => createRenter(test.deps.database);
const newCar = () => createCar(test.deps.database);
const stored = (id: string) => bookingOf(test.deps.database, id);

async function book(renter: TestRenter, carId: number, body = reservationBody()): Promise<Made> {
  const reply = await reserve(test.app, renter, carId, body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ data: Made }>().data;
}

const longer = () => reservationBody({ end_date: inDays(14), expected_total: 24_000 });

async function reservation(renter: TestRenter, id: string, language = 'en') {
  const url = `/api/v1/customer/reservation/${id}`;
  const headers = { ...bearer(renter), 'accept-language': language };
  const reply = await test.app.inject({ method: 'GET', url, headers });
  return reply.json<{ data: { reservation: Record<string, unknown> } }>().data.reservation;
}

async function quote(renter: TestRenter | null, carId: number, more: Record<string, string> = {}) {
  const { start_date, end_date } = reservationBody();
  const query = new URLSearchParams({ start_date, end_date, ...more }).toString();
  const reply = await test.app.inject({
    method: 'GET',
    url: `/api/v1/amount/calculation/car/${carId}?${query}`,
    ...(renter && { headers: bearer(renter) }),
  });
  return reply.json<{ data: CallData<typeof carCalculation>; code?: string }>();
}

describe('a total that the provider does not charge', () => {
  it.each([
    [49, 422, 'booking.total_too_small'],
    [50, 201, undefined],
  ])('%d cents: %d', async (day_minor, status, code) => {
    const car = await createCar(test.deps.database, { day_minor });
    const body = reservationBody({ end_date: inDays(11), expected_total: day_minor });
    const reply = await reserve(test.app, await newRenter(), car.id, body);
    expect([reply.statusCode, reply.json<{ code?: string }>().code]).toEqual([status, code]);
    expect(await countHolds(test.deps.database, car.id)).toBe(status === 201 ? 1 : 0);
  });
});

describe('what is included', () => {
  it('stays with the booking as it was, the excess that a chosen cover leaves counted', async () => {
    const [renter, car] = [await newRenter(), await createCar(test.deps.database, COVERED)];
    const cover = await test.deps.database
      .insertInto('extra')
      .values({
        company_id: car.company_id,
        name: JSON.stringify({ en: 'Cover', it: 'Copertura', fr: 'Couverture' }),
        price_minor: 1000,
        charged: 'per_trip',
        excess_minor: 0,
        choice_group: 'cover',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const extras = [{ id: cover.id, no_of_items: 1 }];
    const body = reservationBody({ extras, expected_total: 19_000 });
    const { reservation_id: id } = await book(renter, car.id, body);
    await test.deps.database
      .updateTable('car')
      .set({ damage_excess_minor: 500_000, minimum_age: 30 })
      .where('id', '=', car.id)
      .execute();
    expect((await stored(id)).inclusions).toMatchObject({
      damage_excess: 0,
      theft_excess: 0,
      minimum_age: 21,
      third_party: { persons: 645_000_000, property: 130_000_000 },
    });
    expect(await reservation(renter, id)).toMatchObject({
      inclusions: { damage_excess: 0, minimum_age: 21 },
      quote: { lines: [{ kind: 'rental' }, { label: 'Cover' }] },
    });
    // Read in another language than it was booked in.
    expect(await reservation(renter, id, 'it')).toMatchObject({
      quote: { lines: [{ kind: 'rental' }, { label: 'Copertura' }] },
    });
  });
});

describe('a changed request', () => {
  it('keeps the first one’s expiry: changing a letter does not hold a car for longer', async () => {
    const [renter, car] = [await newRenter(), await newCar()];
    const first = await stored((await book(renter, car.id)).reservation_id);
    clock.advance(20);
    const second = await stored((await book(renter, car.id, longer())).reservation_id);
    expect(second.expires_at).toEqual(first.expires_at);
    expect(second.expires_at.getTime()).toBe(clock.now().getTime() + 10 * MINUTE);
    expect(await reservation(renter, first.id)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'replaced',
    });
  });

  it('that is refused leaves the unpaid booking, its hold and its session alone', async () => {
    const [renter, car] = [await newRenter(), await newCar()];
    const { url, reservation_id: id } = await book(renter, car.id);
    const wrong = reservationBody({ end_date: inDays(14), expected_total: 1 });
    expect((await reserve(test.app, renter, car.id, wrong)).json().code).toBe('booking.price_changed');
    expect((await stored(id)).status).toBe('PENDING');
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
    expect((await book(renter, car.id)).url).toBe(url);
  });

  it('while the first one is being paid: the first payment goes back in full', async () => {
    const [renter, car] = [await newRenter(), await newCar()];
    await sandboxControl(test.sandboxOrigin, 'webhooks/hold');
    const first = await book(renter, car.id);
    await payWith(first.url, VISA);
    const second = await book(renter, car.id, longer());
    const [refund] = await until('the refund', async () => {
      const refunds = await refundsOf(test.deps.database, first.reservation_id);
      return refunds.every(({ sent_at }) => sent_at !== null) && refunds.length > 0 && refunds;
    });
    await sandboxControl(test.sandboxOrigin, 'webhooks/release');
    expect(refund).toMatchObject({ amount_minor: 18_000, reason: 'late_payment' });
    expect(await balancesOf(test.deps.database, first.reservation_id)).toEqual({});
    expect((await stored(second.reservation_id)).status).toBe('PENDING');
  });
});

describe('unpaid bookings', () => {
  it('are at most three a renter, however many cars are asked for at once', async () => {
    const renter = await newRenter();
    const cars = await Promise.all(Array.from({ length: 8 }, newCar));
    const replies = await Promise.all(
      cars.map((car) => reserve(test.app, renter, car.id, reservationBody())),
    );
    const codes = replies.map((reply) => reply.json<{ code?: string }>().code ?? 'fine').toSorted();
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'booking.too_many_unpaid'),
      ...Array.from({ length: 3 }, () => 'fine'),
    ]);
    const holds = await Promise.all(cars.map((car) => countHolds(test.deps.database, car.id)));
    expect(holds.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it('make room when one is paid or has expired', async () => {
    const renter = await newRenter();
    const [first] = [await book(renter, (await newCar()).id)];
    await book(renter, (await newCar()).id);
    await book(renter, (await newCar()).id);
    await payWith(first.url, VISA);
    await until('PAID', async () => (await stored(first.reservation_id)).status === 'PAID');
    await book(renter, (await newCar()).id);
    const another = await newCar();
    expect((await reserve(test.app, renter, another.id, reservationBody())).statusCode).toBe(409);
    clock.advance(31);
    await book(renter, another.id);
  });
});

describe('a quote says whether the car can be had', () => {
  it('free, held by whoever asks, or taken', async () => {
    const [renter, other, car] = [await newRenter(), await newRenter(), await newCar()];
    const free = { availability: 'free', own_hold: null };
    const taken = { availability: 'taken', own_hold: null };
    expect((await quote(renter, car.id)).data).toMatchObject(free);
    const { url, reservation_id } = await book(renter, car.id);
    const own_hold = { reservation_id, payment_url: url, expires_at: expect.any(String) as string };
    expect((await quote(renter, car.id)).data).toMatchObject({ availability: 'held_by_you', own_hold });
    expect((await quote(other, car.id)).data).toMatchObject(taken);
    expect((await quote(null, car.id)).data).toMatchObject(taken);
    await payWith(url, VISA);
    await until('PAID', async () => (await stored(reservation_id)).status === 'PAID');
    expect((await quote(renter, car.id)).data).toMatchObject(taken);
  });

  it('and counts no coupon as used that only the renter’s own unpaid booking of it uses', async () => {
    const [renter, car] = [await newRenter(), await newCar()];
    const code = '50000001';
    await createCoupon(test.deps.database, car.company_id, code, { max_uses: 1 });
    await book(renter, car.id, reservationBody({ coupon: code, expected_total: 16_000 }));
    const mine = await quote(renter, car.id, { coupon: code });
    expect(mine.data).toMatchObject({ availability: 'held_by_you', quote: { total: 16_000 } });
    expect((await quote(await newRenter(), car.id, { coupon: code })).code).toBe('coupon.used_up');
  });
});

describe('a late payment', () => {
  it('whose coupon was used meanwhile goes back in full', async () => {
    const [renter, car] = [await newRenter(), await newCar()];
    const other = await createCar(test.deps.database, { company_id: car.company_id });
    const code = '50000002';
    await createCoupon(test.deps.database, car.company_id, code);
    const wish = reservationBody({ coupon: code, expected_total: 16_000 });
    const late = await book(renter, car.id, wish);
    await sandboxControl(test.sandboxOrigin, 'webhooks/hold');
    await payWith(late.url, VISA);
    await test.deps.database
      .updateTable('booking')
      .set({ status: 'CANCELLED', cancelled_at: clock.now(), cancel_reason: 'expired' })
      .where('id', '=', late.reservation_id)
      .execute();
    await test.deps.database.deleteFrom('hold').where('booking_id', '=', late.reservation_id).execute();
    await book(renter, other.id, wish);
    await sandboxControl(test.sandboxOrigin, 'webhooks/release');
    await until(
      'the refund',
      async () => (await refundsOf(test.deps.database, late.reservation_id))[0]?.sent_at,
    );
    expect(await reservation(renter, late.reservation_id)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'late_payment_refunded',
      refund: 16_000,
      refund_state: 'succeeded',
    });
    const mails = (await queuedMails(test.deps)).filter(({ recipient }) => recipient === renter.email);
    expect(mails).toContainEqual(
      expect.objectContaining({
        template: 'late-payment-refunded',
        data: expect.objectContaining({ totalMinor: 16_000 }),
      }),
    );
    expect(await countHolds(test.deps.database, car.id)).toBe(0);
  });
});

/** The payer chose a bank debit; tells how to let the bank answer. */
async function payDelayed(id: string) {
  const { sessionId } = await paymentOf(test.deps.database, id);
  await sandboxControl(test.sandboxOrigin, `checkout-sessions/${sessionId}/pay-delayed`);
  return (succeeds: boolean) =>
    sandboxControl(test.sandboxOrigin, `checkout-sessions/${sessionId}/settle-delayed`, {
      succeeds,
    });
}

describe('a session whose money takes days', () => {
  it('pays the booking when the money is there', async () => {
    const { reservation_id: id } = await book(await newRenter(), (await newCar()).id);
    const settle = await payDelayed(id);
    expect((await stored(id)).status).toBe('PENDING');
    await settle(true);
    await until('PAID', async () => (await stored(id)).status === 'PAID');
  });

  it('ends the booking when the money does not come', async () => {
    const [renter, car] = [await newRenter(), await newCar()];
    const { reservation_id: id } = await book(renter, car.id);
    await (
      await payDelayed(id)
    )(false);
    await until('the end', async () => (await stored(id)).status === 'CANCELLED');
    expect(await reservation(renter, id)).toMatchObject({ cancel_reason: 'payment_failed' });
    expect(await countHolds(test.deps.database, car.id)).toBe(0);
  });

  it('holds no car once the half hour is over; what comes later restores the booking or goes back', async () => {
    const [renter, car] = [await newRenter(), await newCar()];
    const { reservation_id: id } = await book(renter, car.id);
    const settle = await payDelayed(id);
    await expireBooking(later(test.deps, 31), { bookingId: id });
    expect(await stored(id)).toMatchObject({ status: 'CANCELLED', cancel_reason: 'expired' });
    expect(await countHolds(test.deps.database, car.id)).toBe(0);
    await settle(true);
    await until('the restored booking', async () => (await stored(id)).status === 'PAID');
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
  });
});

it('a renter’s own booking that is paid makes no room for another one of the same car and days', async () => {
  const renter = await newRenter();
  const { id: carId } = await newCar();
  const { url, reservation_id } = await book(renter, carId);
  await payWith(url, VISA);
  await until('PAID', async () => (await stored(reservation_id)).status === 'PAID');
  const reply = await reserve(test.app, renter, carId, longer());
  expect(reply.json()).toMatchObject({ status: 409, code: 'booking.already_paid' });
  expect(await countHolds(test.deps.database, carId)).toBe(1);
});
