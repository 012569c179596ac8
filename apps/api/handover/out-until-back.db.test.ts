import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { CounterCalls } from '@nolo/tests/calls/counter-calls.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { holdOutCars } from './hold-out-cars.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const TURNAROUND = 30;
const clock = testClock(testNow());
/** Tests begin two hours before the pickup at noon. */
const begin = () => new Date(testNow().setUTCHours(9, 0, 0, 0));

let test: TestApp;
let companyId: number;
let counter: CounterCalls;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
  const { database } = test.deps;
  companyId = (await createCompany(database, { turnaround_minutes: TURNAROUND })).id;
  counter = new CounterCalls(test, await createMember(database, 'manager', { companyId }), companyId);
});
beforeEach(() => clock.set(begin()));
afterAll(() => test.close());

type Car = Awaited<ReturnType<typeof createCar>>;

/** Time goes by, and the member has worked in the portal meanwhile. */
async function pass(minutes: number): Promise<void> {
  clock.advance(minutes);
  const expires_at = new Date(clock.now().getTime() + 3_600_000);
  await test.deps.database.updateTable('session').set({ last_used_at: clock.now(), expires_at }).execute();
}

/** As the minute's step does. */
const step = () => holdOutCars(test.deps, clock.now());
const newCar = () => createCar(test.deps.database, { company_id: companyId, mileage_km: 100 });

async function booked(car: Car, pickup: string, end: string) {
  const renter = await createRenter(test.deps.database, { documentsStatus: 'verified' });
  const booking = await createBooking(test.deps.database, renter, { car, pickup, return: end });
  return { renter, ...booking };
}

/** From today at noon for two days; it has left at the clock's time. */
async function out(car: Car, isDueAtPickup = true) {
  const rental = await booked(car, inDays(0, '12:00'), inDays(2, '12:00'));
  await sql`UPDATE hold SET during = tstzrange(lower(during), upper(during) + interval '30 minutes')
    WHERE booking_id = ${rental.id}`.execute(test.deps.database);
  if (isDueAtPickup) await pass(2 * HOUR);
  await counter.prepare(rental.id);
  expect((await counter.checkIn(rental.id, await counter.readings(rental.id))).status).toBe(201);
  return rental;
}

const hours = (at: Date) => (at.getTime() - begin().getTime()) / 3_600_000;

/** Hours after the test's beginning from when until when a rental holds its car; null: it does not. */
async function held(bookingId: string): Promise<[number, number] | null> {
  const { rows } = await sql<{ from: Date; until: Date }>`
    SELECT lower(during) AS "from", upper(during) AS until FROM hold
    WHERE coalesce(booking_id, own_rental_id) = ${bookingId}`.execute(test.deps.database);
  return rows[0] ? [hours(rows[0].from), hours(rows[0].until)] : null;
}

const ownRental = { customer_name: 'Hotel Quirinale', customer_phone: '', source: 'phone', price: '' };

/** Whether the company can let the car to somebody else. */
async function isFree(car: Car, start_date: string, end_date: string): Promise<boolean> {
  const form = { ...ownRental, car_id: car.id, start_date, end_date };
  const reply = await counter.ask(businessApi.addOwnRental, '', form);
  if (reply.status !== 409) return reply.data.id !== '';
  expect(reply.code).toBe('calendar.dates_taken');
  return false;
}

const cancel = async ({ id, renter }: Awaited<ReturnType<typeof booked>>) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/reservation/cancel',
    headers: bearer(renter),
    payload: { reservation_id: id },
  });

