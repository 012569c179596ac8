import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMinutes, WEEKDAYS, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { isOpenAt, type OpeningHours } from '@nolo/domain/calendar/opening-hours.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { createTestDatabase } from '@nolo/tests/setup/test-database.ts';
import { createDatabase, type Connection, type Database } from '@nolo/db/database.ts';
import { findStaleListings, rebuildListings } from './listing-store.ts';

let database: Database;
let drop: () => Promise<void>;
let company: { id: number };
let cars: { id: number }[];

beforeAll(async () => {
  const { url, drop: dropDatabase } = await createTestDatabase();
  database = createDatabase(url, 8).database;
  drop = dropDatabase;
});
afterAll(async () => {
  await database.destroy();
  await drop();
});
beforeEach(async () => {
  company = await createCompany(database);
  cars = [];
  for (let made = 0; made < 4; made += 1) cars.push(await createCar(database, { company_id: company.id }));
});

const fresh = async () => {
  const { stale } = await findStaleListings(database);
  expect(stale).toEqual([]);
};

const range = (from: number, hours: number) =>
  sql<string>`(SELECT tstzrange(hour + ${from} * interval '1 hour', hour + ${from + hours} * interval '1 hour')
    FROM date_trunc('hour', ${testNow()}::timestamptz) hour)`;
