import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import type { CalendarEntry, CarCalendar } from '@nolo/contract/business/calendar.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { addDays, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { countHolds, createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

let test: TestApp;
let companyId: number;
let car: Awaited<ReturnType<typeof createCar>>;
let counter: TestMember;
let manager: TestMember;
const today = localDate(toLocal(testNow().toISOString(), 'Europe/Rome'));
const at = (day: number, time = '10:00') => `${addDays(today, day)}T${time}`;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { database } = test.deps;
  companyId = (await createCompany(database, { turnaround_minutes: 60 })).id;
  car = await createCar(database, { company_id: companyId });
  counter = await createMember(database, 'counter', { companyId });
  manager = await createMember(database, 'manager', { companyId });
});

type Asked = { id?: string | number; query?: object; body?: object; by?: TestMember };

async function ask(endpoint: Endpoint, { id, query, body, by = counter }: Asked = {}) {
  const params = { companyId, ...(id !== undefined && { id }) };
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params, ...(query && { query: query as Record<string, string> }) }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const rental = (from: string, to: string, values: object = {}) => ({
  car_id: car.id,
  customer_name: 'Hotel Quirinale',
  customer_phone: '+39 06 4707',
  source: 'phone',
  price: '180',
  start_date: from,
  end_date: to,
  ...values,
});
const add = (from: string, to: string, values?: object) =>
  ask(businessApi.addOwnRental, { body: rental(from, to, values) });
const off = (from: string, to: string) =>
  ask(businessApi.addOfflinePeriod, {
    body: { car_id: car.id, start_date: from, end_date: to, note: 'Tyres' },
    by: manager,
  });

async function entries(start?: string) {
  const { data } = await ask(
    businessApi.companyCalendar,
    start === undefined ? {} : { query: { from: start } },
  );
  const found = data.cars.find(({ id }: CarCalendar) => id === car.id);
  return found.entries.map(({ kind, id, from, until, title }: CalendarEntry) => ({
    kind,
    id,
    from,
    until,
    title,
  }));
}

it('shows two weeks of each car: bookings, own rentals and offline periods, with the pause after each', async () => {
  const renter = await createRenter(test.deps.database);
  const booking = await createBooking(test.deps.database, renter, { car, pickup: at(1), return: at(3) });
  const { data } = await add(at(5), at(6));
  const { data: period } = await off(at(8, '00:00'), at(9, '00:00'));
  expect(await entries()).toEqual([
    {
      kind: 'booking',
      id: booking.id,
      from: at(1),
      until: at(3),
      title: `${booking.number} Giulia Conti`,
    },
    { kind: 'own_rental', id: data.id, from: at(5), until: at(6, '11:00'), title: 'Hotel Quirinale' },
    { kind: 'offline', id: String(period.id), from: at(8, '00:00'), until: at(9, '00:00'), title: 'Tyres' },
  ]);
  expect(await entries(addDays(today, 6))).toHaveLength(2);
  expect(await entries(addDays(today, 40))).toEqual([]);
});

it('an unpaid booking keeps the car, and who it is stays the renter’s own business', async () => {
  const renter = await createRenter(test.deps.database);
  await createBooking(test.deps.database, renter, { car, status: 'PENDING', pickup: at(1), return: at(2) });
  expect(await entries()).toEqual([{ kind: 'unpaid', id: null, from: at(1), until: at(2), title: '' }]);
});