describe('a car that is out', () => {
  it('is held as agreed until the agreed return, then for 72 hours from each minute on', async () => {
    const car = await newCar();
    const { id } = await out(car);
    await step();
    expect(await held(id)).toEqual([2, 50.5]);
    await pass(2 * DAY + 20 * HOUR);
    await step();
    expect(await held(id)).toEqual([2, 70 + 72.5]);
    const dates = { start_date: inDays(4), end_date: inDays(5) };
    const reply = await reserve(
      test.app,
      await createRenter(test.deps.database),
      car.id,
      reservationBody(dates),
    );
    expect(reply.json().code).toBe('booking.dates_taken');
    expect(await isFree(car, inDays(4), inDays(5))).toBe(false);
    expect(await isFree(car, inDays(9), inDays(10))).toBe(true);
    const shown = (await counter.show(id)).end_date;
    expect(shown).toBe(inDays(2, '12:00'));
  });

  it('is held no longer than until the next booking, whose company is told once', async () => {
    const car = await newCar();
    const { id } = await out(car);
    const next = await booked(car, inDays(4), inDays(5));
    const news = async () =>
      (await queuedMails(test.deps)).filter(
        ({ data }) => 'news' in data && data.news === 'car_not_back' && data.bookingId === next.id,
      ).length;
    await pass(2 * DAY + 59);
    await step();
    expect(await held(id)).toEqual([2, 96]);
    expect(await news()).toBe(0);
    await pass(1);
    await step();
    await step();
    expect(await news()).toBe(1);
    expect(await held(next.id)).toEqual([96, 120]);
  });

  it('is held further once the next booking has ended, or was outlasted', async () => {
    const [car, other] = [await newCar(), await newCar()];
    const [{ id }, next] = [await out(car), await booked(car, inDays(4), inDays(5))];
    await pass(2 * DAY);
    await step();
    expect(await held(id)).toEqual([2, 96]);
    expect((await cancel(next)).statusCode).toBe(200);
    expect(await held(id)).toEqual([2, 50 + 72.5]);
    clock.set(begin());
    const outlasting = await out(other);
    await booked(other, inDays(3), inDays(4));
    await pass(4 * DAY);
    await step();
    expect(await held(outlasting.id)).toEqual([96, 98 + 72.5]);
  });

  it('of an own rental, and beside an offline period, is held alike', async () => {
    const car = await newCar();
    const form = { ...ownRental, car_id: car.id };
    const dates = { start_date: inDays(0, '12:00'), end_date: inDays(2, '12:00') };
    const { id } = (await counter.ask(businessApi.addOwnRental, '', { ...form, ...dates })).data;
    await pass(2 * HOUR);
    await counter.prepare(id);
    expect((await counter.checkIn(id, await counter.readings(id))).status).toBe(201);
    const offline = { car_id: car.id, start_date: inDays(3), end_date: inDays(4), note: '' };
    const period = (await counter.ask(businessApi.addOfflinePeriod, '', offline)).data;
    await pass(2 * DAY);
    await step();
    expect(await held(id)).toEqual([2, 72]);
    expect((await counter.ask(businessApi.removeOfflinePeriod, String(period.id))).status).toBe(200);
    expect(await held(id)).toEqual([2, 50 + 72.5]);
    const later = await counter.ask(businessApi.changeOwnRental, id, {
      ...form,
      ...dates,
      end_date: inDays(6),
    });
    expect(later.status).toBe(200);
    expect(await held(id)).toEqual([2, 144.5]);
    expect((await counter.checkOut(id, await counter.readings(id))).status).toBe(201);
    expect(await held(id)).toEqual([2, 50.5]);
    const changed = (values: object) =>
      counter.ask(businessApi.changeOwnRental, id, { ...form, ...dates, end_date: inDays(6), ...values });
    expect((await changed({ customer_phone: '06 47071' })).status).toBe(200);
    expect(await held(id)).toEqual([2, 50.5]);
    expect((await changed({ end_date: inDays(7) })).code).toBe('handover.already_checked_out');
  });

  it('before there was this rule is held as agreed', async () => {
    const car = await newCar();
    const { id } = await out(car);
    await test.deps.database.updateTable('hold').set({ agreed: null }).where('booking_id', '=', id).execute();
    await pass(3 * DAY);
    await step();
    expect(await held(id)).toEqual([2, 50.5]);
  });
});

describe('at pickup and return', () => {
  it('a car that leaves early is held from then on', async () => {
    const { id } = await out(await newCar(), false);
    expect(await held(id)).toEqual([0, 50.5]);
    expect((await counter.undo(id)).status).toBe(200);
    expect(await held(id)).toEqual([2, 50.5]);
  });

  it('a car that is back early is free after its turnaround', async () => {
    const car = await newCar();
    const { id } = await out(car);
    await pass(DAY);
    expect((await counter.checkOut(id, await counter.readings(id))).status).toBe(201);
    expect(await held(id)).toEqual([2, 26.5]);
    expect(await isFree(car, inDays(1, '15:00'), inDays(2, '15:00'))).toBe(true);
  });

  it('a car that is back late is held for its turnaround, no longer than until the next rental', async () => {
    const car = await newCar();
    const [{ id }, next] = [await out(car), await booked(car, inDays(3, '12:00'), inDays(4))];
    await pass(3 * DAY - 10);
    await step();
    expect((await counter.checkOut(id, await counter.readings(id))).status).toBe(201);
    expect(await held(id)).toEqual([2, 74]);
    expect(await held(next.id)).toEqual([74, 96]);
  });

  it('a car that is back before its hold began holds nothing', async () => {
    const car = await newCar();
    await booked(car, inDays(-1), inDays(0, '11:45'));
    const { id } = await out(car, false);
    expect((await held(id))?.[0]).toBe(1.75);
    await pass(30);
    expect((await counter.checkOut(id, await counter.readings(id))).status).toBe(201);
    expect(await held(id)).toBeNull();
  });

  it('a car that is handed over again has come back', async () => {
    const car = await newCar();
    const { id } = await out(car);
    const next = await booked(car, inDays(3, '12:00'), inDays(4, '12:00'));
    await pass(3 * DAY);
    await step();
    await counter.prepare(next.id);
    expect((await counter.checkIn(next.id, await counter.readings(next.id))).status).toBe(201);
    await pass(HOUR);
    expect((await counter.checkOut(next.id, await counter.readings(next.id))).status).toBe(201);
    await step();
    expect(await held(id)).toEqual([2, 74]);
    expect(await isFree(car, inDays(3, '16:00'), inDays(4, '16:00'))).toBe(true);
  });
});

const lists = async () => (await counter.ask(businessApi.handovers, '')).data;

