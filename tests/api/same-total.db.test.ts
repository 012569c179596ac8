import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CarDetail } from '@nolo/contract/cars.ts';
import type { WireQuote } from '@nolo/contract/quotes.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { carMap, ListedCar } from '@nolo/contract/search.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { createCar, createCompany, createPlace, inDays } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { reservationBody, roma } from '../factories/reservation.ts';
import { pdfReadings } from '../setup/pdf-text.ts';
import { queuedMails } from '../setup/queued-mails.ts';
import { until } from '../setup/until.ts';
import { send } from './support/calls.ts';
import { bookingOf } from './support/money.ts';
import { providerOf } from './support/provider.ts';
import { createWorld, day, type World } from './support/world.ts';

/** Narrow, so that the map tells cars a kilometre apart. */
const AREA = { lat: [41, 43], long: [12.4, 12.6] };
/** Renters who look at a price; each sees it in four places. */
const RENTERS = 80;

let world: World;

beforeAll(async () => {
  world = await createWorld({ work: true, rateLimitFactor: 1000 });
  const { database } = world;
  const random = fc.sample(
    fc.record({
      flexible_return_minor: fc.option(fc.integer({ min: 0, max: 2000 })),
      young_driver_per_day_minor: fc.option(fc.integer({ min: 0, max: 1500 })),
      one_way_minor: fc.option(fc.integer({ min: 0, max: 9000 })),
      deal: fc.option(
        fc.oneof(
          fc.record({ kind: fc.constant('flat_discount'), value: fc.integer({ min: 1, max: 3000 }) }),
          fc.record({ kind: fc.constant('discount_percentage'), value: fc.integer({ min: 1, max: 60 }) }),
        ),
      ),
      cars: fc.array(
        fc.record({
          day_minor: fc.integer({ min: 1500, max: 20_000 }),
          week_minor: fc.option(fc.integer({ min: 6000, max: 90_000 })),
          month_minor: fc.option(fc.integer({ min: 20_000, max: 300_000 })),
          minimum_age: fc.constantFrom(18, 21, 25),
          licence_years: fc.constantFrom(0, 1, 3),
        }),
        { minLength: 4, maxLength: 4 },
      ),
    }),
    { numRuns: 8, seed: 11 },
  );
  let latitude = 41.5;
  for (const { deal, cars, ...fees } of random) {
    const company = await createCompany(database, fees);
    // One where its cars stand, and one in Milan of half of the companies.
    const home = await createPlace(database, company.id, { name: 'Home', latitude, longitude: 12.5 });
    if (company.id % 2 === 0) {
      await createPlace(database, company.id, { city: 'Milano', latitude: 45.48, longitude: 9.2 });
    }
    // Apart from each other, so that the map has a group for each.
    for (const car of cars) {
      latitude += 0.01;
      await createCar(database, { ...car, latitude, company_id: company.id, location_id: home.id });
    }
    if (deal === null) continue;
    const offer = { ...deal, company_id: company.id, name: JSON.stringify({ en: 'Spring' }) };
    await database
      .insertInto('deal')
      .values({ ...offer, starts_on: day(12), ends_on: day(25) })
      .execute();
  }
});
afterAll(() => world.close());

const MILAN = { lat: [45.3, 45.6], long: [9, 9.4] } as const;
/** Where some of the cars stand, and some of the companies have a place. */
const NORTH = { lat: [41.6, 41.9], long: [12.4, 12.6] } as const;

const wanted = fc.record({
  start: fc.integer({ min: 5, max: 30 }),
  days: fc.integer({ min: 1, max: 29 }),
  isSameTime: fc.boolean(),
  driver_age: fc.option(fc.integer({ min: 18, max: 24 }), { nil: undefined }),
  licence_years: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  returnPlace: fc.constantFrom(null, null, MILAN, NORTH),
  pick: fc.nat(),
});
type Wanted = typeof wanted extends fc.Arbitrary<infer T> ? T : never;

async function answer<T>(name: Parameters<typeof send>[1], input: Parameters<typeof send>[2]): Promise<T> {
  const reply = await send(world, name, input);
  expect(reply.status, reply.text).toBe(200);
  return reply.json.data as T;
}