describe('a rental of the company’s own', () => {
  it('holds the car: no renter finds it then', async () => {
    const dates = new URLSearchParams({ start_date: at(5), end_date: at(6) });
    const isFree = async () => {
      const reply = await test.app.inject({
        url: `/api/v1/car/${car.slug}/${car.id}?${dates}`,
        headers: { host: 'localhost' },
      });
      return reply.json().data.car.dates.available;
    };
    expect(await isFree()).toBe(true);
    const { data } = await add(at(4), at(6));
    expect(await isFree()).toBe(false);
    await ask(businessApi.cancelOwnRental, { id: data.id });
    expect(await isFree()).toBe(true);
  });

  it.each([
    ['another own rental', () => add(at(4), at(6))],
    ['an offline period', () => off(at(4), at(6))],
  ])('is refused over %s, and that one over it', async (_, standing) => {
    expect((await standing()).status).toBe(201);
    expect(await add(at(5), at(7))).toMatchObject({ status: 409, code: 'calendar.dates_taken' });
    expect(await off(at(5), at(7))).toMatchObject({ status: 409, code: 'calendar.dates_taken' });
  });

  it('is refused over a booking, within the pause after a return too', async () => {
    const renter = await createRenter(test.deps.database);
    await createBooking(test.deps.database, renter, { car, pickup: at(4), return: at(6) });
    expect(await add(at(3, '08:00'), at(4, '09:30'))).toMatchObject({ status: 409 });
    expect(await add(at(3, '08:00'), at(4, '09:00'))).toMatchObject({ status: 201 });
  });

  it('of two at the same moment one is entered', async () => {
    const replies = await Promise.all([add(at(5), at(6)), add(at(5), at(6))]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409']);
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
  });

  it('is changed to other times that overlap its own, and the trail says what it was', async () => {
    const { data } = await add(at(5), at(6));
    const body = rental(at(5, '12:00'), at(7), { price: '' });
    expect(await ask(businessApi.changeOwnRental, { id: data.id, body })).toMatchObject({ status: 200 });
    expect(await entries()).toMatchObject([{ from: at(5, '12:00'), until: at(7, '11:00') }]);
    const owner = await createMember(test.deps.database, 'owner', { companyId });
    const trail = await ask(businessApi.companyAudit, { by: owner });
    const changed = trail.data.events.find(
      ({ action }: { action: string }) => action === 'own_rental_changed',
    );
    expect(changed).toMatchObject({
      before: { pickup: at(5), return: at(6), price: 18_000 },
      after: { pickup: at(5, '12:00'), return: at(7), price: null },
    });
  });

  it('that cannot move stays as it was', async () => {
    await off(at(8), at(9));
    const { data } = await add(at(5), at(6));
    const body = rental(at(8), at(10));
    expect(await ask(businessApi.changeOwnRental, { id: data.id, body })).toMatchObject({ status: 409 });
    expect(await entries()).toMatchObject([{ from: at(5) }, { kind: 'offline' }]);
  });

  it('is cancelled once', async () => {
    const { data } = await add(at(5), at(6));
    expect(await ask(businessApi.cancelOwnRental, { id: data.id })).toMatchObject({ status: 200 });
    expect(await entries()).toEqual([]);
    expect(await ask(businessApi.cancelOwnRental, { id: data.id })).toMatchObject({
      status: 404,
      code: 'own_rental.not_found',
    });
  });

  it('keeps its hour over a change of the clocks', async () => {
    expect(await add('2027-03-27T10:00', '2027-03-28T10:00')).toMatchObject({ status: 201 });
    expect(await entries('2027-03-20')).toMatchObject([
      { from: '2027-03-27T10:00', until: '2027-03-28T11:00' },
    ]);
  });

  it.each([
    ['the end before the beginning', { end_date: at(1) }, 'end_date'],
    [
      'both in the hour that the clocks skip',
      { start_date: '2027-03-28T02:15', end_date: '2027-03-28T02:45' },
      'end_date',
    ],
    ['a day that no calendar has', { start_date: '2027-02-30T10:00' }, 'start_date'],
    ['no car', { car_id: '' }, 'car_id'],
    ['no name', { customer_name: ' \u200b ' }, 'customer_name'],
    ['a price that is none', { price: 'x' }, 'price'],
  ])('with %s is refused at its field', async (_, values, field) => {
    const reply = await add(at(5), at(6), values);
    expect([reply.status, Object.keys(reply.errors)]).toEqual([400, [field]]);
  });
});

it('an offline period ends when a member says so; a counter’s does not', async () => {
  const { data } = await off(at(2), at(4));
  expect(await ask(businessApi.removeOfflinePeriod, { id: data.id })).toMatchObject({ status: 403 });
  expect(await ask(businessApi.removeOfflinePeriod, { id: data.id, by: manager })).toMatchObject({
    status: 200,
  });
  expect(await entries()).toEqual([]);
});

it('cars, rentals and periods of another company are none', async () => {
  const { data: own } = await add(at(5), at(6));
  const { data: period } = await off(at(8), at(9));
  const elsewhere = await createCompany(test.deps.database, {});
  const foreign = await createMember(test.deps.database, 'owner', { companyId: elsewhere.id });
  const there = async (endpoint: Endpoint, asked: Asked) => {
    const before = companyId;
    companyId = elsewhere.id;
    const { status, code } = await ask(endpoint, { ...asked, by: foreign });
    companyId = before;
    return [status, code];
  };
  const body = rental(at(20), at(21));
  expect(await there(businessApi.addOwnRental, { body })).toEqual([404, 'car.not_found']);
  expect(await there(businessApi.changeOwnRental, { id: own.id, body })).toEqual([
    404,
    'own_rental.not_found',
  ]);
  expect(await there(businessApi.cancelOwnRental, { id: own.id })).toEqual([404, 'own_rental.not_found']);
  expect(await there(businessApi.removeOfflinePeriod, { id: period.id })).toEqual([
    404,
    'offline_period.not_found',
  ]);
  expect(await entries()).toHaveLength(2);
});
