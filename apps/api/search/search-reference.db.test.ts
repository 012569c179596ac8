import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchCarsBody, searchCarsQuery } from '@nolo/contract/search.ts';
import { unavailabilityReasonOf } from '@nolo/domain/cars/unavailability-reasons.ts';
import { dateOf, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { checkRentalPeriod } from '@nolo/domain/calendar/rental-period.ts';
import { toInstant, toLocal } from '@nolo/domain/calendar/zone.ts';
import { freeCancellationUntil } from '@nolo/domain/cancellation/cancellation.ts';
import {
  appliesTo,
  bestDeal,
  chargeableDiscount,
  dealDiscount,
  type Deal,
} from '@nolo/domain/pricing/discounts.ts';
import { NEAR_KM, type Point } from '@nolo/domain/places/geography.ts';
import { rentalPrice } from '@nolo/domain/pricing/rental-price.ts';
import { youngDriverFee } from '@nolo/domain/pricing/young-driver.ts';
import { isOneWay, returnIn } from '@nolo/domain/rental/pickup-return.ts';
import { statedDriverProblem } from '@nolo/domain/rental/stated-driver.ts';
import { randomFrom } from '../demo/random.ts';
import { ALWAYS_OPEN, CLOSED_ON_SUNDAY, CLOSED_ON_WEEKENDS } from '../demo/opening-times.ts';
import { createCar, createCompany, createPlace, inDays } from '@nolo/tests/factories/car.ts';
import { createTestDatabase } from '@nolo/tests/setup/test-database.ts';
import { readOpeningHours } from '../companies/opening-hours.ts';
import { createDatabase, type Database } from '@nolo/db/database.ts';
import { createPreparedStatements } from '../platform/prepared-statements.ts';
import { unavailabilityReason } from './conditions-sql.ts';
import { amongDelivered } from './delivered-cars.ts';
import { readCriteria } from './read-criteria.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { groupHitsInDatabase, searchCarsInDatabase, searchDirectory } from './search-store.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

/** More than are counted, so that both ways of reading a page are taken. */
const FLEET = 1750;
const SEARCHES = 160;
const DAY_MS = 86_400_000;

let database: Database;
let prepared: ReturnType<typeof createPreparedStatements>;
let drop: () => Promise<void>;
const random = randomFrom(20_270_326);

beforeAll(async () => {
  const { url, drop: dropDatabase } = await createTestDatabase();
  database = createDatabase(url, 2).database;
  prepared = createPreparedStatements(url, 2);
  drop = dropDatabase;
  const companies: number[] = [];
  for (const opening_hours of [ALWAYS_OPEN, ALWAYS_OPEN, ALWAYS_OPEN, CLOSED_ON_SUNDAY, CLOSED_ON_WEEKENDS]) {
    const { id } = await createCompany(database, {
      opening_hours,
      time_zone: companies.length === 1 ? 'Europe/Lisbon' : 'Europe/Rome',
      lead_minutes: companies.length === 2 ? 4 * 1440 : 60,
      turnaround_minutes: random.pick([0, 90, 600]),
      flexible_return_minor: companies.length % 2 === 0 ? random.between(200, 1500) : null,
      delivery_minor: random.pick([null, 2500]),
      one_way_minor: companies.length === 2 ? null : random.between(1000, 9000),
      delivery_radius_km: 10 * (companies.length + 1),
      young_driver_per_day_minor: companies.length === 3 ? null : random.between(500, 1500),
    });
    companies.push(id);
    const [first = '', last = ''] = [6, 12].map((days) => inDays(days + companies.length).slice(0, 10));
    const closing = { company_id: id, starts_on: first, ends_on: last, reason: '' };
    if (companies.length % 2 === 1)
      await database.insertInto('company_closing_day').values(closing).execute();
  }
  await fillFleet(companies, await fillPlaces(companies));
});
afterAll(async () => {
  await database.destroy();
  await prepared.pool.end();
  await drop();
});

const hoursAfter = (from: number, hours: number) => new Date(from + hours * 3_600_000).toISOString();

/** Where each takes cars back: around the fleet, far away, and one given up. */
async function fillPlaces(companies: readonly number[]): Promise<Map<number, number[]>> {
  const places = new Map<number, number[]>();
  for (const id of companies) {
    const made = [
      await createPlace(database, id, {
        name: 'near',
        latitude: 41.3,
        longitude: 12.3 + 0.1 * random.next(),
      }),
      await createPlace(database, id, { name: 'nearer', latitude: 41.6, longitude: 12.6 }),
    ];
    if (random.chance(0.6)) await createPlace(database, id, { name: 'far', latitude: 45.4, longitude: 9.2 });
    await createPlace(database, id, { name: 'closed', latitude: 38.1, longitude: 13.3, is_active: false });
    places.set(
      id,
      made.map((place) => place.id),
    );
  }
  return places;
}

async function fillFleet(
  companies: readonly number[],
  places: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const { id: _, ...pattern } = await createCar(database, {
    company_id: companies[0] ?? 0,
    is_online: false,
  });
  const cars = Array.from({ length: FLEET }, (_unused, at) => {
    const day_minor = random.between(20, 200) * 100 + random.between(0, 99);
    // Most of them stand within what counts as one place.
    const spread = random.chance(0.9) ? 0.5 : 0.95;
    const company_id = random.pick(companies);
    return {
      ...pattern,
      company_id,
      location_id: random.pick([null, ...(places.get(company_id) ?? [])]),
      fuel_type: random.between(1, 5),
      transmission: random.pick(['manual', 'automatic']),
      seats: random.between(2, 9),
      deposit_minor: random.between(1, 20) * 10_000,
      is_online: random.chance(0.97),
      is_delivery: random.chance(0.5),
      minimum_age: random.pick([18, 18, 21, 23, 25]),
      licence_years: random.pick([0, 1, 1, 2, 3]),
      latitude: 41.475 + (random.next() - 0.5) * spread,
      longitude: 12.475 + (random.next() - 0.5) * spread,
      importance: random.between(0, 40),
      created_at: new Date(testNow().getTime() - (at % 300) * DAY_MS),
      day_minor,
      week_minor: random.chance(0.2) ? null : Math.round(day_minor * (3 + random.next() * 4)),
      month_minor: random.chance(0.2) ? null : Math.round(day_minor * (8 + random.next() * 20)),
    };
  });
  const ids: { id: number; company_id: number }[] = [];
  // A statement takes 65,535 values at most.
  for (let from = 0; from < cars.length; from += 500) {
    const some = cars.slice(from, from + 500);
    ids.push(...(await database.insertInto('car').values(some).returning(['id', 'company_id']).execute()));
  }
  // As the searches begin on days: how many cars are free must not depend on the hour at which this runs.
  const midnight = Date.parse(`${inDays(0, '00:00')}Z`);
  const holds = ids.flatMap(({ id }) => {
    let hour = random.between(-100, 300);
    return Array.from({ length: random.between(0, 4) }, () => {
      const from = hour + random.between(0, 200);
      hour = from + random.between(1, 120);
      return {
        car_id: id,
        reason: 'offline',
        during: `[${hoursAfter(midnight, from)},${hoursAfter(midnight, hour)})`,
      };
    });
  });
  await database.insertInto('hold').values(holds).execute();
  const deals = Array.from({ length: 60 }, () => {
    const { id, company_id } = random.pick(ids);
    const starts = random.between(-20, 30);
    const isFlat = random.chance(0.5);
    return {
      company_id,
      car_id: random.chance(0.9) ? id : null,
      kind: isFlat ? 'flat_discount' : 'discount_percentage',
      value: isFlat ? random.between(100, 9000) : random.between(1, 60),
      name: '{}',
      starts_on: inDays(starts).slice(0, 10),
      ends_on: inDays(starts + random.between(0, 20)).slice(0, 10),
      ...random.pick([
        {},
        { min_lead_days: random.between(1, 12) },
        { max_lead_days: random.between(1, 12) },
      ]),
    };
  });
  await database.insertInto('deal').values(deals).execute();
}

async function readFleet() {
  const cars = await database.selectFrom('car').selectAll().where('is_online', '=', true).execute();
  const companies = await database.selectFrom('company').selectAll().execute();
  const closings = await database.selectFrom('company_closing_day').selectAll().execute();
  const places = await database
    .selectFrom('company_location')
    .selectAll()
    .where('is_active', '=', true)
    .execute();
  const deals = await database.selectFrom('deal').selectAll().orderBy('id').execute();
  const holds = await database
    .selectFrom('hold')
    .select(['car_id', sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .execute();
  const heldBy = Map.groupBy(holds, (hold) => hold.car_id);
  const companyOf = new Map(
    companies.map((company) => [
      company.id,
      {
        ...company,
        hours: readOpeningHours(company.opening_hours),
        closingDays: closings.filter(({ company_id }) => company_id === company.id),
      },
    ]),
  );
  return cars.map((car) => ({
    ...car,
    company: companyOf.get(car.company_id) ?? never(),
    places: places.filter(({ company_id }) => company_id === car.company_id),
    holds: heldBy.get(car.id) ?? [],
    deals: deals.filter((deal) => deal.company_id === car.company_id && (deal.car_id ?? car.id) === car.id),
  }));
}
type FleetCar = Awaited<ReturnType<typeof readFleet>>[number];

function never(): never {
  throw new Error('a car without a company');
}

function isFree({ holds, company }: FleetCar, stay: NonNullable<SearchCriteria['stay']>): boolean {
  const from = Date.parse(toInstant(stay.wallClock.pickup, company.time_zone));
  const to =
    Date.parse(toInstant(stay.wallClock.return, company.time_zone)) + company.turnaround_minutes * 60_000;
  return holds.every((hold) => hold.to.getTime() <= from || hold.from.getTime() >= to);
}

/** Steps over the holds, each of which must begin where the ones before have ended. */
function hasFreeMoment({ holds }: FleetCar, window: { from: string; to: string }): boolean {
  let covered = Date.parse(window.from);
  for (const hold of holds.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    if (hold.from.getTime() > covered) break;
    covered = Math.max(covered, hold.to.getTime());
  }
  return covered < Date.parse(window.to);
}

function between(value: number, [from, to]: readonly [number, number]): boolean {
  return from <= value && value <= to;
}

function isIn(car: FleetCar, area: SearchCriteria['area']): boolean {
  if (area === null) return true;
  if (!between(car.latitude, area.lat) || !between(car.longitude, area.long)) return false;
  if (area.circle === null) return true;
  const { lat, long, radiusKm } = area.circle;
  const reach = radiusKm === 'delivery' ? car.company.delivery_radius_km : radiusKm;
  return kmFrom({ latitude: lat, longitude: long }, car) <= reach;
}

/** How it would be left where the search wants it; null: it cannot be. */
function leftIn(car: FleetCar, { returnArea, delivery }: SearchCriteria) {
  const choice = { isDelivered: delivery, deliveryAddress: null, returnLocationId: null };
  if (returnArea === null) return choice;
  const found = returnIn(returnArea, { ...car, locationId: car.location_id }, choice, car.places);
  return found && { ...choice, ...found };
}

function kmFrom({ latitude, longitude }: Point, car: FleetCar): number {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(car.latitude - latitude, (car.longitude - longitude) * shrink) * 111.32;
}

function fits(car: FleetCar, criteria: SearchCriteria, now: Date): boolean {
  const { area, companyIds, filters, stay, driver } = criteria;
  const here = toLocal(now.toISOString(), car.company.time_zone);
  return (
    isIn(car, area) &&
    leftIn(car, criteria) !== null &&
    (companyIds === null || companyIds.includes(car.company_id)) &&
    statedDriverProblem(driver, { minimumAge: car.minimum_age, licenceYears: car.licence_years }) === null &&
    (filters.company.length === 0 || filters.company.includes(car.company_id)) &&
    (filters.fuelType.length === 0 || filters.fuelType.includes(car.fuel_type)) &&
    (filters.transmission.length === 0 || filters.transmission.some((one) => one === car.transmission)) &&
    (filters.minSeats === null || car.seats >= filters.minSeats) &&
    (filters.maxDeposit === null || car.deposit_minor <= filters.maxDeposit) &&
    (!filters.delivery || car.is_delivery) &&
    (!filters.freeCancellation || stay === null || here <= freeCancellationUntil(stay.wallClock.pickup)) &&
    (stay === null || isFree(car, stay)) &&
    (filters.readyBetween === null || hasFreeMoment(car, filters.readyBetween))
  );
}

function totalOf(car: FleetCar, criteria: SearchCriteria, now: Date): number {
  const { stay, delivery, driver } = criteria;
  const left = leftIn(car, criteria);
  if (stay === null) return car.day_minor;
  const prices = { dayMinor: car.day_minor, weekMinor: car.week_minor, monthMinor: car.month_minor };
  const rental = rentalPrice(prices, stay.days).totalMinor;
  const days = {
    bookedOn: localDate(toLocal(now.toISOString(), car.company.time_zone)),
    pickupOn: dateOf(stay.pickupOn),
  };
  const deals = car.deals
    .filter((deal) => appliesTo(deal, days))
    .map((deal): Deal => ({ id: String(deal.id), kind: deal.kind, value: deal.value }));
  const deal = bestDeal(deals, rental);
  const young = youngDriverFee(car.company.young_driver_per_day_minor, car.minimum_age) ?? 0;
  const fees = [
    stay.sameTime ? 0 : car.company.flexible_return_minor,
    delivery ? car.company.delivery_minor : 0,
    driver.age === null ? 0 : young * stay.days,
    left && isOneWay(left, { locationId: car.location_id }) ? car.company.one_way_minor : 0,
  ];
  const amount = fees.reduce<number>((sum, fee) => sum + (fee ?? 0), rental);
  return amount - (deal ? chargeableDiscount(dealDiscount(deal, rental), amount) : 0);
}

function unavailabilityOf({ company }: FleetCar, { stay }: SearchCriteria, now: Date): string | null {
  if (stay === null) return null;
  const problem = checkRentalPeriod({
    ...stay.wallClock,
    now: toLocal(now.toISOString(), company.time_zone),
    leadMinutes: company.lead_minutes,
    openingHours: company.hours,
    closingDays: company.closingDays,
    sameTime: stay.sameTime,
  });
  return unavailabilityReasonOf(problem?.code);
}

/** The search as one would write it without a database: all hits, in order. */
function hitsPlainly(fleet: readonly FleetCar[], criteria: SearchCriteria, now: Date) {
  const { price } = criteria.filters;
  const sign = criteria.sort === 'cheap' || criteria.sort === 'nearest' ? 1 : -1;
  const kmTo = (car: FleetCar) => (criteria.point === null ? 0 : kmFrom(criteria.point, car));
  const keyOf = (car: FleetCar, total: number) => {
    if (criteria.sort === 'imp') return car.importance;
    if (criteria.sort === 'nearest') return kmTo(car);
    return criteria.sort === 'desc' ? car.created_at.getTime() : total;
  };
  const isFar = (car: FleetCar) => Number(criteria.sort === 'imp' && kmTo(car) > NEAR_KM);
  return fleet
    .filter((car) => fits(car, criteria, now))
    .map((car) => ({
      car,
      total: totalOf(car, criteria, now),
      unavailability: unavailabilityOf(car, criteria, now),
    }))
    .filter(({ total }) => price === null || (price.from <= total && total <= price.to))
    .map((hit) => ({ ...hit, key: keyOf(hit.car, hit.total) }))
    .sort(
      (a, b) =>
        Number(a.unavailability !== null) - Number(b.unavailability !== null) ||
        isFar(a.car) - isFar(b.car) ||
        sign * (a.key - b.key || a.car.id - b.car.id),
    );
}

function searchPlainly(fleet: readonly FleetCar[], criteria: SearchCriteria, now: Date) {
  const hits = hitsPlainly(fleet, criteria, now);
  const page = hits.slice(criteria.offset, criteria.offset + criteria.limit + 1);
  return {
    hits: hits.length,
    bookable: Math.min(hits.filter(({ unavailability }) => unavailability === null).length, 1001),
    cars: page.map(({ car, total, unavailability }) => ({ id: car.id, total, unavailability })),
  };
}

/** Where some want to leave the car: around the fleet, in a part of it, far away, where nobody takes it. */
function randomReturn() {
  if (random.chance(0.6)) return {};
  return random.pick([
    { return_lat: [41, 42], return_long: [12, 13] },
    { return_lat: [41.55, 41.9], return_long: [12.5, 12.9] },
    { return_lat: [41.25, 41.45], return_long: [12.25, 12.35] },
    { return_lat: [45.3, 45.6], return_long: [9, 9.4] },
    { return_lat: [45.3, 45.6], return_long: [9, 9.4] },
    { return_lat: [38, 38.2], return_long: [13.2, 13.4] },
  ]);
}

function randomRequest() {
  const start = random.between(1, 12);
  const sameTime = random.chance(0.7);
  const days = random.pick([1, 2, 3, 6, 7, 10, 20, 21, 25, 30]);
  const time = random.pick(['03:00', '10:00', '12:30', '18:00']);
  const later = time === '03:00' ? '09:00' : '19:30';
  const dates = {
    start_date: inDays(start, time),
    end_date: inDays(start + days - (sameTime ? 0 : 1), sameTime ? time : later),
  };
  const places = [
    {},
    { lat: [41, 43], long: [12, 14] },
    { lat: 41.5, long: 12.5 },
    { lat: [41.2, 41.9], long: [12.1, 12.7] },
    // Around a point, to the metre as a place's box is.
    { lat: [41.2305, 41.7695], long: [12.1402, 12.8598] },
    // Nothing there.
    { lat: 10, long: 10 },
  ];
  return {
    query: searchCarsQuery.parse({
      filter: random.pick(['imp', 'nearest', 'cheap', 'expensive', 'desc']),
      page: random.pick([1, 1, 2, 11]),
      limit: random.pick([20, 100]),
      isSameTime: sameTime,
      delivery: random.chance(0.2),
      ...(random.chance(0.3) ? { driver_age: random.between(18, 24) } : {}),
      ...(random.chance(0.2) ? { licence_years: random.between(0, 4) } : {}),
      ...(random.chance(0.2) ? { fromPrice: 80, toPrice: random.between(90, 900) } : {}),
      ...(random.chance(0.2) ? { d: random.pick([0, 1, 3, 5, 7]) } : {}),
    }),
    body: searchCarsBody.parse({
      ...random.pick(places),
      ...randomReturn(),
      ...(random.chance(0.9) ? dates : {}),
      ...(random.chance(0.2) ? { fuel_type: [1, random.between(1, 5)] } : {}),
      ...(random.chance(0.2) ? { transmission: ['automatic'], min_seats: 4 } : {}),
      ...(random.chance(0.1) ? { max_deposit: 900 } : {}),
      ...(random.chance(0.2) ? { free_cancellation: true } : {}),
      ...(random.chance(0.1) ? { company_id: [1, 3] } : {}),
    }),
  };
}

/** Very many hits around a point. */
function mostAroundPoint() {
  const days = random.pick([1, 2, 3]);
  return {
    query: searchCarsQuery.parse({
      filter: random.pick(['imp', 'nearest']),
      page: random.pick([1, 2, 5]),
      limit: 20,
      isSameTime: true,
    }),
    body: searchCarsBody.parse({
      ...randomReturn(),
      lat: [41.2055, 41.7445],
      long: [12.1152, 12.8348],
      start_date: inDays(3, '10:00'),
      end_date: inDays(3 + days, '10:00'),
    }),
  };
}

/** Very many hits in 16 cells, the outer ones in part. */
function cheapestOfMany() {
  // Over longer ones too many cars are held.
  const days = random.pick([1, 2, 3]);
  return {
    query: searchCarsQuery.parse({
      filter: 'cheap',
      page: random.pick([1, 2, 5]),
      limit: 20,
      // False: with what some companies charge for a flexible return.
      isSameTime: random.chance(0.5),
    }),
    body: searchCarsBody.parse({
      ...randomReturn(),
      lat: [41.002, 41.948],
      long: [12.002, 12.948],
      start_date: inDays(3, '10:00'),
      end_date: inDays(3 + days, '10:00'),
    }),
  };
}

test('finds what a search without a database finds, in the same order, with the same prices and unavailabilities', async () => {
  const fleet = await readFleet();
  const directory = await searchDirectory(database);
  const website = { id: 1, sub_domain: 'www', name: 'Nolo', domain: null, companyIds: null };
  const sizes = { none: 0, few: 0, many: 0, cheapest: 0, near: 0, delivered: 0, hindered: 0, left: 0 };
  for (let at = 0; at < SEARCHES; at += 1) {
    const request = at % 8 === 0 ? cheapestOfMany() : at % 8 === 4 ? mostAroundPoint() : randomRequest();
    const now = testNow();
    const asked = readCriteria({ website }, request, directory, now);
    const delivered = at % 5 === 0 ? amongDelivered(asked, directory) : null;
    const criteria = delivered ?? asked;
    const found = await searchCarsInDatabase({ database, prepared: prepared.statements }, criteria);
    const cars = found.rows.map(({ id, total, unavailability }) => ({
      id,
      total,
      unavailability: unavailabilityReason(unavailability),
    }));
    const { hits, ...wanted } = searchPlainly(fleet, criteria, now);
    expect({ at, request, bookable: found.bookable, cars }).toEqual({ at, request, ...wanted });
    sizes[hits === 0 ? 'none' : hits > 1000 ? 'many' : 'few'] += 1;
    if (hits > 1000 && criteria.sort === 'cheap') sizes.cheapest += 1;
    if (hits > 1000 && criteria.point) sizes.near += 1;
    if (hits > 0 && delivered) sizes.delivered += 1;
    if (hits > 0 && criteria.returnArea) sizes.left += 1;
    if (cars.some(({ unavailability }) => unavailability !== null)) sizes.hindered += 1;
  }
  // Every kind of search was among them.
  for (const [kind, times] of Object.entries(sizes))
    expect({ kind, times }).toEqual({ kind, times: expect.toSatisfy((n: number) => n > 4) as unknown });
});

test("the map's groups have all hits, each in one of them, and name the cheapest of few that can be booked", async () => {
  const fleet = await readFleet();
  const directory = await searchDirectory(database);
  const website = { id: 1, sub_domain: 'www', name: 'Nolo', domain: null, companyIds: null };
  const sizes = { none: 0, few: 0, many: 0, hindered: 0 };
  for (let at = 0; at < SEARCHES / 4; at += 1) {
    const request = at % 4 === 0 ? cheapestOfMany() : randomRequest();
    const now = testNow();
    const criteria = readCriteria({ website }, request, directory, now);
    const hits = hitsPlainly(fleet, criteria, now);
    const groups = await groupHitsInDatabase(database, criteria, random.between(4, 12));
    const wanted = groups.map(({ lat, long }) => {
      const inside = hits.filter(({ car }) => between(car.latitude, lat) && between(car.longitude, long));
      const bookable = inside.filter(({ unavailability }) => unavailability === null);
      const [cheapest] = bookable.toSorted((a, b) => a.total - b.total || a.car.id - b.car.id);
      const [car] = inside.length === 1 ? inside : [];
      return {
        count: inside.length,
        bookable: bookable.length,
        car_id: car?.car.id ?? null,
        cheapest: hits.length > 1000 || !cheapest ? null : { id: cheapest.car.id, total: cheapest.total },
        latitude: expect.closeTo(
          inside.reduce((sum, hit) => sum + hit.car.latitude, 0) / inside.length,
        ) as number,
      };
    });
    expect({ at, request, groups }).toMatchObject({ at, request, groups: wanted });
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(hits.length);
    sizes[hits.length === 0 ? 'none' : hits.length > 1000 ? 'many' : 'few'] += 1;
    if (groups.some(({ count, bookable }) => bookable < count)) sizes.hindered += 1;
  }
  expect(Object.entries(sizes).filter(([, times]) => times < 3)).toEqual([]);
});
