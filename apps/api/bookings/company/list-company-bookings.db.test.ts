import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import { addDays, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

let test: TestApp;
let renter: TestRenter;
const today = localDate(toLocal(testNow().toISOString(), 'Europe/Rome'));

beforeAll(async () => {
  test = await createTestApp({ work: false });
  renter = await createRenter(test.deps.database);
});
afterAll(() => test.close());

type Company = { companyId: number; member: TestMember };

async function newCompany(): Promise<Company> {
  const companyId = (await createCompany(test.deps.database, {})).id;
  return { companyId, member: await createMember(test.deps.database, 'counter', { companyId }) };
}

type Query = { when?: string; q?: string; after?: string };

async function list({ companyId, member }: Company, query: Query) {
  const reply = await test.app.inject({
    url: callUrl(businessApi.companyBookings.path, { params: { companyId }, query }),
    headers: { host: 'localhost', cookie: member.cookie },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const { bookings, has_more } = reply.json().data as {
    bookings: { id: string; number: string }[];
    has_more: boolean;
  };
  return { numbers: bookings.map(({ number }) => number), last: bookings.at(-1)?.id, has_more };
}

/** From the day so many days ahead to another, of a car of its own; one that is only paid is an hour later. */
async function booked(companyId: number, from: number, to: number, status: BookingStatus, by = renter) {
  const time = status === 'PAID' ? '11:00' : '10:00';
  const car = await createCar(test.deps.database, { company_id: companyId });
  const { number } = await createBooking(test.deps.database, by, {
    car,
    status,
    pickup: `${addDays(today, from)}T${time}`,
    return: `${addDays(today, to)}T${time}`,
    ...(status === 'CANCELLED' && { values: { paid_at: testNow() } }),
  });
  return number;
}

it('has each paid booking on its list, the next one first, past ones the latest first', async () => {
  const company = await newCompany();
  const book = (from: number, to: number, status: BookingStatus) =>
    booked(company.companyId, from, to, status);
  const pickedUp = await book(0, 4, 'CHECKED IN');
  const leaves = await book(0, 2, 'PAID');
  const comes = await book(-3, 0, 'CHECKED IN');
  const later = await book(9, 12, 'SIGNED');
  const soon = await book(1, 3, 'DEPOSIT COLLECTED');
  const cancelled = await book(5, 6, 'CANCELLED');
  const finished = await book(-9, -7, 'CHECKED OUT');
  const forgotten = await book(-5, -4, 'PAID');
  await book(2, 3, 'PENDING');
  expect((await list(company, { when: 'today' })).numbers).toEqual([comes, pickedUp, leaves]);
  expect((await list(company, { when: 'coming' })).numbers).toEqual([leaves, soon, later]);
  expect((await list(company, { when: 'running' })).numbers).toEqual([comes, pickedUp]);
  expect((await list(company, { when: 'past' })).numbers).toEqual([cancelled, forgotten, finished]);
  expect((await list(company, {})).numbers).toHaveLength(8);
});

it('finds by a part of the number and of the name, whatever its capitals, and nothing of another company', async () => {
  const [company, other] = [await newCompany(), await newCompany()];
  const marta = await createRenter(test.deps.database);
  await test.deps.database
    .updateTable('account')
    .set({ first_name: 'Marta', last_name: 'De Santis' })
    .where('id', '=', marta.accountId)
    .execute();
  const hers = await booked(company.companyId, 3, 5, 'PAID', marta);
  const giulias = await booked(company.companyId, -9, -5, 'CHECKED OUT');
  await booked(other.companyId, 3, 5, 'PAID', marta);
  expect((await list(company, { q: 'marta de s' })).numbers).toEqual([hers]);
  expect((await list(company, { q: hers.slice(1).toLowerCase() })).numbers).toEqual([hers]);
  expect((await list(company, { q: giulias, when: 'coming' })).numbers).toEqual([]);
  expect((await list(company, { q: '%' })).numbers).toEqual([]);
});

it('goes on after the last one of a page, and each booking comes once', async () => {
  const company = await newCompany();
  const car = await createCar(test.deps.database, { company_id: company.companyId });
  for (let day = 1; day <= 53; day++) {
    await createBooking(test.deps.database, renter, {
      car,
      pickup: `${addDays(today, day)}T10:00`,
      return: `${addDays(today, day)}T18:00`,
    });
  }
  const first = await list(company, { when: 'coming' });
  expect([first.numbers.length, first.has_more]).toEqual([50, true]);
  const second = await list(company, { when: 'coming', after: first.last });
  expect([second.numbers.length, second.has_more]).toEqual([3, false]);
  expect(new Set([...first.numbers, ...second.numbers]).size).toBe(53);
});

it('who looked, and for what, stands in the audit trail', async () => {
  const company = await newCompany();
  await list(company, { q: 'Conti' });
  await list(company, { when: 'today' });
  const events = await test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'object'])
    .where('company_id', '=', company.companyId)
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { action: 'bookings_viewed', object: 'Conti' },
    { action: 'bookings_viewed', object: today },
  ]);
});
