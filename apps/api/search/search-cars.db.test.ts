import { sql } from 'kysely';
import { hoursOf } from '../demo/opening-times.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carMap } from '@nolo/contract/search.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createWebsite } from '@nolo/tests/factories/website.ts';
import { languages } from '@nolo/i18n/language.ts';
import { placeBySlug } from './places/find-places.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

type Query = Record<string, string | number | boolean>;
type Found = {
  cars: {
    id: number;
    company: { id: number };
    price: { day: number };
    dates: {
      days: number;
      total: number;
      total_before_deal: number;
      deal_id: number | null;
      deal_window: { starts_on: string; ends_on: string } | null;
      free_cancellation_until: string | null;
    } | null;
    unavailability: { reason: string; nearest: { start_date: string; end_date: string } | null } | null;
  }[];
  total: number;
  total_is_exact: boolean;
  page: number;
  has_more: boolean;
  price_range: { from: number; to: number } | null;
  place_names: Record<string, { description: string; city: string }> | null;
};

let nolo: TestApp;
let rossi: { id: number };
let bianchi: { id: number };
let lisbon: { id: number };

async function post(query: Query, body: unknown, headers: Record<string, string> = {}, path = '/cars') {
  const wanted = { isSameTime: true, ...query };
  const search = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
  return nolo.app.inject({
    method: 'POST',
    url: `/api/v1${path}?${search}`,
    headers: { host: 'www.nolo.test', ...headers },
    payload: body as object,
  });
}

async function search(query: Query, body: unknown = {}, host = 'www.nolo.test'): Promise<Found> {
  const reply = await post(query, body, { host });
  expect({ statusCode: reply.statusCode, body: reply.body }).toMatchObject({ statusCode: 200 });
  return reply.json<{ data: Found }>().data;
}

async function failure(query: Query, body: unknown) {
  const reply = await post(query, body);
  const { status, code, errors } = reply.json<{
    status: number;
    code: string;
    errors?: Record<string, string[]>;
  }>();
  expect(status).toBe(reply.statusCode);
  return { status, code, fields: Object.keys(errors ?? {}) };
}

async function hold(carId: number, from: string, to: string): Promise<void> {
  await sql`INSERT INTO hold (car_id, during, reason)
    VALUES (${carId}, tstzrange(${from}::timestamp AT TIME ZONE 'Europe/Rome',
                                ${to}::timestamp AT TIME ZONE 'Europe/Rome'), 'offline')`.execute(
    nolo.deps.database,
  );
}

const ids = (found: Found) => found.cars.map((car) => car.id);
/** Hits at the place of the filter tests. */
const found = async (body: object) => ids(await search({}, { ...around(20), ...body })).length;
const north = (km: number) => 20 + km / 111.32;
/** A place of its own for each group of tests, so that they do not see each other's cars. */
const at = (latitude: number) => ({ latitude, longitude: 10 });
const around = (latitude: number) => ({ lat: latitude, long: 10 });

