import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { hoursOf } from '../demo/opening-times.ts';
import { addDays, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { createApplication } from '@nolo/tests/factories/application.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createWebsite } from '@nolo/tests/factories/website.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

let nolo: TestApp;
let company: { id: number };
let car: { id: number; slug: string };

async function get(path: string, host = 'www.nolo.test', headers: Record<string, string> = {}) {
  return nolo.app.inject({ url: path, headers: { host, ...headers } });
}

async function detail(
  id = car.id,
  slug = car.slug,
  headers: Record<string, string> = {},
): Promise<CarDetail> {
  const reply = await get(`/api/v1/car/${slug}/${id}`, 'www.nolo.test', headers);
  expect({ statusCode: reply.statusCode, body: reply.body }).toMatchObject({ statusCode: 200 });
  return reply.json<{ data: { car: CarDetail } }>().data.car;
}

async function hold(carId: number, from: string, to: string | null): Promise<void> {
  await sql`INSERT INTO hold (car_id, during, reason)
    VALUES (${carId}, tstzrange(${from}::timestamp AT TIME ZONE 'Europe/Rome',
                                ${to}::timestamp AT TIME ZONE 'Europe/Rome'), 'offline')`.execute(
    nolo.deps.database,
  );
}

const extrasOf = (id: number) => `/api/v1/customer/extras/company/${id}`;
const todayInRome = () => localDate(toLocal(testNow().toISOString(), 'Europe/Rome'));
const noonIn = (days: number) => `${addDays(todayInRome(), days)}T12:00`;
const day = (days: number) => inDays(days).slice(0, 10);

beforeAll(async () => {
  nolo = await createTestApp({ work: false });
  const { database } = nolo.deps;
  company = await createCompany(database, { late_per_day_minor: 2500 });
  car = await createCar(database, { company_id: company.id });
  await createWebsite(database, {
    sub_domain: 'other',
    company_id: (await createCompany(database)).id,
  });
});
afterAll(() => nolo.close());

describe('a car', () => {
  test('tells its company, prices, pictures and calendar', async () => {
    const found = await detail();
    expect(found).toMatchObject({
      id: car.id,
      slug: car.slug,
      is_online: true,
      unavailable_days: [],
      deals: [],
      similar: [],
      price: {
        currency: 'EUR',
        day: 6000,
        week: 35_000,
        month: 120_000,
      },
      company: {
        id: company.id,
        opening_time: 'open_24_hours',
        closing_days: [],
        fees: {
          late_per_day: 2500,
          one_way: null,
        },
      },
    });
    expect(found.pictures).toHaveLength(1);
    expect(found.pictures[0]?.path).toMatch(/^\/images\/[0-9a-f]{32}$/);
  });

  test('answers under a wrong slug with its own', async () => {
    expect((await detail(car.id, 'something-else')).slug).toBe(car.slug);
  });

  test('is unavailable on days without a free minute', async () => {
    const busy = await createCar(nolo.deps.database, { company_id: company.id, latitude: 60 });
    await hold(busy.id, inDays(-3), inDays(2, '12:00'));
    await hold(busy.id, inDays(5, '12:00'), inDays(8, '00:00'));
    const found = await detail(busy.id);
    const expected = [day(0), day(1), day(6), day(7)].filter((date) => date >= todayInRome());
    expect(found.unavailable_days).toEqual(expected);
    expect(found.available_from).toBe(day(2));
  });

  test('held without end has no day to be had', async () => {
    const gone = await createCar(nolo.deps.database, { company_id: company.id, latitude: 61 });
    await hold(gone.id, inDays(-3), null);
    const found = await detail(gone.id);
    expect(found.available_from).toBeNull();
    expect(found.unavailable_days).toHaveLength(365);
  });

  test('that is offline says so', async () => {
    const offline = await createCar(nolo.deps.database, { is_online: false, latitude: 62 });
    expect(await detail(offline.id)).toMatchObject({ is_online: false, available_from: null });
  });

  test('lists running and coming deals in the language', async () => {
    const dealt = await createCar(nolo.deps.database, { latitude: 63 });
    const name = JSON.stringify({ en: 'Spring', it: 'Primavera', fr: 'Printemps' });
    const row = { company_id: dealt.company_id, name, kind: 'discount_percentage', value: 10 };
    await nolo.deps.database
      .insertInto('deal')
      .values([
        { ...row, starts_on: day(-9), ends_on: day(-2) },
        { ...row, starts_on: day(-9), ends_on: day(9) },
      ])
      .execute();
    const found = await detail(dealt.id, 'x', { 'accept-language': 'it-IT,en;q=0.5' });
    expect(found.deals.map((deal) => [deal.name, deal.ends_on])).toEqual([['Primavera', day(9)]]);
  });

  test('lists similar cars nearby, nearest in price first', async () => {
    const at = { latitude: 50, longitude: 10 };
    const { database } = nolo.deps;
    const [base, dear, near] = [
      await createCar(database, { ...at, day_minor: 6000 }),
      await createCar(database, { ...at, day_minor: 9000 }),
      await createCar(database, { latitude: 50.2, longitude: 10.2, day_minor: 6500 }),
    ];
    await createCar(database, { ...at, is_online: false });
    await createCar(database, { latitude: 52, longitude: 10 });
    expect((await detail(base.id)).similar.map(({ id }) => id)).toEqual([near.id, dear.id]);
  });

  test('lists only automatics as similar to one; a manual has both', async () => {
    const at = { latitude: 51, longitude: 10 };
    const { database } = nolo.deps;
    const manual = await createCar(database, { ...at, transmission: 'manual' });
    const automatic = await createCar(database, { ...at, transmission: 'automatic' });
    const other = await createCar(database, { ...at, transmission: 'automatic' });
    const [ofAutomatic, ofManual] = [await detail(automatic.id), await detail(manual.id)];
    expect(ofAutomatic.similar.map(({ id }) => id)).toEqual([other.id]);
    expect(ofManual.similar.map(({ id }) => id)).toEqual([automatic.id, other.id]);
  });

  test('says of cars shown without dates in how many days they can be had', async () => {
    const { database } = nolo.deps;
    const at = { latitude: 54, longitude: 10 };
    const late = await createCompany(database, { lead_minutes: 48 * 60 });
    const ready = await createCompany(database, { lead_minutes: 0 });
    const base = await createCar(database, at);
    const free = await createCar(database, { ...at, day_minor: 6100, company_id: ready.id });
    const slow = await createCar(database, { ...at, day_minor: 6200, company_id: late.id });
    const taken = await createCar(database, { ...at, day_minor: 6300 });
    const never = await createCar(database, { ...at, day_minor: 6400 });
    await hold(taken.id, noonIn(-3), noonIn(2));
    await hold(taken.id, noonIn(2), noonIn(5));
    await hold(never.id, noonIn(-3), null);
    const slowest = await createCompany(database, { lead_minutes: 2 * 366 * 1440 });
    const tooSlow = await createCar(database, { ...at, day_minor: 6500, company_id: slowest.id });
    const shown = (await detail(base.id)).similar.map((one) => [one.id, one.available_in]);
    expect(shown).toEqual([
      [free.id, 0],
      [slow.id, 2],
      [taken.id, 5],
      [never.id, null],
      [tooSlow.id, null],
    ]);
  });

  test("of another tenant is unknown, and so are another tenant's similar cars", async () => {
    const reply = await get(`/api/v1/car/${car.slug}/${car.id}`, 'other.nolo.test', {
      company_id: String(company.id),
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.json<{ code: string }>().code).toBe('car.not_found');
  });

  test.each([
    ['x/0', 400],
    ['x/abc', 400],
    ['x/1;DROP%20TABLE%20car', 400],
    ['x/99999999999', 400],
    ['x/2000000000', 404],
    ["'%20OR%201=1/2000000000", 404],
  ])('%s answers %i', async (path, status) => {
    expect((await get(`/api/v1/car/${path}`)).statusCode).toBe(status);
  });

  test('refuses a malformed date', async () => {
    expect((await get(`/api/v1/car/x/${car.id}?start_date=tomorrow`)).statusCode).toBe(400);
  });
});

async function askFor(id: number, query: Record<string, string>) {
  const reply = await get(`/api/v1/car/x/${id}?${new URLSearchParams(query)}`);
  const { data, code } = reply.json<{ data?: { car: CarDetail }; code?: string }>();
  return { status: reply.statusCode, code, car: data?.car };
}

describe('the dates of a request', () => {
  const dates = { start_date: inDays(10), end_date: inDays(13) };

  test('are priced, and told free or not', async () => {
    const other = await createCar(nolo.deps.database, { company_id: company.id });
    const free = await askFor(other.id, dates);
    expect(free.car).toMatchObject({
      dates: { days: 3, total: 18_000, total_before_deal: 18_000, deal_id: null, available: true },
      dates_problem: null,
      available_in: null,
    });
    expect(free.car?.dates?.quote.lines).toHaveLength(1);
    await hold(other.id, inDays(11), inDays(12));
    expect((await askFor(other.id, dates)).car?.dates).toMatchObject({ total: 18_000, available: false });
    expect((await askFor(other.id, {})).car).toMatchObject({ dates: null, dates_problem: null });
  });

  test('that are refused leave the car without a price, and say why', async () => {
    const { status, car: found } = await askFor(car.id, { start_date: inDays(13), end_date: inDays(10) });
    expect(status).toBe(200);
    expect(found).toMatchObject({
      dates: null,
      dates_problem: 'booking.return_before_pickup',
      nearest_dates: null,
    });
  });

  test('at which its company is closed have the nearest ones that work beside the reason', async () => {
    const { database } = nolo.deps;
    const hours = ['09:00', '19:00'] as const;
    const office = await createCompany(database, { opening_hours: hoursOf(hours, hours, hours) });
    const other = await createCar(database, { company_id: office.id });
    const late = { start_date: inDays(10), end_date: inDays(12, '06:00') };
    const works = { start_date: inDays(10), end_date: inDays(12, '09:00') };
    const problem = { dates: null, dates_problem: 'booking.return_outside_opening_hours' };
    expect((await askFor(other.id, late)).car).toMatchObject({ ...problem, nearest_dates: works });
    expect((await askFor(other.id, works)).car).toMatchObject({ dates_problem: null, nearest_dates: null });
    await hold(other.id, inDays(12, '08:00'), inDays(13));
    expect((await askFor(other.id, late)).car).toMatchObject({ ...problem, nearest_dates: null });
  });

  test('for an event are for cars that are offered for events', async () => {
    const festive = await createCar(nolo.deps.database, { company_id: company.id, for_events: true });
    expect((await askFor(festive.id, { ...dates, isEvent: 'true' })).car?.dates).toMatchObject({
      available: true,
    });
    const refused = { status: 422, code: 'car.not_for_events' };
    expect(await askFor(car.id, { ...dates, isEvent: 'true' })).toMatchObject(refused);
    expect(await askFor(car.id, { isEvent: 'true' })).toMatchObject(refused);
  });
});

describe('what is included', () => {
  test('a car whose company has stated nothing promises what the law gives', async () => {
    expect((await detail()).inclusions).toEqual({
      km_per_day: 200,
      extra_km: null,
      fuel_policy: 'full_to_full',
      damage_excess: null,
      theft_excess: null,
      third_party: { persons: 645_000_000, property: 130_000_000 },
      roadside_help: 'none',
      cross_border: [],
      minimum_age: 18,
      licence_years: 0,
      deposit_by: 'credit_card',
    });
  });

  test('what company and car state, the excess also on the card', async () => {
    const { database } = nolo.deps;
    const careful = await createCompany(database, {
      third_party_persons_minor: 1_000_000_000,
      roadside_help: 'always',
      cross_border: ['FR', 'CH'],
      deposit_by: 'any_card',
    });
    const own = await createCar(database, {
      company_id: careful.id,
      damage_excess_minor: 120_000,
      theft_excess_minor: 150_000,
      extra_km_minor: 25,
      minimum_age: 21,
      licence_years: 2,
    });
    const found = await detail(own.id, own.slug);
    expect(found.damage_excess).toBe(120_000);
    expect(found.inclusions).toMatchObject({
      extra_km: 25,
      damage_excess: 120_000,
      theft_excess: 150_000,
      third_party: { persons: 1_000_000_000, property: 130_000_000 },
      roadside_help: 'always',
      cross_border: ['FR', 'CH'],
      minimum_age: 21,
      licence_years: 2,
      deposit_by: 'any_card',
    });
  });

  test('a changed excess or minimum age is on the card at once', async () => {
    const own = await createCar(nolo.deps.database, { damage_excess_minor: 120_000 });
    await nolo.deps.database
      .updateTable('car')
      .set({ damage_excess_minor: 0, minimum_age: 23 })
      .where('id', '=', own.id)
      .execute();
    expect(await detail(own.id, own.slug)).toMatchObject({ damage_excess: 0, minimum_age: 23 });
  });
});

describe('extras', () => {
  test('are listed at data.data in the language, active ones only', async () => {
    const name = JSON.stringify({ en: 'Child seat', it: 'Seggiolino', fr: 'Siège enfant' });
    const description = JSON.stringify({ en: 'Up to 4 years', it: 'Fino a 4 anni', fr: "Jusqu'à 4 ans" });
    const row = { company_id: company.id, name, description, price_minor: 900, charged: 'per_day' };
    await nolo.deps.database
      .insertInto('extra')
      .values([row, { ...row, is_active: false }])
      .execute();
    const reply = await get(extrasOf(company.id), 'www.nolo.test', {
      'accept-language': 'fr',
    });
    expect(reply.json()).toMatchObject({
      data: {
        data: [
          {
            name: 'Siège enfant',
            description: "Jusqu'à 4 ans",
            price: 900,
            charged: 'per_day',
            isDriver: false,
            excess: null,
            group: null,
          },
        ],
      },
    });
    expect(reply.json<{ data: { data: unknown[] } }>().data.data).toHaveLength(1);
  });

  test('of another tenant or an unknown company are 404', async () => {
    expect((await get(extrasOf(company.id), 'other.nolo.test')).statusCode).toBe(404);
    expect((await get(extrasOf(2_000_000_000))).statusCode).toBe(404);
    expect((await get(extrasOf(0))).statusCode).toBe(400);
  });
});

describe('pictures', () => {
  test('come in the widths and formats of the contract, and may be kept for ever', async () => {
    const hash = 'a'.repeat(32);
    const dir = join(nolo.dataDir, 'images');
    await mkdir(dir, { recursive: true });
    await writeFile(
      join(dir, hash),
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="9" height="9"/></svg>',
    );
    for (const format of ['avif', 'webp']) {
      const reply = await get(`/images/${hash}-320.${format}`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(reply.rawPayload.length).toBeGreaterThan(50);
    }
  });

  test.each([
    `${'a'.repeat(32)}-321.webp`,
    `${'b'.repeat(32)}-320.webp`,
    `${'a'.repeat(32)}-320.png`,
    '..%2f..%2fetc%2fpasswd-320.webp',
    'x',
  ])('%s answers 404', async (name) => {
    expect((await get(`/images/${name}`)).statusCode).toBe(404);
  });
});

test('a car says who its trader is: what the accepted application says besides, nothing of it where there is none', async () => {
  const { database } = nolo.deps;
  const without = (await detail()).company;
  expect(without).toMatchObject({ address: 'Via Giolitti 10', phone: '+39 06 1234567' });
  expect(without.trader).toMatchObject({
    legal_name: 'Rossi Autonoleggio S.r.l.',
    email: 'info@rossi.test',
    rea: null,
    is_self_certified: false,
  });
  const application = await createApplication(nolo.deps);
  const { vat_number } = application.fields;
  const verified = await createCompany(database, { vat_number, pec_email: 'verdi@pec.test' });
  await database
    .updateTable('application')
    .set({ state: 'accepted', company_id: verified.id })
    .where('id', '=', application.id)
    .execute();
  const theirs = await createCar(database, { company_id: verified.id });
  expect((await detail(theirs.id, theirs.slug)).company.trader).toMatchObject({
    vat_number,
    pec_email: 'verdi@pec.test',
    rea: 'RM-1234567',
    is_self_certified: true,
  });
});