async function listed(when: string) {
  const { path } = businessApi.companyBookings;
  const asked = { ...businessApi.companyBookings, path: `${path}?when=${when}` };
  return (await counter.ask(asked, '')).data.bookings;
}

describe('an overdue rental', () => {
  it('stands on top of the company’s lists with how long, and endangers what comes next', async () => {
    const { database } = test.deps;
    companyId = (await createCompany(database, { turnaround_minutes: TURNAROUND })).id;
    counter = new CounterCalls(test, await createMember(database, 'manager', { companyId }), companyId);
    const car = await newCar();
    const late = await out(car);
    const next = await booked(car, inDays(3, '12:00'), inDays(4));
    const ahead = await booked(await newCar(), inDays(-1), inDays(2, '14:00'));
    await pass(2 * DAY + 59);
    await step();
    expect((await lists()).overdue).toEqual([]);
    await pass(1);
    const shown = await lists();
    expect(shown.overdue).toMatchObject([
      { id: late.id, kind: 'return', overdue_minutes: 60, is_done: false },
    ]);
    const [today, tomorrow] = shown.days;
    expect(today.handovers.map(({ id }: { id: string }) => id)).toEqual([ahead.id]);
    expect(tomorrow.handovers).toMatchObject([{ id: next.id, kind: 'pickup', is_endangered: true }]);
    const found = await listed('today');
    expect(found).toMatchObject([
      { id: late.id, overdue_minutes: 60 },
      { id: ahead.id, overdue_minutes: null },
    ]);
    expect(await listed('running')).toMatchObject([{ id: late.id, overdue_minutes: 60 }]);
    expect(await listed('coming')).toMatchObject([
      { id: ahead.id, is_endangered: false },
      { id: next.id, is_endangered: true, overdue_minutes: null },
    ]);
    const { booking } = (await counter.ask(businessApi.companyBooking, next.id)).data;
    expect(booking).toMatchObject({
      endangered_by: { id: late.id, name: late.number },
      overdue_minutes: null,
    });
  });

  it('of before this rule is listed until a manager records when it came back, and why', async () => {
    const car = await newCar();
    const { id, number } = await out(car);
    const record = (returned_at: string, reason = 'Left at night.') =>
      counter.ask(businessApi.recordReturn, id, { returned_at, reason });
    await pass(3 * DAY);
    const refused = { status: 409, code: 'handover.take_back_instead' };
    expect(await record(inDays(2, '20:00'))).toMatchObject(refused);
    await test.deps.database.updateTable('hold').set({ agreed: null }).where('booking_id', '=', id).execute();
    expect((await lists()).overdue.map((one: { id: string }) => one.id)).toContain(id);
    expect(await counter.show(id)).toMatchObject({ overdue_minutes: DAY, may_record_return: true });
    for (const impossible of [inDays(0, '11:59'), inDays(3, '12:01')])
      expect((await record(impossible)).errors).toHaveProperty('returned_at');
    expect((await record(inDays(2, '20:00'), '')).errors).toHaveProperty('reason');
    expect(await record(inDays(2, '20:00'))).toMatchObject({ status: 200 });
    expect(await counter.show(id)).toMatchObject({
      status: 'CHECKED OUT',
      overdue_minutes: null,
      may_record_return: false,
      recorded_return: { returned_at: inDays(2, '20:00'), reason: 'Left at night.', by: 'Anna Bruni' },
    });
    expect((await lists()).overdue.map((one: { id: string }) => one.id)).not.toContain(id);
    expect(await record(inDays(2, '20:00'))).toMatchObject({ code: 'handover.already_checked_out' });
    const readings = await counter.readings(id);
    expect(await counter.checkOut(id, readings)).toMatchObject({ code: 'handover.already_checked_out' });
    const event = await test.deps.database
      .selectFrom('audit_event')
      .select('after')
      .where('action', '=', 'return_recorded')
      .where('object', '=', number)
      .executeTakeFirstOrThrow();
    expect(event.after).toEqual({ return: inDays(2, '20:00'), reason: 'Left at night.' });
  });
});

describe('at the same moment', () => {
  it('of two who want the car that is out neither gets it; of two after that one', async () => {
    const car = await newCar();
    await out(car);
    await pass(3 * DAY);
    await step();
    const both = (from: string, to: string) => Promise.all([isFree(car, from, to), isFree(car, from, to)]);
    expect(await both(inDays(4), inDays(5))).toEqual([false, false]);
    expect((await both(inDays(8), inDays(9))).toSorted()).toEqual([false, true]);
  });

  it('the minute’s step and a rental that is entered leave each other its place', async () => {
    for (let round = 0; round < 5; round++) {
      clock.set(begin());
      const car = await newCar();
      const { id } = await out(car);
      await pass(2 * DAY + HOUR);
      const [, isLet] = await Promise.all([step(), isFree(car, inDays(3, '12:00'), inDays(4, '12:00'))]);
      // 123.5: 72 hours and the turnaround from now; 74: where the booking begins.
      expect((await held(id))?.[1]).toBe(isLet ? 74 : 123.5);
    }
  });
});