function asked({ start, days, isSameTime, driver_age, licence_years, returnPlace }: Wanted) {
  const dates = {
    start_date: inDays(start),
    end_date: inDays(start + days, isSameTime ? '10:00' : '10:45'),
  };
  const driver = {
    ...(driver_age !== undefined && { driver_age }),
    ...(licence_years !== undefined && { licence_years }),
  };
  // The search takes ranges in its body, the calls of one car take them as text.
  const { lat, long } = returnPlace ?? {};
  const body = { ...dates, ...(lat && { return_lat: lat, return_long: long }) };
  const left = { ...(lat && { return_lat: lat.join(), return_long: long?.join() }) };
  return { dates, body, query: { isSameTime, ...driver }, left };
}

/** The car a renter picks from the list, and what it says there. */
async function listed(one: Wanted): Promise<ListedCar | undefined> {
  const { body, query } = asked(one);
  const { cars } = await answer<{ cars: ListedCar[] }>('searchCars', { query, body });
  // The world's own two stand at one place, and are one group on the map.
  const apart = cars.filter(({ id }) => id !== world.rossi.car.id && id !== world.bianchi.car.id);
  return apart[one.pick % Math.max(1, apart.length)];
}

it('says the same total in the list, on the map, on the page of the car and in its quote', async () => {
  let compared = 0;
  let oneWay = 0;
  for (const one of fc.sample(wanted, { numRuns: RENTERS, seed: 3 })) {
    const car = await listed(one);
    if (car === undefined) continue;
    const { dates, body, query, left } = asked(one);
    const total = car.dates?.total;
    const params = { slug: car.slug, id: car.id };
    const page = await answer<{ car: CarDetail }>('car', { params, query: { ...dates, ...query, ...left } });
    const quote = await answer<{ quote: WireQuote }>('carCalculation', {
      params: { carId: car.id },
      query: { ...dates, ...query, ...left },
    });
    const { groups } = await answer<CallData<typeof carMap>>('carMap', {
      query: { ...query, zoom: 22 },
      body: { ...body, ...AREA },
    });
    expect([page.car.dates?.total, quote.quote.total]).toEqual([total, total]);
    expect(quote.quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(groups.find(({ car_id }) => car_id === car.id)?.cheapest?.total).toBe(total);
    compared += 4;
    if (quote.quote.lines.some(({ kind }) => kind === 'one_way')) oneWay += 1;
  }
  expect(compared).toBeGreaterThan(RENTERS * 3.5);
  expect(oneWay).toBeGreaterThan(RENTERS / 10);
});

it.each([{ driver_age: undefined }, { driver_age: 22 }])(
  'asks for it at checkout, on the provider’s page, in the mail and on the receipt: %j',
  async ({ driver_age }) => {
    const dob = driver_age === undefined ? '1980-01-01' : `${Number(inDays(14).slice(0, 4)) - 22}-01-01`;
    const renter = await createRenter(world.database, { documentsStatus: 'verified', dob });
    const one: Wanted = {
      start: 14,
      days: 9,
      isSameTime: true,
      driver_age,
      licence_years: undefined,
      returnPlace: null,
      pick: 5,
    };
    const car = await listed(one);
    const total = car?.dates?.total ?? 0;
    const { dates, query } = asked(one);
    const body = reservationBody({ ...dates, expected_total: total });
    const input = { params: { carId: car?.id ?? 0 }, query, body: { ...body, pickup_location: roma } };
    const { json } = await send(world, 'createReservation', input, renter);
    expect(json.status, JSON.stringify(json)).toBe(201);
    const { url, reservation_id: id } = json.data as { url: string; reservation_id: string };
    const sessions = await providerOf(world.test).checkout.sessions.list({ limit: 1 });
    expect(sessions.data[0]).toMatchObject({ url, amount_total: total });
    await payWith(url, '4242424242424242');
    await until('paid', async () => (await bookingOf(world.database, id)).status === 'PAID');
    const amount = formatMoney(total, 'it');
    const mails = await queuedMails(world.test.deps);
    const paid = mails.filter(({ template }) => template === 'booking-paid').at(-1);
    expect(paid?.data).toMatchObject({ totalMinor: total });
    const receipt = await world.test.app.inject({
      url: `/api/v1/customer/reservation/${id}/receipt`,
      headers: { authorization: `Bearer ${renter.token}`, 'accept-language': 'it' },
    });
    expect(pdfReadings(receipt.rawPayload).join(' ')).toContain(amount);
  },
);
