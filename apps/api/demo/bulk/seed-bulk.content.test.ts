import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '@nolo/tests/setup/test-database.ts';
import type { TestDatabase } from '@nolo/tests/setup/test-database.ts';
import { BENCH_CARS, BENCH_LONELY_KM, BENCH_PLACE, bulkPlaces } from './bulk-places.ts';
import { seedBulk } from './seed-bulk.ts';

const NOW = new Date('2027-03-20T10:00:00Z');
const SIZES = [1000, 3000] as const;
let dir: string;
let databases: TestDatabase[];
let clients: pg.Client[];

const optionsOf = (index: number, cars: number) => ({
  databaseUrl: databases[index]?.url ?? '',
  imagesDir: join(dir, 'images'),
  cars,
  holdsPerCar: 5,
  now: NOW,
});

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nolo-bulk-'));
  databases = await Promise.all(SIZES.map(() => createTestDatabase()));
  clients = databases.map(({ url }) => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  for (const [index, size] of SIZES.entries()) await seedBulk(optionsOf(index, size));
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await Promise.all(databases.map((database) => database.drop()));
  await rm(dir, { recursive: true });
});

async function everywhere(statement: string): Promise<unknown[]> {
  const results = await Promise.all(clients.map((client) => client.query<pg.QueryResultRow>(statement)));
  return results.map(({ rows }) => rows);
}

const degrees = BENCH_LONELY_KM / 111.32;
const nearBench = `latitude BETWEEN ${BENCH_PLACE.latitude - degrees} AND ${BENCH_PLACE.latitude + degrees}
  AND longitude BETWEEN ${BENCH_PLACE.longitude - degrees} AND ${BENCH_PLACE.longitude + degrees}`;

test('makes the numbers asked for', async () => {
  const counts = await everywhere(
    `SELECT (SELECT count(*)::integer FROM car) AS cars, (SELECT count(*)::integer FROM hold) AS holds,
       (SELECT count(*)::integer FROM car_image) AS pictures`,
  );
  expect(counts).toEqual(SIZES.map((cars) => [{ cars, holds: cars * 5, pictures: cars * 4 }]));
});

test('the bench place has the same cars with the same calendars, however many others there are', async () => {
  const [small, large] = await everywhere(
    `SELECT latitude, longitude, day_minor, model_id, importance, created_at,
       (SELECT array_agg(during::text ORDER BY during) FROM hold WHERE car_id = car.id) AS holds
     FROM car WHERE ${nearBench} ORDER BY latitude, longitude`,
  );
  expect(small).toHaveLength(BENCH_CARS);
  expect(large).toEqual(small);
});

test('brings back every constraint and index', async () => {
  const present = `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conrelid IN ('car'::regclass, 'car_image'::regclass, 'hold'::regclass)
    UNION SELECT indexdef FROM pg_indexes WHERE tablename IN ('car', 'car_image', 'hold') ORDER BY 1`;
  const untouched = await createTestDatabase();
  const client = new pg.Client({ connectionString: untouched.url });
  await client.connect();
  const { rows: expected } = await client.query(present);
  await client.end();
  await untouched.drop();
  expect(await everywhere(present)).toEqual([expected, expected]);
});

test('new cars get ids after the loaded ones', async () => {
  const next = await everywhere(`SELECT nextval(pg_get_serial_sequence('car', 'id'))::integer AS id`);
  expect(next).toEqual(SIZES.map((cars) => [{ id: cars + 1 }]));
});

test('the same number again changes nothing; another is refused', async () => {
  expect(await seedBulk(optionsOf(0, SIZES[0]))).toEqual({ seeded: false, cars: 0, holds: 0 });
  await expect(seedBulk(optionsOf(0, 2000))).rejects.toThrow('use another --database');
});

test('cars are shared out by people, without losing one', () => {
  const places = bulkPlaces(1_000_000);
  expect(places.reduce((sum, { cars }) => sum + cars, 0)).toBe(1_000_000);
  expect(places.length).toBeGreaterThan(8000);
  expect(places[0]).toMatchObject({ ...BENCH_PLACE, cars: BENCH_CARS });
  const largest = places.toSorted((a, b) => b.cars - a.cars)[0];
  expect(largest?.name).toBe('Roma');
  expect(() => bulkPlaces(500)).toThrow(RangeError);
});
