import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCar } from '../../../tests/factories/car.ts';
import { createTestApp } from '../../../tests/setup/test-app.ts';
import { createTestDatabase } from '../../../tests/setup/test-database.ts';
import { until } from '../../../tests/setup/until.ts';
import { createDatabase, type Connection, type Database } from '../../platform/database.ts';
import { fleetCopyOf, type FleetCopy } from './fleet-copy.ts';
import { MOST_CHANGES } from './fleet-store.ts';
import { testNow } from '../../../tests/setup/test-day.ts';

const HOUR_MS = 3_600_000;

let database: Database;
let drop: () => Promise<void>;
let copy: FleetCopy;

beforeAll(async () => {
  const made = await createTestDatabase();
  ({ drop } = made);
  ({ database } = createDatabase(made.url, 3));
  copy = fleetCopyOf(database);
});
afterAll(async () => {
  await database.destroy();
  await drop();
});
beforeEach(() => copy.fill());

/**
 * A transaction in any database, another test's too, that is older than very many changes ends the copy once more; and a
 * server's first line to the database may come later than the first filling.
 */
const filled = (which: FleetCopy) =>
  until('the copy to be filled', async () => {
    await which.fill();
    return which.current();
  });

async function hold(connection: Connection, carId: number): Promise<void> {
  const during = sql<string>`tstzrange(${testNow()}, ${testNow()}::timestamptz + interval '1 day')`;
  await connection.insertInto('hold').values({ car_id: carId, reason: 'offline', during }).execute();
}

async function isHeld(carId: number): Promise<boolean | undefined> {
  const [from, to] = [testNow().getTime() + HOUR_MS, testNow().getTime() + 2 * HOUR_MS];
  const fleet = await copy.current();
  const place = fleet?.placeOf(carId) ?? null;
  return place === null ? undefined : fleet?.isHeld(place, from, to);
}

test('what a transaction writes that ends after later ones is found from its end on', async () => {
  const [slow, quick] = [await createCar(database), await createCar(database)];
  const transaction = await database.startTransaction().execute();
  await hold(transaction, slow.id);
  await hold(database, quick.id);
  expect([await isHeld(slow.id), await isHeld(quick.id)]).toEqual([false, true]);
  await transaction.commit().execute();
  expect([await isHeld(slow.id), await isHeld(quick.id)]).toEqual([true, true]);
});

test('a look that fails ends with the copy, which is right once it is filled anew', async () => {
  const failures: unknown[] = [];
  copy.onFailure((error) => failures.push(error));
  const { id } = await createCar(database);
  await sql`ALTER FUNCTION listings_since RENAME TO elsewhere`.execute(database);
  await hold(database, id);
  expect(await Promise.all([copy.current(), copy.current()])).toEqual([null, null]);
  await sql`ALTER FUNCTION elsewhere RENAME TO listings_since`.execute(database);
  expect(await copy.current()).toBe(null);
  expect(failures).toEqual([expect.objectContaining({ message: expect.stringContaining('listings_since') })]);
  await copy.fill();
  expect(await isHeld(id)).toBe(true);
});

test('more changes than are read at once end the copy, which is right once it is filled anew', async () => {
  const { id: _, ...pattern } = await createCar(database);
  for (let left = MOST_CHANGES + 1; left > 0; left -= 1000) {
    const cars = Array.from({ length: Math.min(left, 1000) }, () => pattern);
    await database.insertInto('car').values(cars).execute();
  }
  expect(await copy.current()).toBe(null);
  await filled(copy);
  await database.updateTable('car').set({ seats: 7 }).where('seats', '<>', 7).execute();
  expect(await copy.current()).toBe(null);
  const { features } = await filled(copy);
  expect(features.seats.filter((seats) => seats === 7).length).toBeGreaterThan(MOST_CHANGES);
});

test('a new line to the database ends the copy', async () => {
  const site = await createTestApp({ work: false });
  const ofSite = fleetCopyOf(site.deps.database);
  await filled(ofSite);
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'nolo-watch'`.execute(site.deps.database);
  const isForgotten = await until('the copy to be forgotten', async () => (await ofSite.current()) === null);
  expect(isForgotten).toBe(true);
  await site.close();
});