beforeAll(async () => {
  nolo = await createTestApp({ work: false });
  const { database } = nolo.deps;
  rossi = await createCompany(database);
  lisbon = await createCompany(database, { time_zone: 'Europe/Lisbon' });
  bianchi = await createCompany(database, {
    name: 'Bianchi',
    flexible_return_minor: 1500,
    delivery_minor: 2000,
  });
  await createWebsite(database, { sub_domain: 'bianchi', company_id: bianchi.id });
  const contractor = await database
    .insertInto('contractor')
    .values({ name: 'Reseller' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('contractor_company')
    .values({ contractor_id: contractor.id, company_id: rossi.id })
    .execute();
  await createWebsite(database, { sub_domain: 'reseller', contractor_id: contractor.id });
});
afterAll(() => nolo.close());

describe('availability', () => {
  const place = 10;
  let free: number;
  let taken: number;
  beforeAll(async () => {
    const { database } = nolo.deps;
    const slow = await createCompany(database, { turnaround_minutes: 120 });
    free = (await createCar(database, { ...at(place), company_id: rossi.id })).id;
    taken = (await createCar(database, { ...at(place), company_id: slow.id })).id;
    await hold(taken, inDays(10), inDays(12));
  });

  const hits = async (start_date: string, end_date: string) =>
    ids(await search({}, { ...around(place), start_date, end_date })).sort((a, b) => a - b);

  test('a car held during the dates is no hit', async () => {
    expect(await hits(inDays(11), inDays(14))).toEqual([free]);
    expect(await hits(inDays(5), inDays(20))).toEqual([free]);
  });

  test('a pickup at the moment a hold ends is a hit', async () => {
    expect(await hits(inDays(12), inDays(14))).toEqual([free, taken]);
  });

  test("the new rental's own turnaround must not reach into the next hold", async () => {
    expect(await hits(inDays(7, '08:00'), inDays(10, '08:00'))).toEqual([free, taken]);
    expect(await hits(inDays(7, '09:00'), inDays(10, '08:30'))).toEqual([free]);
  });

  test('`d` leaves out cars that are taken until then', async () => {
    const busy = await createCar(nolo.deps.database, { ...at(11), company_id: rossi.id });
    await hold(busy.id, inDays(-1), inDays(2));
    // A day longer than need be: just before midnight it is tomorrow already in Rome.
    await hold(busy.id, inDays(2), inDays(5));
    expect(ids(await search({ d: 3 }, around(11)))).toEqual([]);
    expect(ids(await search({ d: 7 }, around(11)))).toEqual([busy.id]);
    expect(ids(await search({ d: 0 }, around(10)))).toHaveLength(2);

    // The panel counts what each of them would leave, the one that is chosen included.
    await createCar(nolo.deps.database, { ...at(11), company_id: rossi.id });
    const asked: [Query, number][] = [
      [{}, 2],
      [{ d: 0 }, 1],
    ];
    for (const [chosen, total] of asked) {
      const reply = await post(chosen, around(11), {}, '/cars/choices');
      expect(reply.json<{ data: object }>().data).toMatchObject({
        total,
        d: [0, 1, 3, 5, 7].map((choice) => ({ choice, count: choice < 5 ? 1 : 2 })),
      });
    }
  });
});

describe('what cannot be booked for the dates', () => {
  const place = 16;
  const hours = ['09:00', '19:00'] as const;
  let free: number;
  let office: number;
  let slow: number;
  beforeAll(async () => {
    const { database } = nolo.deps;
    const closedAtNight = await createCompany(database, {
      opening_hours: hoursOf(hours, hours, hours),
    });
    const needsNotice = await createCompany(database, { lead_minutes: 12 * 1440 });
    free = (await createCar(database, { ...at(place), company_id: rossi.id, importance: 1 })).id;
    office = (await createCar(database, { ...at(place), company_id: closedAtNight.id, importance: 9 })).id;
    slow = (await createCar(database, { ...at(place), company_id: needsNotice.id, importance: 5 })).id;
  });
  const unavailabilities = async (start_date: string, end_date: string, query: Query = {}) => {
    const { cars } = await search(
      { isSameTime: false, ...query },
      { ...around(place), start_date, end_date },
    );
    return cars.map(({ id, unavailability }) => ({ id, unavailability }));
  };

  test.each(['imp', 'cheap', 'expensive', 'desc'])('comes after what can, by %s', async (filter) => {
    const found = await unavailabilities(inDays(3, '21:00'), inDays(5), { filter });
    expect(found[0]).toEqual({ id: free, unavailability: null });
    expect(found.slice(1).map(({ id }) => id)).toEqual(expect.arrayContaining([office, slow]));
  });

  const onMap = async (time: string) => {
    const dates = { start_date: inDays(20, time), end_date: inDays(22, time) };
    const reply = await post({ zoom: 12 }, { ...around(place), ...dates }, {}, '/cars/map');
    return carMap.data.parse(reply.json<{ data: unknown }>().data);
  };

  test('says why, and the nearest dates that work', async () => {
    const closing = { start_date: inDays(3, '19:00'), end_date: inDays(5, '10:00') };
    const found = await unavailabilities(inDays(3, '21:00'), inDays(5));
    expect(found[1]).toEqual({
      id: office,
      unavailability: { reason: 'closed_at_pickup', nearest: closing },
    });
    const returned = await unavailabilities(inDays(20), inDays(22, '06:00'));
    expect(returned.at(-1)).toEqual({
      id: office,
      unavailability: {
        reason: 'closed_at_return',
        nearest: { start_date: inDays(20), end_date: inDays(22, '09:00') },
      },
    });
    const early = await unavailabilities(inDays(10, '12:00'), inDays(14));
    expect(early.map(({ id, unavailability }) => [id, unavailability?.reason])).toEqual([
      [office, undefined],
      [free, undefined],
      [slow, 'needs_notice'],
    ]);
    expect(String(early[2]?.unavailability?.nearest?.start_date) >= inDays(11)).toBe(true);
  });

  test('is not counted in list, filters and map, and has no price', async () => {
    const body = { ...around(place), start_date: inDays(20, '21:00'), end_date: inDays(22, '21:00') };
    const found = await search({}, body);
    expect(found).toMatchObject({ total: 2, total_is_exact: true, has_more: false });
    expect(found.cars.map(({ id, dates }) => [id, dates?.days])).toEqual([
      [slow, 2],
      [free, 2],
      [office, undefined],
    ]);
    const choices = await post({}, body, {}, '/cars/choices');
    expect(choices.json()).toMatchObject({
      data: { total: 2, transmission: [{ choice: 'manual', count: 2 }] },
    });
    expect(await onMap('21:00')).toMatchObject({ total: 2, groups: [{ count: 3, bookable: 2 }] });
  });

  test('gives the map no price, alone or with dearer cars that can be booked', async () => {
    const { database } = nolo.deps;
    await database.updateTable('car').set({ day_minor: 1000 }).where('id', '=', office).execute();
    expect(await onMap('10:00')).toMatchObject({
      groups: [{ count: 3, bookable: 3, cheapest: { id: office, total: 2000 } }],
    });
    const { groups } = await onMap('21:00');
    expect(groups).toMatchObject([{ count: 3, bookable: 2, cheapest: { id: free } }]);
    const dates = { start_date: inDays(20, '21:00'), end_date: inDays(22, '21:00') };
    const { price_range } = await search({}, { ...around(place), ...dates });
    expect(price_range).toEqual({ from: 12_000, to: 12_000 });
    await database.updateTable('car').set({ is_online: false }).where('id', 'in', [free, slow]).execute();
    expect(await onMap('21:00')).toMatchObject({
      total: 0,
      groups: [{ count: 1, bookable: 0, car_id: office, cheapest: null }],
    });
    await database.updateTable('car').set({ is_online: true }).where('id', 'in', [free, slow]).execute();
  });

  test('names no dates on which the car is taken', async () => {
    await hold(office, inDays(30, '18:00'), inDays(30, '19:30'));
    const found = await unavailabilities(inDays(30, '21:00'), inDays(32));
    expect(found.at(-1)).toEqual({
      id: office,
      unavailability: { reason: 'closed_at_pickup', nearest: null },
    });
  });
});

describe('time zones', () => {
  test('the wall clock of each company decides', async () => {
    const { database } = nolo.deps;
    const car = await createCar(database, { ...at(12), company_id: lisbon.id });
    // 10:00 to 11:00 in Rome is 09:00 to 10:00 in Lisbon.
    await hold(car.id, inDays(10, '10:00'), inDays(10, '11:00'));
    const dates = { end_date: inDays(12, '08:00') };
    const early = await search({}, { ...around(12), ...dates, start_date: inDays(10, '09:00') });
    expect(ids(early)).toEqual([]);
    const late = await search({}, { ...around(12), ...dates, start_date: inDays(10, '10:00') });
    expect(ids(late)).toEqual([car.id]);
  });
});

describe('price', () => {
  const place = 14;
  beforeAll(async () => {
    const { database } = nolo.deps;
    const prices = [6000, 3000, 9000, 3000];
    for (const day_minor of prices) {
      await createCar(database, {
        ...at(place),
        company_id: bianchi.id,
        is_delivery: day_minor === 9000,
        day_minor,
        week_minor: null,
        month_minor: null,
      });
    }
    await database
      .insertInto('deal')
      .values({
        company_id: bianchi.id,
        kind: 'discount_percentage',
        value: 33,
        name: JSON.stringify({
          en: 'Winter',
          it: 'Inverno',
          fr: 'Hiver',
        }),
        starts_on: inDays(40).slice(0, 10),
        ends_on: inDays(50).slice(0, 10),
      })
      .execute();
  });

  const dates = { start_date: inDays(10), end_date: inDays(13) };

  async function within(query: Query) {
    const found = await search({ filter: 'cheap', ...query }, { ...around(place), ...dates });
    return found.cars.map((car) => car.dates?.total);
  }

  test('is the total for the dates, cheapest first, and says the range', async () => {
    const found = await search({ filter: 'cheap' }, { ...around(place), ...dates });
    expect(found.cars.map((car) => car.dates?.total)).toEqual([9000, 9000, 18_000, 27_000]);
    expect(found.price_range).toEqual({ from: 9000, to: 27_000 });
    expect(found.cars[0]?.dates).toEqual({
      days: 3,
      total: 9000,
      total_before_deal: 9000,
      deal_id: null,
      deal_window: null,
      free_cancellation_until: inDays(8, '00:00'),
    });
  });

  test('says so where cancelling is not free any more', async () => {
    const soon = { start_date: inDays(2), end_date: inDays(4) };
    const found = await search({ filter: 'cheap' }, { ...around(place), ...soon });
    expect(found.cars[0]?.dates?.free_cancellation_until).toBeNull();
  });

  test('dearest first reverses the order, equal prices included', async () => {
    const cheap = ids(await search({ filter: 'cheap' }, { ...around(place), ...dates }));
    const dear = ids(await search({ filter: 'expensive' }, { ...around(place), ...dates }));
    expect(dear).toEqual(cheap.toReversed());
  });

  test('counts the deal of the pickup day, rounding half up', async () => {
    const found = await search(
      { filter: 'cheap' },
      { ...around(place), start_date: inDays(45), end_date: inDays(48) },
    );
    expect(found.cars[0]?.dates).toMatchObject({ total: 6030, total_before_deal: 9000 });
    expect(found.cars[0]?.dates?.deal_id).toBeTypeOf('number');
    const window = { starts_on: inDays(40).slice(0, 10), ends_on: inDays(50).slice(0, 10) };
    expect(found.cars[0]?.dates?.deal_window).toMatchObject(window);
  });

  test('counts the flexible-return fee when same-time return is off', async () => {
    const found = await search(
      { filter: 'cheap', isSameTime: false },
      { ...around(place), start_date: inDays(10), end_date: inDays(13, '11:00') },
    );
    expect(found.cars[0]?.dates?.total).toBe(10_500);
  });

  test('counts the delivery fee, and shows only cars that are delivered, when delivery is asked for', async () => {
    const found = await search({ delivery: true }, { ...around(place), ...dates });
    expect(found.cars.map((car) => car.dates?.total)).toEqual([29_000]);
  });

  test('range filters on the total in whole euros, both ends included', async () => {
    expect(await within({ fromPrice: 90, toPrice: 180 })).toEqual([9000, 9000, 18_000]);
    expect(await within({ fromPrice: 91, toPrice: 269 })).toEqual([18_000]);
    expect(await within({ fromPrice: 300, toPrice: 100 })).toEqual([]);
  });

  test('is the day price without dates', async () => {
    const found = await search({ filter: 'cheap', toPrice: 60 }, around(place));
    expect(found.cars.map((car) => [car.price.day, car.dates])).toEqual([
      [3000, null],
      [3000, null],
      [6000, null],
    ]);
  });
});

describe('filters', () => {
  let car: { id: number; car_type_id: number; make_id: number };
  beforeAll(async () => {
    car = await createCar(nolo.deps.database, { ...at(20), company_id: rossi.id, fuel_type: 4 });
    await createCar(nolo.deps.database, { ...at(20), company_id: rossi.id, is_online: false });
  });

  test('leave out cars that are offline', async () => {
    expect(ids(await search({}, around(20)))).toEqual([car.id]);
  });

  test('by type, make, fuel and company', async () => {
    expect(await found({ car_type: [car.car_type_id] })).toBe(1);
    expect(await found({ car_type: [car.car_type_id + 1000] })).toBe(0);
    expect(await found({ car_make: [car.make_id] })).toBe(1);
    expect(await found({ car_make: [car.make_id + 1000] })).toBe(0);
    expect(await found({ fuel_type: [4, 5] })).toBe(1);
    expect(await found({ fuel_type: [1] })).toBe(0);
    expect(await found({ company_id: [rossi.id] })).toBe(1);
    expect(await found({ company_id: [bianchi.id] })).toBe(0);
  });

  describe('of the panel', () => {
    const place = 40;
    const panel = async (body: object, query: Query = {}) => {
      const reply = await post(query, { ...around(place), ...body }, {}, '/cars/choices');
      expect({ statusCode: reply.statusCode, body: reply.body }).toMatchObject({ statusCode: 200 });
      return reply.json<{ data: Record<string, unknown> }>().data;
    };
    const dates = { start_date: inDays(10), end_date: inDays(13) };
    let plain: number;
    let grand: number;
    beforeAll(async () => {
      const { database } = nolo.deps;
      const create = (values: Parameters<typeof createCar>[1]) =>
        createCar(database, {
          ...at(place),
          company_id: rossi.id,
          week_minor: null,
          month_minor: null,
          ...values,
        });
      plain = (await create({ seats: 4, deposit_minor: 30_000, air_conditioning: false, day_minor: 3000 }))
        .id;
      grand = (
        await create({
          transmission: 'automatic',
          seats: 7,
          deposit_minor: 200_001,
          fuel_policy: 'same_to_same',
          km_per_day: null,
          for_events: true,
          day_minor: 70_000,
        })
      ).id;
    });

    test.each<[string, object, Query, () => number[]]>([
      ['transmission', { transmission: ['automatic'] }, {}, () => [grand]],
      ['both transmissions', { transmission: ['automatic', 'manual'] }, {}, () => [plain, grand]],
      ['seats', { min_seats: 5 }, {}, () => [grand]],
      ['air conditioning', { air_conditioning: true }, {}, () => [grand]],
      ['mileage', { unlimited_mileage: true }, {}, () => [grand]],
      ['deposit', { max_deposit: 300 }, {}, () => [plain]],
      ['fuel policy', { fuel_policy: ['full_to_full', 'prepaid'] }, {}, () => [plain]],
      ['events', {}, { isEvent: true }, () => [grand]],
      ['free cancellation, in time', { free_cancellation: true, ...dates }, {}, () => [plain, grand]],
      [
        'free cancellation, too late',
        { free_cancellation: true, start_date: inDays(1, '23:00'), end_date: inDays(3) },
        {},
        () => [],
      ],
    ])('by %s', async (_, body, query, wanted) => {
      const found = ids(await search(query, { ...around(place), ...body }));
      expect(found.toSorted((a, b) => a - b)).toEqual(wanted());
    });

    test('count what each choice would leave', async () => {
      const counts = await panel(dates);
      expect(counts).toMatchObject({
        total: 2,
        total_is_exact: true,
        company_id: [{ choice: rossi.id, count: 2 }],
        fuel_policy: expect.arrayContaining([
          { choice: 'full_to_full', count: 1 },
          { choice: 'same_to_same', count: 1 },
        ]) as unknown,
        min_seats: [2, 4, 5, 7, 9].map((choice, at) => ({ choice, count: [2, 2, 1, 1, 0][at] })),
        max_deposit: [250, 500, 1000, 2000].map((choice, at) => ({ choice, count: [0, 1, 1, 1][at] })),
        air_conditioning: 1,
        unlimited_mileage: 1,
        free_cancellation: 2,
        delivery: 0,
        isEvent: 1,
      });
      const prices = Array.from({ length: 21 }, () => 0);
      [prices[0], prices[20]] = [1, 1];
      expect(counts['prices']).toEqual({ step: 100, counts: prices });
    });

    test("leave out only their own group's filter", async () => {
      const counts = await panel({ transmission: ['manual'], min_seats: 5 });
      expect(counts).toMatchObject({
        total: 0,
        transmission: [{ choice: 'automatic', count: 1 }],
        air_conditioning: 0,
        car_type: [],
      });
      expect(counts['min_seats']).toContainEqual({ choice: 4, count: 1 });
      const elsewhere = await panel({ company_id: [bianchi.id], min_seats: 5 });
      expect(elsewhere).toMatchObject({ total: 0, company_id: [{ choice: rossi.id, count: 1 }] });
    });
  });

  test.each([
    ['fiat', 1],
    ['FIAT 500', 1],
    ['500 fi', 1],
    ['  fíat ', 1],
    ['ferrari', 0],
    ["'; DROP TABLE car; --", 0],
    ['<script>alert(1)</script>', 0],
    ['%', 0],
    ['fi_q', 0],
    ['\\', 0],
  ])('text %j finds %i', async (text, hits) => {
    expect(ids(await search({ search: text }, around(20)))).toHaveLength(hits);
  });

  test('a point is 30 km around it', async () => {
    expect(ids(await search({}, { lat: north(29.9), long: 10 }))).toHaveLength(1);
    expect(ids(await search({}, { lat: north(30.1), long: 10 }))).toHaveLength(0);
    // Inside the box around the circle, outside the circle.
    expect(ids(await search({}, { lat: north(25), long: 10.25 }))).toHaveLength(0);
  });

  test('ranges are taken either way round', async () => {
    expect(ids(await search({}, { lat: [20.1, 19.9], long: [10.1, 9.9] }))).toHaveLength(1);
    expect(ids(await search({}, { lat: [20.1, 20.2], long: [9.9, 10.1] }))).toHaveLength(0);
  });
});

describe('order and pages', () => {
  const place = 30;
  const many = 1203;
  beforeAll(async () => {
    const car = await createCar(nolo.deps.database, { ...at(place), company_id: rossi.id });
    // Equal values on purpose: only the id tells these cars apart.
    await sql`INSERT INTO car (slug, company_id, make_id, model_id, car_type_id, fuel_type, transmission, seats,
        doors, year, car_class, parking_location, city, latitude, longitude, day_minor, week_minor, deposit_minor, importance,
        created_at)
      SELECT slug, company_id, make_id, model_id, car_type_id, fuel_type, transmission, seats, doors, year, car_class,
        parking_location, city, latitude, longitude, 3000 + (n % 7) * 100, 20000 - (n % 3) * 1000, deposit_minor,
        n % 5, created_at - (n % 4) * interval '1 day'
      FROM car, generate_series(2, ${many}) n WHERE id = ${car.id}`.execute(nolo.deps.database);
    await sql`ANALYZE`.execute(nolo.deps.database);
  });

  test.each(['imp', 'nearest', 'cheap', 'expensive', 'desc'])(
    '%s pages have no gaps and no doubles',
    async (filter) => {
      const seen: number[] = [];
      for (let page = 1; page <= 13; page += 1) {
        const found = await search(
          { filter, page, limit: 100 },
          { ...around(place), start_date: inDays(10), end_date: inDays(20) },
        );
        expect(found.page).toBe(page);
        expect(found.has_more).toBe(page < 13);
        seen.push(...ids(found));
      }
      expect(seen).toHaveLength(many);
      expect(new Set(seen).size).toBe(many);
    },
  );

  test('price order holds over the pages', async () => {
    const totals: number[] = [];
    for (let page = 1; page <= 13; page += 1) {
      const found = await search(
        { filter: 'cheap', page },
        { ...around(place), start_date: inDays(10), end_date: inDays(20) },
      );
      totals.push(...found.cars.map((car) => car.dates?.total ?? 0));
    }
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });

  test('more than 1,000 hits are not counted', async () => {
    const found = await search({}, around(place));
    expect(found).toMatchObject({ total: 1000, total_is_exact: false, has_more: true });
  });

  test('more than 1,000 hits have no counts beside the choices', async () => {
    const reply = await post({}, around(place), {}, '/cars/choices');
    const { data } = reply.json<{ data: object }>();
    expect(data).toMatchObject({
      total: 1000,
      total_is_exact: false,
      car_type: null,
      delivery: null,
      d: null,
      prices: null,
    });
  });

  describe('the map', () => {
    type Groups = { total: number; groups: { count: number; cheapest: { id: number } | null }[] };
    const area = { lat: [place - 0.5, place + 0.5], long: [9.5, 10.5] };
    const onMap = async (zoom: number, body: object = {}) => {
      const reply = await post({ zoom, limit: 1 }, { ...area, ...body }, {}, '/cars/map');
      return reply.json<{ data: Groups }>().data;
    };
    const [far, dear, cheap] = [{ id: 0 }, { id: 0 }, { id: 0 }];
    beforeAll(async () => {
      for (const [car, away, day_minor] of [
        [far, 0.2, 4200],
        [dear, 0.4, 9000],
        [cheap, 0.4, 4300],
      ] as const) {
        const spot = { latitude: place + away, longitude: 10 + away };
        car.id = (await createCar(nolo.deps.database, { ...spot, company_id: rossi.id, day_minor })).id;
      }
    });
    afterAll(async () => {
      const ids = [far.id, dear.id, cheap.id];
      await nolo.deps.database.deleteFrom('car_image').where('car_id', 'in', ids).execute();
      await nolo.deps.database.deleteFrom('car').where('id', 'in', ids).execute();
    });

    test('has all hits, in groups that zooming takes apart; so many have no prices', async () => {
      expect(await onMap(4)).toMatchObject({
        total: many + 3,
        groups: [{ count: many + 3, car_id: null, cheapest: null }],
      });
      const { groups } = await onMap(12);
      expect(groups.toSorted((a, b) => a.count - b.count)).toMatchObject([
        {
          count: 1,
          car_id: far.id,
          lat: [place + 0.2, place + 0.2],
          long: [10.2, 10.2],
          latitude: place + 0.2,
          longitude: 10.2,
        },
        { count: 2, car_id: null },
        {
          count: many,
          car_id: null,
          latitude: expect.closeTo(place) as number,
          longitude: expect.closeTo(10) as number,
        },
      ]);
    });

    test('leaves out what is not in view, and names the cheapest car of few', async () => {
      const view = { lat: [place + 0.1, place + 0.3], long: [10.1, 10.3] };
      expect(await onMap(12, { view })).toMatchObject({
        total: 1,
        groups: [{ count: 1, cheapest: { id: far.id, slug: expect.any(String) as string, total: 4200 } }],
      });
      const dates = { start_date: inDays(10), end_date: inDays(12) };
      expect((await onMap(12, { view, ...dates })).groups).toMatchObject([{ cheapest: { total: 8400 } }]);
    });

    test('of which nothing is in view has no groups', async () => {
      const view = { lat: [place + 1, place + 2], long: [10, 12] };
      expect(await onMap(12, { view })).toEqual({ total: 0, groups: [] });
    });

    test('prices a group as its cheapest car', async () => {
      const view = { lat: [place + 0.3, place + 0.5], long: [10.3, 10.5] };
      expect((await onMap(12, { view })).groups).toMatchObject([
        { count: 2, car_id: null, cheapest: { id: cheap.id, total: 4300 } },
      ]);
    });
  });

  test('fewer are counted exactly, and a page past the end is empty', async () => {
    const found = await search({ page: 1000, limit: 1 }, { ...around(20) });
    expect(found).toMatchObject({ cars: [], total: 1, total_is_exact: true, page: 1000, has_more: false });
  });

  test('nothing found is an empty list', async () => {
    const found = await search({}, { lat: [80, 81], long: [0, 1] });
    expect(found).toEqual({
      cars: [],
      total: 0,
      total_is_exact: true,
      page: 1,
      has_more: false,
      price_range: null,
      are_delivered: false,
      nearest: expect.objectContaining({ cars: expect.any(Number) as number }) as object,
      place_names: null,
      return_pl: null,
      without_return: null,
    });
  });

  test('a place of the gazetteer is named in every language, any other area is not', async () => {
    const sent = ({ lat, long }: { lat: number[]; long: number[] }) => search({ limit: 1 }, { lat, long });
    for (const slug of ['napoli', 'sicilia', 'roma-fiumicino']) {
      const places = languages.flatMap((language) => placeBySlug(slug, language) ?? []);
      const [en, it, fr] = places.map(({ description, city }) => ({ description, city }));
      expect((await sent(places[0] ?? { lat: [], long: [] })).place_names).toEqual({ en, it, fr });
    }
    expect((await sent({ lat: [40.5, 41], long: [14, 14.5] })).place_names).toBeNull();
    expect((await search({ limit: 1 }, around(20))).place_names).toBeNull();
  });
});

describe('tenants', () => {
  test('a company website finds only its own cars, whatever the filter and the headers say', async () => {
    const everything = { lat: [-90, 90], long: [-180, 180] };
    const reply = await post(
      {},
      { ...everything, company_id: [rossi.id, bianchi.id] },
      {
        host: 'bianchi.nolo.test',
        company_id: String(rossi.id),
        contractor_id: '1',
      },
    );
    const { data } = reply.json<{ data: Found }>();
    expect(new Set(data.cars.map((car) => car.company.id))).toEqual(new Set([bianchi.id]));
    expect((await search({}, { ...everything, company_id: [rossi.id] }, 'bianchi.nolo.test')).total).toBe(0);
  });

  test("a contractor website finds its companies' cars", async () => {
    const found = await search({}, {}, 'reseller-x.nolo.test');
    expect(new Set(found.cars.map((car) => car.company.id))).toEqual(new Set([rossi.id]));
  });

  test('an unknown website answers 404', async () => {
    const reply = await post({}, {}, { host: 'nobody.nolo.test' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json<{ code: string }>().code).toBe('website.unknown');
  });
});

describe('refuses', () => {
  test.each([
    ['a pickup in the past', inDays(-1), inDays(2), 'booking.pickup_in_past', 'start_date'],
    ['a return before the pickup', inDays(5), inDays(4), 'booking.return_before_pickup', 'end_date'],
    ['31 days', inDays(5), inDays(36), 'booking.range_too_long', 'end_date'],
    [
      'a return after the pickup time',
      inDays(5),
      inDays(7, '11:00'),
      'booking.return_after_pickup_time',
      'end_date',
    ],
  ])('%s', async (_name, start_date, end_date, code, field) => {
    expect(await failure({}, { start_date, end_date })).toEqual({ status: 422, code, fields: [field] });
  });

  test('30 days are accepted', async () => {
    const found = await search({}, { ...around(20), start_date: inDays(5), end_date: inDays(35) });
    expect(found.cars[0]?.dates?.days).toBe(30);
  });

  test.each<[string, Query, unknown, string]>([
    ['a word as page', { page: 'x' }, {}, 'page'],
    ['page 0', { page: 0 }, {}, 'page'],
    ['a huge page', { page: 1e9 }, {}, 'page'],
    ['limit 101', { limit: 101 }, {}, 'limit'],
    ['NaN as price', { fromPrice: 'NaN' }, {}, 'fromPrice'],
    ['a negative price', { toPrice: -1 }, {}, 'toPrice'],
    ['an unknown order', { filter: 'random' }, {}, 'filter'],
    ['a delivery day that is not offered', { d: 2 }, {}, 'd'],
    ['a long text', { search: 'x'.repeat(101) }, {}, 'search'],
    ['a null coordinate', {}, { lat: null, long: 1 }, 'lat'],
    ['NaN as coordinate', {}, { lat: 'NaN', long: 1 }, 'lat'],
    ['a coordinate off the globe', {}, { lat: 1, long: 181 }, 'long'],
    ['half a place', {}, { lat: 41.9 }, 'long'],
    ['a range of three', {}, { lat: [1, 2, 3], long: 1 }, 'lat'],
    ['half a period', {}, { start_date: inDays(4) }, 'end_date'],
    [
      'a day no calendar has',
      {},
      { start_date: '2027-02-30T10:00', end_date: '2027-03-02T10:00' },
      'start_date',
    ],
    ['a date without time', {}, { start_date: '2027-02-20', end_date: '2027-03-02' }, 'start_date'],
    ['text as types', {}, { car_type: 'suv' }, 'car_type'],
    ['SQL as type', {}, { car_type: ['1 OR 1=1'] }, 'car_type.0'],
    ['a huge id', {}, { company_id: [1e12] }, 'company_id.0'],
    ['a fuel that does not exist', {}, { fuel_type: [6] }, 'fuel_type.0'],
    ['a list as body', {}, [], 'body'],
  ])('%s', async (_name, query, body, field) => {
    const refused = await failure(query, body);
    expect(refused).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(refused.fields).toContain(field);
  });
});
