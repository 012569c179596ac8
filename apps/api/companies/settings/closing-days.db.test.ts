import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let test: TestApp;
let companyId: number;
let owner: TestMember;
let car: Awaited<ReturnType<typeof createCar>>;

beforeAll(async () => {
  test = await createTestApp({ work: false });
  const { database } = test.deps;
  companyId = (await createCompany(database)).id;
  owner = await createMember(database, 'owner', { companyId });
  car = await createCar(database, { company_id: companyId });
});
afterAll(() => test.close());

const dayIn = (days: number) => inDays(days).slice(0, 10);

type Asked = { id?: number; body?: object; query?: Record<string, string> };

async function ask(endpoint: Endpoint, { id, body, query }: Asked = {}) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, {
      params: { companyId, ...(id !== undefined && { id }) },
      ...(query && { query }),
    }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: owner.cookie },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

/** As a renter's page asks. */
async function renterAsks(path: string, query: Record<string, string>) {
  const reply = await test.app.inject({ url: `/api/v1${path}`, query, headers: { host: 'localhost' } });
  return reply.json();
}

async function listed(start_date: string, end_date: string) {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/v1/cars',
    query: { isSameTime: 'true' },
    headers: { host: 'localhost' },
    payload: { lat: 41.9, long: 12.5, start_date, end_date },
  });
  const { data } = reply.json<{ data: { cars: { id: number; unavailability: unknown }[] } }>();
  return data.cars.find(({ id }) => id === car.id)?.unavailability;
}

describe('closing days', () => {
  it('are refused where the company is closed already, or in the past; the trail says what came and went', async () => {
    const holidays = { starts_on: dayIn(40), ends_on: dayIn(50), reason: 'Ferie' };
    const { status, data } = await ask(businessApi.addClosingDays, { body: holidays });
    expect(status).toBe(201);
    const overlapping = { starts_on: dayIn(50), ends_on: dayIn(51), reason: '' };
    expect(await ask(businessApi.addClosingDays, { body: overlapping })).toMatchObject({
      status: 409,
      code: 'closing_days.taken',
    });
    const past = { starts_on: dayIn(-1), ends_on: dayIn(2), reason: '' };
    expect(await ask(businessApi.addClosingDays, { body: past })).toMatchObject({
      status: 400,
      errors: { starts_on: [expect.any(String)] },
    });
    const { hours } = (await ask(businessApi.companySettings)).data;
    expect(hours.closing_days).toEqual([{ id: data.id, ...holidays }]);
    expect((await ask(businessApi.removeClosingDays, { id: data.id })).status).toBe(200);
    expect(await ask(businessApi.removeClosingDays, { id: data.id })).toMatchObject({
      status: 404,
      code: 'closing_days.not_found',
    });
    const { events } = (await ask(businessApi.companyAudit)).data;
    const object = `${holidays.starts_on} – ${holidays.ends_on}, Ferie`;
    expect(events.slice(0, 2)).toMatchObject([
      { action: 'closing_days_removed', object },
      { action: 'closing_days_added', object },
    ]);
  });

  it('close list, car and booking at both ends, and leave what lies between', async () => {
    const renter = await createRenter(test.deps.database);
    const closed = { starts_on: dayIn(10), ends_on: dayIn(10), reason: 'Natale' };
    const { data } = await ask(businessApi.addClosingDays, { body: closed });
    const detail = async (query: Record<string, string>) =>
      (await renterAsks(`/car/${car.slug}/${car.id}`, { ...query, isSameTime: 'true' })).data.car;

    const nearest = { start_date: inDays(11, '00:00'), end_date: inDays(13, '00:00') };
    expect(await listed(inDays(10, '20:00'), inDays(13))).toMatchObject({
      reason: 'closed_at_pickup',
      nearest: { start_date: nearest.start_date },
    });
    expect(await listed(inDays(8), inDays(10))).toMatchObject({ reason: 'closed_at_return' });
    expect(await listed(inDays(9), inDays(12))).toBeNull();
    const found = await detail({ start_date: inDays(10), end_date: inDays(13) });
    expect(found).toMatchObject({ dates: null, dates_problem: 'booking.pickup_outside_opening_hours' });
    expect(found.company.closing_days).toEqual([closed]);
    const refused = await reserve(test.app, renter, car.id, reservationBody());
    expect(refused.json()).toMatchObject({
      status: 422,
      code: 'booking.pickup_outside_opening_hours',
      errors: { start_date: [expect.any(String)] },
    });
    await ask(businessApi.removeClosingDays, { id: data.id });
    expect((await reserve(test.app, renter, car.id, reservationBody())).statusCode).toBe(201);
  });

  it('name what is booked before, which stays: its other terms can be changed, its days not onto them', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const other = await createCar(database, { company_id: companyId });
    const days = { pickup: inDays(20), return: inDays(23) };
    const booking = await createBooking(database, renter, { car: other, ...days });
    const gone = { car: other, pickup: inDays(24), return: inDays(25), status: 'CANCELLED' as const };
    await createBooking(database, renter, gone);
    const query = { starts_on: dayIn(23), ends_on: dayIn(26) };
    expect((await ask(businessApi.bookingsOnDays, { query })).data.booked).toEqual([
      { id: booking.id, number: booking.number, kind: 'return', at: inDays(23) },
    ]);
    await ask(businessApi.addClosingDays, { body: { ...query, reason: '' } });

    const quote = async (start: number, end: number) => {
      const url = `/api/v1/customer/reservation/${booking.id}/change/quote`;
      const payload = { start_date: inDays(start), end_date: inDays(end) };
      return (await test.app.inject({ method: 'POST', url, headers: bearer(renter), payload })).json();
    };
    expect(await quote(19, 23)).toMatchObject({ status: 200, data: { after: { days: 4 } } });
    expect(await quote(20, 24)).toMatchObject({ code: 'booking.return_outside_opening_hours' });
  });
});
