import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakProvider, repairProvider } from '@nolo/tests/api/support/provider.ts';
import { balancesOf, bookingOf, paymentOf, refundsOf } from '@nolo/tests/api/support/money.ts';
import { countHolds, inDays } from '@nolo/tests/factories/car.ts';
import { changing, wish } from '@nolo/tests/factories/amendments.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, later, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { expireChange } from '../expire-checkout.ts';

let test: TestApp;
let renters: ReturnType<typeof changing>;

beforeAll(async () => {
  test = await createTestApp();
  renters = changing(test);
});
afterAll(() => test.close());

const sum = (refunds: { amount_minor: number }[]) =>
  refunds.reduce((total, { amount_minor }) => total + amount_minor, 0);

describe('what a change would cost', () => {
  it('is quoted with both prices, and nothing is held or charged', async () => {
    const { renter, car, id } = await renters.paidBooking();
    const reply = await renters.quote(renter, id, wish(10, 14));
    expect(reply.json().data).toMatchObject({
      before: { total: 18_000 },
      after: { total: 24_000, days: 4 },
      difference: 6000,
      free_cancellation_until: `${inDays(8).slice(0, 10)}T00:00`,
    });
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
    expect(await renters.changesOf(id)).toEqual([]);
  });

  it('has the deal of an early booker, whatever day it is by now', async () => {
    const { database, clock } = test.deps;
    const { renter, car, id } = await renters.paidBooking();
    const weeks = { starts_on: inDays(0).slice(0, 10), ends_on: inDays(90).slice(0, 10), min_lead_days: 30 };
    const early = {
      company_id: car.company_id,
      car_id: car.id,
      kind: 'flat_discount',
      value: 4000,
      name: '{}',
    };
    await database
      .insertInto('deal')
      .values({ ...early, ...weeks })
      .execute();
    expect((await renters.quote(renter, id, wish(10, 14))).json().data.after.total).toBe(24_000);
    const created_at = new Date(clock.now().getTime() - 21 * 86_400_000);
    await database.updateTable('booking').set({ created_at }).where('id', '=', id).execute();
    expect((await renters.quote(renter, id, wish(10, 14))).json().data.after.total).toBe(20_000);
  });

  it('is refused where the change would be', async () => {
    const { renter, car, id } = await renters.paidBooking();
    expect((await renters.takenBy(car.id, 13, 15)).statusCode).toBe(201);
    const taken = await renters.quote(renter, id, wish(10, 14));
    expect(taken.json()).toMatchObject({ status: 409, code: 'booking.dates_taken' });
    expect((await renters.change(renter, id, { ...wish(10, 14), expected_total: 24_000 })).json().code).toBe(
      'booking.dates_taken',
    );
    expect((await renters.quote(renter, id, wish(10, 13))).json()).toMatchObject({
      status: 422,
      code: 'booking.nothing_changed',
    });
    expect((await renters.quote(renter, id, wish(14, 13))).json().code).toBe('booking.return_before_pickup');
    expect((await renters.change(renter, id, { ...wish(9, 12), expected_total: 1 })).json()).toMatchObject({
      status: 409,
      code: 'booking.price_changed',
    });
    const stranger = await createRenter(test.deps.database);
    expect((await renters.quote(stranger, id, wish(10, 12))).json().code).toBe('booking.not_found');
    expect(await bookingOf(test.deps.database, id)).toMatchObject({ revision: 0, total_minor: 18_000 });
  });
});

it('is refused from 48 hours before the day of pickup on, quoted or made', async () => {
  const soon = reservationBody({ start_date: inDays(2), end_date: inDays(4), expected_total: 12_000 });
  const { renter, id } = await renters.paidBooking(soon);
  const tooLate = { status: 409, code: 'booking.change_too_late' };
  expect((await renters.quote(renter, id, wish(3, 5))).json()).toMatchObject(tooLate);
  const made = await renters.change(renter, id, { ...wish(3, 5), expected_total: 12_000 });
  expect(made.json()).toMatchObject(tooLate);
  expect(await bookingOf(test.deps.database, id)).toMatchObject({ revision: 0 });
});

