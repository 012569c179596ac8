import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bestDeal, type Deal } from '@nolo/domain/pricing/discounts.ts';
import { computeQuote } from '@nolo/domain/pricing/quote.ts';
import { rentalPrice } from '@nolo/domain/pricing/rental-price.ts';
import { youngDriverFee } from '@nolo/domain/pricing/young-driver.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createTestDatabase } from '@nolo/tests/setup/test-database.ts';
import { createDatabase, type Database } from '@nolo/db/database.ts';
import { createPreparedStatements } from '../platform/prepared-statements.ts';
import { noFilters, type SearchCriteria, type RentalPeriod } from './search-criteria.ts';
import { searchCarsInDatabase } from './search-store.ts';

const PICKUP_ON = '2027-03-26';
const SAMPLES = 100;

const deal = fc.oneof(
  fc.record({ kind: fc.constant('flat_discount' as const), value: fc.integer({ min: 1, max: 60_000 }) }),
  fc.record({ kind: fc.constant('discount_percentage' as const), value: fc.integer({ min: 1, max: 100 }) }),
);
const plan = fc.record({
  day_minor: fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.constant(2_147_483_647)),
  week_minor: fc.option(fc.integer({ min: 1, max: 900_000 })),
  month_minor: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
  flexible: fc.option(fc.integer({ min: 0, max: 5_000 })),
  delivery: fc.option(fc.integer({ min: 0, max: 5_000 })),
  young: fc.option(fc.integer({ min: 0, max: 5_000 })),
  minimumAge: fc.constantFrom(18, 21, 25),
  companyDeals: fc.array(deal, { maxLength: 3 }),
  carDeals: fc.array(deal, { maxLength: 2 }),
});
type Plan = (typeof plan extends fc.Arbitrary<infer T> ? T : never) & { id: number; deals: Deal[] };

let database: Database;
let prepared: ReturnType<typeof createPreparedStatements>;
let drop: () => Promise<void>;
const plans: Plan[] = [];

beforeAll(async () => {
  const { url, drop: dropDatabase } = await createTestDatabase();
  database = createDatabase(url, 2).database;
  prepared = createPreparedStatements(url, 2);
  drop = dropDatabase;
  for (const sample of fc.sample(plan, { numRuns: SAMPLES, seed: 7 })) plans.push(await store(sample));
});
afterAll(async () => {
  await database.destroy();
  await prepared.pool.end();
  await drop();
});

async function store(sample: Omit<Plan, 'id' | 'deals'>): Promise<Plan> {
  const { day_minor, week_minor, month_minor } = sample;
  const fees = {
    flexible_return_minor: sample.flexible,
    delivery_minor: sample.delivery,
    young_driver_per_day_minor: sample.young,
  };
  const company = await createCompany(database, fees);
  const price = { day_minor, week_minor, month_minor };
  const car = await createCar(database, {
    company_id: company.id,
    is_delivery: true,
    minimum_age: sample.minimumAge,
    ...price,
  });
  const deals: Deal[] = [];
  const offers = [
    ...sample.companyDeals.map((offer) => ({ ...offer, car_id: null })),
    ...sample.carDeals.map((offer) => ({ ...offer, car_id: car.id })),
  ];
  for (const offer of offers) {
    const dates = { starts_on: PICKUP_ON, ends_on: PICKUP_ON };
    const row = { ...offer, ...dates, company_id: company.id, name: JSON.stringify({}) };
    const { id } = await database.insertInto('deal').values(row).returning('id').executeTakeFirstOrThrow();
    deals.push({ id: String(id), kind: offer.kind, value: offer.value });
  }
  // Neither yesterday's deal nor another car's counts.
  const other = await createCar(database, { company_id: company.id, is_online: false });
  const strangers = [
    { starts_on: '2027-03-01', ends_on: '2027-03-25', car_id: null },
    { starts_on: '2027-03-27', ends_on: '2027-04-25', car_id: car.id },
    { starts_on: PICKUP_ON, ends_on: PICKUP_ON, car_id: other.id },
  ].map((dates) => ({ ...dates, company_id: company.id, name: '{}', value: 99 }));
  const kind = 'discount_percentage';
  await database
    .insertInto('deal')
    .values(strangers.map((row) => ({ ...row, kind })))
    .execute();
  return { ...sample, id: car.id, deals };
}

type Choice = { sameTime: boolean; delivery: boolean; age: number | null };

function criteria(days: number, { sameTime, delivery, age }: Choice): SearchCriteria {
  const end = new Date(Date.parse(`${PICKUP_ON}T10:00Z`) + days * 86_400_000).toISOString();
  const period = {
    timeZone: 'Europe/Rome',
    startsAt: `${PICKUP_ON}T09:00:00.000Z`,
    endsAt: end,
    minutesAhead: 1000,
    daysAhead: 1,
    isCancelledFree: true,
  };
  const wallClock = {
    pickup: `${PICKUP_ON}T10:00`,
    return: `${PICKUP_ON}T10:00`,
  } as RentalPeriod['wallClock'];
  return {
    returnArea: null,
    companyIds: null,
    area: null,
    point: null,
    filters: noFilters,
    modelIds: null,
    stay: {
      days,
      pickupOn: PICKUP_ON,
      returnOn: PICKUP_ON,
      sameTime,
      periods: [period],
      wallClock,
      freeCancellationUntil: null,
      pickupMinute: 0,
      returnMinute: 0,
    },
    delivery,
    driver: { age, licenceYears: null },
    sort: 'cheap',
    limit: SAMPLES,
    offset: 0,
  };
}

function expected(car: Plan, days: number, { sameTime, delivery, age }: Choice) {
  const prices = { dayMinor: car.day_minor, weekMinor: car.week_minor, monthMinor: car.month_minor };
  const chosen = bestDeal(car.deals, rentalPrice(prices, days).totalMinor);
  const quote = computeQuote({
    days,
    prices,
    currency: 'EUR',
    deal: chosen,
    coupon: null,
    extras: [],
    depositMinor: 0,
    fees: {
      youngDriverPerDayMinor: youngDriverFee(car.young, car.minimumAge),
      oneWayMinor: null,
      deliveryMinor: car.delivery,
      flexibleReturnMinor: car.flexible,
    },
    applies: {
      youngDriver: age !== null,
      oneWay: false,
      delivery,
      flexibleReturn: !sameTime,
    },
  });
  return {
    total: quote.totalMinor,
    total_before_deal: quote.totalMinor + quote.dealMinor,
    deal_id: chosen === null ? null : Number(chosen.id),
    deal_window: chosen && {
      starts_on: PICKUP_ON,
      ends_on: PICKUP_ON,
      min_lead_days: null,
      max_lead_days: null,
    },
  };
}

test.each<Choice>([
  { sameTime: true, delivery: false, age: null },
  { sameTime: false, delivery: true, age: null },
  { sameTime: true, delivery: false, age: 22 },
])("totals are the domain's for 1 to 30 days: %j", async (choice) => {
  const hireable = plans.filter(({ minimumAge }) => choice.age === null || minimumAge <= choice.age);
  for (let days = 1; days <= 30; days += 1) {
    const searching = { database, prepared: prepared.statements };
    const { rows } = await searchCarsInDatabase(searching, criteria(days, choice));
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(hireable.map(({ id }) => id)));
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    for (const car of hireable) expect(rowOf.get(car.id)).toMatchObject(expected(car, days, choice));
    const sorted = rows.map(({ total }) => total);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
  }
});
