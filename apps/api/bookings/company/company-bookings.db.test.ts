import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
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
let companyId: number;
let owner: TestMember;
const today = localDate(toLocal(testNow().toISOString(), 'Europe/Rome'));

beforeAll(async () => {
  test = await createTestApp({ work: false });
  const { database } = test.deps;
  renter = await createRenter(database);
  companyId = (await createCompany(database, {})).id;
  owner = await createMember(database, 'owner', { companyId });
});
afterAll(() => test.close());

async function ask(endpoint: Endpoint, params: Record<string, string | number> = {}) {
  const reply = await test.app.inject({
    url: callUrl(endpoint.path, { params: { companyId, ...params } }),
    headers: { host: 'localhost', cookie: owner.cookie },
  });
  return { status: reply.statusCode, ...reply.json() };
}

/** From the day so many days ahead to another, of a car of its own. */
async function booked(from: number, to: number, status: BookingStatus, time = '10:00') {
  const car = await createCar(test.deps.database, { company_id: companyId });
  return createBooking(test.deps.database, renter, {
    car,
    status,
    pickup: `${addDays(today, from)}T${time}`,
    return: `${addDays(today, to)}T${time}`,
  });
}

it('lists pickups and returns of today and tomorrow in their order, of what is paid and not cancelled', async () => {
  const late = await booked(0, 3, 'PAID', '18:30');
  const early = await booked(0, 1, 'CHECKED IN', '08:00');
  const back = await booked(-3, 0, 'CHECKED OUT', '09:15');
  await booked(1, 2, 'CANCELLED');
  await booked(0, 1, 'PENDING');
  await booked(2, 4, 'PAID');
  const midnight = await booked(1, 5, 'SIGNED', '00:00');
  const { data } = await ask(businessApi.handovers);
  const seen = data.days.map(({ day, handovers }: { day: string; handovers: Record<string, string>[] }) => [
    day,
    handovers.map(({ kind, number, at }) => [kind, number, at?.slice(11)]),
  ]);
  expect(seen).toEqual([
    [
      today,
      [
        ['pickup', early.number, '08:00'],
        ['return', back.number, '09:15'],
        ['pickup', late.number, '18:30'],
      ],
    ],
    [
      addDays(today, 1),
      [
        ['pickup', midnight.number, '00:00'],
        ['return', early.number, '08:00'],
      ],
    ],
  ]);
});

it('shows a paid booking with who comes, what was booked and what the company gets', async () => {
  const { id, number } = await booked(6, 9, 'PAID');
  const { status, data } = await ask(businessApi.companyBooking, { id });
  expect(status).toBe(200);
  expect(data.booking).toMatchObject({
    number,
    status: 'PAID',
    renter: { name: 'Giulia Conti', phone: '+39 3331234567' },
    start_date: `${addDays(today, 6)}T10:00`,
    total: 18000,
    payout: 15300,
    lines: [{ kind: 'rental', amount: 18000 }],
    invoice_to: [],
  });
});

it('an unpaid booking is the renter’s own business', async () => {
  const { id } = await booked(12, 14, 'PENDING');
  expect(await ask(businessApi.companyBooking, { id })).toMatchObject({
    status: 404,
    code: 'booking.not_found',
  });
});

it('who looked at what stands in the owner’s audit trail, the latest first', async () => {
  const { id, number } = await booked(20, 22, 'PAID');
  await ask(businessApi.handovers);
  await ask(businessApi.companyBooking, { id });
  const { data } = await ask(businessApi.companyAudit);
  expect(data.events.slice(0, 2)).toMatchObject([
    { action: 'booking_viewed', object: number, actor: 'Anna Bruni' },
    { action: 'handovers_viewed', object: today, actor: 'Anna Bruni' },
  ]);
});