const hold = (carId: number, from: number, hours: number, connection: Connection = database) =>
  connection
    .insertInto('hold')
    .values({ car_id: carId, during: range(from, hours), reason: 'offline' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
const patiently = (work: (connection: Connection) => Promise<unknown>) =>
  database.transaction().execute(async (connection) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(connection);
    await work(connection);
  });
const HELD = [{ numInsertedOrUpdatedRows: 1n }];
/** So many more cars of the same company, alike; however long it takes. */
async function copyCar(id: number, amount: number): Promise<void> {
  const { rows } = await sql<{ columns: string }>`SELECT string_agg(quote_ident(column_name), ', ') AS columns
    FROM information_schema.columns
    WHERE table_name = 'car' AND is_identity = 'NO' AND is_generated = 'NEVER'`.execute(database);
  const columns = sql.raw(rows[0]?.columns ?? '');
  await patiently((connection) =>
    sql`INSERT INTO car (${columns}) SELECT ${columns} FROM car, generate_series(1, ${amount})
      WHERE car.id = ${id}`.execute(connection),
  );
}
const deal = (values: object) =>
  database
    .insertInto('deal')
    .values({
      company_id: company.id,
      kind: 'discount_percentage',
      value: 10,
      name: '{}',
      starts_on: '2020-01-01',
      ends_on: '2099-01-01',
      ...values,
    })
    .execute();

/** What anybody may do to the tables of record; `a` and `b` choose cars and amounts. */
const writes: Record<string, (a: number, b: number) => Promise<unknown>> = {
  'takes a car': (a, b) => hold(a, b, 1 + (b % 30)),
  'takes a car for good': (a) => hold(a, 5000, 100_000),
  'took a car long ago': (a, b) => hold(a, -5000 - b, 20),
  'frees cars': (a) => database.deleteFrom('hold').where('car_id', '=', a).execute(),
  'moves a hold to another car': (a, b) =>
    sql`UPDATE hold SET car_id = ${a} WHERE id = (SELECT max(id) FROM hold WHERE car_id <> ${a})
      AND NOT EXISTS (SELECT FROM hold other WHERE other.car_id = ${a}) AND ${b}::int IS NOT NULL`.execute(
      database,
    ),
  'shortens holds': () =>
    sql`UPDATE hold SET during = tstzrange(lower(during), lower(during) + (upper(during)
    - lower(during)) / 2)`.execute(database),
  'changes a price': (a, b) =>
    database
      .updateTable('car')
      .set({
        day_minor: 1000 + b,
        week_minor: b % 2 ? null : 5000 + b,
        damage_excess_minor: b % 3 ? b * 100 : null,
      })
      .where('id', '=', a)
      .execute(),
  'moves a car': (a, b) =>
    database
      .updateTable('car')
      .set({ latitude: 41 + b / 1000, longitude: 12 + b / 500, city: `Roma ${b}` })
      .where('id', '=', a)
      .execute(),
  'changes what is in all cars': (_, b) =>
    database
      .updateTable('car')
      .set({
        seats: 2 + (b % 7),
        deposit_minor: 10_000 + b,
        importance: b,
        ...(b % 2 ? { day_minor: 500 + b } : {}),
      })
      .execute(),
  'gives a car to a company with deals': async (a, b) => {
    const { id } = await createCompany(database);
    await deal({ company_id: id, value: 1 + (b % 100) });
    await database.updateTable('car').set({ company_id: id }).where('id', '=', a).execute();
  },
  'takes cars offline': (a, b) =>
    database
      .updateTable('car')
      .set({ is_online: b % 2 === 0 })
      .where('id', '<=', a)
      .execute(),
  'gives a deal on a car': (a, b) => deal({ car_id: a, kind: 'flat_discount', value: 1 + b }),
  'gives a deal on all cars': (_, b) => deal({ value: 1 + (b % 100) }),
  'ends deals': (a) => database.deleteFrom('deal').where('id', '<=', a).execute(),
  'changes deals': (_, b) =>
    database
      .updateTable('deal')
      .set({ value: 1 + (b % 90) })
      .execute(),
};

describe('listings', () => {
  test('are what the tables of record say, whatever was written', async () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(writes)), fc.nat({ max: 3 }), fc.nat({ max: 400 }));
    for (const [what, which, amount] of fc.sample(step, { numRuns: 150, seed: 11 })) {
      await writes[what]?.(cars[which]?.id ?? 0, amount);
      const { stale } = await findStaleListings(database);
      expect({ what, which, amount, stale }).toMatchObject({ stale: [] });
    }
  });

  test('are so when many write at once', async () => {
    const [car] = cars as [{ id: number }];
    await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        await hold(car.id, at * 10, 10);
        if (at % 4 === 0) await writes['changes a price']?.(car.id, at);
        if (at % 5 === 0) await deal({ car_id: at % 2 ? null : car.id, value: 1 + at });
        if (at % 7 === 0) await createCar(database, { company_id: company.id });
      }),
    );
    await fresh();
    const { rows } = await sql`SELECT busy FROM listing WHERE car_id = ${car.id}
      AND busy @> tstzrange(${testNow()}, ${testNow()}::timestamptz + interval '399 hours')`.execute(
      database,
    );
    expect(rows).toHaveLength(1);
  });

  test('make neither renters of different cars nor a company of 1,000 cars wait for each other', async () => {
    const [first, second] = cars as [{ id: number }, { id: number }];
    await copyCar(first.id, 1000);
    await database.transaction().execute(async (renter) => {
      expect(await hold(first.id, 1, 5, renter)).toMatchObject(HELD);
      await database.transaction().execute(async (others) => {
        await sql`SET LOCAL lock_timeout = '1s'`.execute(others);
        expect(await hold(second.id, 1, 5, others)).toMatchObject(HELD);
        await others
          .updateTable('company')
          .set({ name: 'Renamed', turnaround_minutes: 90 })
          .where('id', '=', company.id)
          .execute();
      });
    });
    await fresh();
    const own = cars.map(({ id }) => id);
    await patiently((connection) =>
      connection.deleteFrom('car').where('company_id', '=', company.id).where('id', 'not in', own).execute(),
    );
  });

  test('go with the car', async () => {
    const [car] = cars as [{ id: number }];
    await database.deleteFrom('car').where('id', '=', car.id).execute();
    await fresh();
    const left = await database.selectFrom('listing').selectAll().where('car_id', '=', car.id).execute();
    expect(left).toEqual([]);
  });

  test('that are not so are listed by the check and repaired by the rebuild', async () => {
    const [first, second] = cars as [{ id: number }, { id: number }];
    await hold(second.id, 5, 5);
    await sql`UPDATE listing SET busy = '{}' WHERE car_id = ${second.id}`.execute(database);
    await sql`UPDATE listing SET day_minor = 1 WHERE car_id = ${first.id}`.execute(database);
    const found = await findStaleListings(database);
    expect(found.stale.toSorted((a, b) => a - b)).toEqual([first.id, second.id]);
    expect(await rebuildListings(database)).toEqual(found);
    await fresh();
  });

  test('leave out what was over before house was kept, and know again a deal that is prolonged', async () => {
    const [car] = cars as [{ id: number }];
    const listing = async () => {
      const { rows } =
        await sql`SELECT top_percent, busy * tstzmultirange(tstzrange(NULL, ${testNow()})) = '{}' AS "isPastGone",
        busy <> '{}' AS "isBusy" FROM listing WHERE car_id = ${car.id}`.execute(database);
      return rows[0];
    };
    await hold(car.id, -500, 20);
    await hold(car.id, 10, 20);
    await deal({ value: 30, ends_on: '2020-02-01' });
    expect(await listing()).toEqual({ top_percent: 30, isPastGone: false, isBusy: true });
    const finished_at = testNow();
    const day = finished_at.toISOString().slice(0, 10);
    await database.insertInto('retention_run').values({ day, finished_at }).execute();
    await rebuildListings(database);
    expect(await listing()).toEqual({ top_percent: 0, isPastGone: true, isBusy: true });
    await database
      .updateTable('deal')
      .set({ ends_on: '2099-01-01' })
      .where('company_id', '=', company.id)
      .execute();
    expect(await listing()).toMatchObject({ top_percent: 30 });
    await fresh();
  });
});

test('open minutes of a week are those of the domain', async () => {
  const time = fc
    .nat({ max: 1439 })
    .map((minutes) => addMinutes('2027-03-22T00:00' as LocalDateTime, minutes).slice(11));
  const day = fc.record({ checked: fc.boolean(), from: time, to: time });
  const hours = fc
    .tuple(...WEEKDAYS.map(() => day))
    .map((days) => Object.fromEntries(WEEKDAYS.map((weekday, at) => [weekday, days[at]])) as OpeningHours);
  const monday = '2027-03-22T00:00' as LocalDateTime;
  const samples: OpeningHours[] = ['open_24_hours', ...fc.sample(hours, { numRuns: 25, seed: 3 })];
  for (const sample of samples) {
    const { rows } = await sql<{
      open: number[];
    }>`SELECT ARRAY(SELECT minute FROM generate_series(0, 10079, 1) minute
      WHERE open_minutes(${JSON.stringify(sample)}::jsonb) @> minute) AS open`.execute(database);
    const expected = Array.from({ length: 10_080 }, (_, minute) => minute).filter((minute) =>
      isOpenAt({ openingHours: sample, closingDays: [] }, addMinutes(monday, minute)),
    );
    expect(rows[0]?.open).toEqual(expected);
  }
});