describe('equal or cheaper', () => {
  it('moves at once, mails once, counts as one however often it is sent', async () => {
    const { renter, car, id } = await renters.paidBooking();
    const body = { ...wish(11, 14), expected_total: 18_000 };
    const replies = await Promise.all([1, 2, 3].map(() => renters.change(renter, id, body)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(replies[0]?.json()).toMatchObject({
      data: { url: null, reservation: { start_date: inDays(11), end_date: inDays(14), status: 'PAID' } },
    });
    expect(await renters.onlyChange(id)).toMatchObject({ status: 'applied', difference_minor: 0 });
    expect(await refundsOf(test.deps.database, id)).toEqual([]);
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
    expect(await renters.mailsOf('booking-changed', renter)).toHaveLength(1);
    expect((await renters.takenBy(car.id, 9, 11)).statusCode).toBe(201);
    const { timeline } = await renters.detail(renter, id);
    expect(timeline.map((entry: { kind: string }) => entry.kind)).toEqual(['reserved', 'paid', 'changed']);
  });

  it('gives the difference back, and cancelling gives the rest', async () => {
    const { renter, id } = await renters.paidBooking();
    await renters.change(renter, id, { ...wish(10, 12), expected_total: 12_000 });
    const changed = await bookingOf(test.deps.database, id);
    expect(changed).toMatchObject({ total_minor: 12_000, refund_minor: null, revision: 1 });
    expect(await balancesOf(test.deps.database, id)).toEqual({ provider_cash: 12_000, renter: -12_000 });
    await renters.change(renter, id, { ...wish(10, 11), expected_total: 6000 });
    const reply = await renters.cancel(renter, id);
    expect(reply.json().data.reservation).toMatchObject({ status: 'CANCELLED', refund: 6000 });
    expect(await balancesOf(test.deps.database, id)).toEqual({});
    const refunds = await until('the refunds at the provider', async () => {
      const all = await refundsOf(test.deps.database, id);
      return all.every(({ provider_refund_id }) => provider_refund_id !== null) ? all : undefined;
    });
    expect(refunds.map(({ reason }) => reason).toSorted()).toEqual(['amended', 'amended', 'cancelled']);
    expect(sum(refunds)).toBe(18_000);
  });

  it('writes the new dates into the calendar file under a higher number', async () => {
    const { renter, id } = await renters.paidBooking();
    const file = () =>
      test.app.inject({ url: `/api/v1/customer/reservation/${id}/calendar`, headers: bearer(renter) });
    expect((await file()).body).toContain('SEQUENCE:0\r\n');
    await renters.change(renter, id, { ...wish(11, 14), expected_total: 18_000 });
    const { body } = await file();
    expect(body).toContain('SEQUENCE:1\r\n');
    expect(body).toContain(`DTSTART:${inDays(11).slice(0, 10).replaceAll('-', '')}`);
  });
});

describe('dearer', () => {
  it('holds the new days, changes when the difference is paid, and cancelling refunds both payments', async () => {
    const { renter, car, id } = await renters.paidBooking();
    const body = { ...wish(9, 14), expected_total: 30_000 };
    const url = await renters.changeToPay(renter, id, body);
    expect(await renters.changeToPay(renter, id, body)).toBe(url);
    // A day before and a day after the booking's own.
    expect(await countHolds(test.deps.database, car.id)).toBe(3);
    expect((await renters.takenBy(car.id, 13, 14)).json().code).toBe('booking.dates_taken');
    expect(await bookingOf(test.deps.database, id)).toMatchObject({ total_minor: 18_000, revision: 0 });
    expect((await renters.detail(renter, id)).change.waiting).toMatchObject({
      start_date: inDays(9),
      difference: 12_000,
      payment_url: url,
    });

    await renters.pay(url);
    const booking = await renters.made(id);
    expect(booking).toMatchObject({ total_minor: 30_000, pickup_local: inDays(9) });
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
    expect(await balancesOf(test.deps.database, id)).toEqual({ provider_cash: 30_000, renter: -30_000 });
    expect(await renters.mailsOf('booking-changed', renter)).toHaveLength(1);
    const { timeline, change: shown } = await renters.detail(renter, id);
    expect(shown.waiting).toBeNull();
    expect(timeline.map((entry: { kind: string; amount: number }) => [entry.kind, entry.amount])).toEqual([
      ['reserved', null],
      ['paid', 18_000],
      ['paid', 12_000],
      ['changed', null],
    ]);

    expect((await renters.cancel(renter, id)).json().data.reservation.refund).toBe(30_000);
    const refunds = await refundsOf(test.deps.database, id);
    expect(refunds.map(({ amount_minor }) => amount_minor).toSorted((a, b) => a - b)).toEqual([
      12_000, 18_000,
    ]);
    expect(await balancesOf(test.deps.database, id)).toEqual({});
  });

  it('takes a refund of a later, cheaper change from the latest payment first', async () => {
    const { renter, id } = await renters.paidBooking();
    await renters.pay(await renters.changeToPay(renter, id, { ...wish(10, 14), expected_total: 24_000 }));
    await renters.made(id);
    const { id: amendmentId } = await renters.onlyChange(id);
    const { id: first } = await paymentOf(test.deps.database, id);
    const { id: second } = await paymentOf(test.deps.database, id, amendmentId);
    expect((await renters.change(renter, id, { ...wish(10, 12), expected_total: 12_000 })).statusCode).toBe(
      200,
    );
    const refunds = await refundsOf(test.deps.database, id);
    expect(refunds.map(({ payment_id, amount_minor }) => [payment_id, amount_minor])).toEqual(
      expect.arrayContaining([
        [second, 6000],
        [first, 6000],
      ]),
    );
    expect(refunds).toHaveLength(2);
  });

  it('unpaid, it ends: the booking stays, and what was held is free', async () => {
    const { renter, car, id } = await renters.paidBooking();
    const url = await renters.changeToPay(renter, id, { ...wish(10, 14), expected_total: 24_000 });
    const { id: amendmentId } = await renters.onlyChange(id);
    await expireChange(later(test.deps, 31), { amendmentId });
    expect(await renters.onlyChange(id)).toMatchObject({ status: 'expired' });
    expect(await bookingOf(test.deps.database, id)).toMatchObject({ total_minor: 18_000, status: 'PAID' });
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
    expect((await renters.pay(url)).location ?? '').not.toContain('paid=');
  });

  it('the renter gives it up, and another wish takes its place', async () => {
    const { renter, car, id } = await renters.paidBooking();
    await renters.changeToPay(renter, id, { ...wish(10, 14), expected_total: 24_000 });
    await renters.changeToPay(renter, id, { ...wish(10, 15), expected_total: 30_000 });
    expect((await renters.changesOf(id)).map(({ status }) => status).toSorted()).toEqual([
      'waiting',
      'withdrawn',
    ]);
    const reply = await renters.giveUp(renter, id);
    expect(reply.json()).toMatchObject({ status: 200, data: { reservation: { change: { waiting: null } } } });
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
    expect((await renters.giveUp(renter, id)).json().code).toBe('booking.no_change_waiting');
  });

  it('when the provider cannot be reached: 503, and nothing is held', async () => {
    const { renter, car, id } = await renters.paidBooking();
    await breakProvider(test, {
      kind: 'error',
      status: 500,
      method: 'POST',
      pathPrefix: '/v1/checkout/sessions',
      count: 20,
    });
    const reply = await renters.change(renter, id, { ...wish(10, 14), expected_total: 24_000 });
    expect(reply.json()).toMatchObject({ status: 503, code: 'payment.unavailable' });
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
    await repairProvider(test);
  });
});
