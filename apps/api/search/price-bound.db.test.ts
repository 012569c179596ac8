import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchCarsBody, searchCarsQuery } from '@nolo/contract/search.ts';
import { randomFrom } from '../demo/random.ts';
import { rentalPrice } from '@nolo/domain/pricing/rental-price.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createTestDatabase } from '@nolo/tests/setup/test-database.ts';
import { createDatabase, type Database } from '@nolo/db/database.ts';
import { readCriteria } from './read-criteria.ts';
import { priceBoundSql, withinBound } from './price-bound-sql.ts';
import { orderedPageSql } from './search-sql.ts';
import { searchDirectory } from './search-store.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

const PAGES = 200;
/** Charged by one of two companies for a return at another hour. */
const FEE = 700;

type Car = { id: number; prices: Parameters<typeof rentalPrice>[0]; fee: number };

let database: Database;
let drop: () => Promise<void>;
let cars: readonly Car[];
const random = randomFrom(7);

/** Prices that lie close, without deals: rates are then all but what cars cost, in almost the same order. */
beforeAll(async () => {
  const made = await createTestDatabase();
  ({ drop } = made);
  ({ database } = createDatabase(made.url, 1));
  const companies = [
    await createCompany(database, { flexible_return_minor: FEE }),
    await createCompany(database, { flexible_return_minor: 2 * FEE }),
  ];
  cars = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const prices = {
        dayMinor: random.between(58, 66) * 50,
        weekMinor: random.chance(0.3) ? null : random.between(17_000, 20_000),
        monthMinor: random.chance(0.3) ? null : random.between(50_000, 60_000),
      };
      const { id } = await createCar(database, {
        company_id: companies[at % 2]?.id ?? 0,
        day_minor: prices.dayMinor,
        week_minor: prices.weekMinor,
        month_minor: prices.monthMinor,
      });
      return { id, prices, fee: (1 + (at % 2)) * FEE };
    }),
  );
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

function inOrder(days: number, isSameTime: boolean, sort: 'cheap' | 'expensive') {
  const sign = sort === 'cheap' ? 1 : -1;
  return cars
    .map(({ id, prices, fee }) => ({
      id,
      total: rentalPrice(prices, days).totalMinor + (isSameTime ? 0 : fee),
    }))
    .sort((a, b) => sign * (a.total - b.total || a.id - b.id));
}

test('a page within its bound is the page of all cars', async () => {
  const website = { id: 1, sub_domain: 'www', name: 'Nolo', domain: null, companyIds: null };
  const directory = await searchDirectory(database);
  for (let at = 0; at < PAGES; at += 1) {
    const days = random.pick([1, 3, 6, 7, 20, 25, 30]);
    const [sort, isSameTime] = [random.pick(['cheap', 'expensive'] as const), random.chance(0.5)];
    const [limit, page] = [random.between(1, 5), random.between(1, 2)];
    const query = searchCarsQuery.parse({ filter: sort, limit, page, isSameTime });
    const body = searchCarsBody.parse({
      start_date: inDays(2, '10:00'),
      end_date: isSameTime ? inDays(2 + days, '10:00') : inDays(1 + days, '12:00'),
    });
    const criteria = readCriteria({ website }, { query, body }, directory, testNow());
    const { stay } = criteria;
    if (stay === null) throw new Error('no dates');
    const [bound] = (await priceBoundSql(criteria, stay).execute(database)).rows;
    if (!bound || bound.last === null) throw new Error('no bound');
    const within = withinBound(criteria, stay, { ...bound, last: bound.last });
    const { rows } = await orderedPageSql(criteria, { bookable: within }).execute(database);
    const wanted = inOrder(days, isSameTime, sort).slice(criteria.offset, criteria.offset + limit + 1);
    const found = rows.map(({ id, total }) => ({ id, total }));
    expect({ query, days, found }).toEqual({ query, days, found: wanted });
  }
});
