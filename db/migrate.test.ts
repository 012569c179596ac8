import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { PREPARED_OPTIONS } from '../server/platform/prepared-statements.ts';
import { createDatabase } from '../server/platform/database.ts';
import { createCar } from '../tests/factories/car.ts';
import { createTestDatabase } from '../tests/setup/test-database.ts';
import { migrate } from './migrate.ts';

/** How processes before db/migrations/0138_listing_cards.sql read a card: its prices are in the text. */
const EARLIER_CARD = {
  name: 'card',
  text: `SELECT (car_card.card || '}}')::json -> 'price' AS price
    FROM (SELECT * FROM listing WHERE car_id = $1) listing JOIN company ON company.id = listing.company_id
    JOIN car_card ON car_card.car_id = listing.car_id`,
};

test('processes of an earlier release read cards with prices before, while and after cards lose them', async () => {
  const { url, drop } = await createTestDatabase({ bare: true });
  const files = await readdir(join(import.meta.dirname, 'migrations'));
  await migrate(
    url,
    files.filter((file) => file < '0138'),
  );
  const { database } = createDatabase(url, 2);
  const car = await createCar(database, { day_minor: 6000, week_minor: 35_000, month_minor: null });
  const earlier = new pg.Client({ connectionString: url, options: PREPARED_OPTIONS });
  await earlier.connect();
  const read = async (): Promise<unknown> =>
    (await earlier.query<{ price: unknown }>({ ...EARLIER_CARD, values: [car.id] })).rows[0]?.price;
  const price = { currency: 'EUR', day: 6000, week: 35_000, month: null };
  expect(await read()).toEqual(price);
  const migrating = { isDone: false };
  const migrated = migrate(url).finally(() => (migrating.isDone = true));
  while (!migrating.isDone) expect(await read()).toEqual(price);
  expect(await migrated).toContain('0138_listing_cards.sql');
  expect(await read()).toEqual(price);
  await database.updateTable('car').set({ day_minor: 7000, month_minor: 120_000 }).execute();
  expect(await read()).toEqual({ ...price, day: 7000, month: 120_000 });
  await earlier.end();
  await database.destroy();
  await drop();
});

test('readers are answered while a migration waits for a table that a backup reads; it gets through afterwards', async () => {
  const { url, drop } = await createTestDatabase({ bare: true });
  const files = await readdir(join(import.meta.dirname, 'migrations'));
  await migrate(
    url,
    files.filter((file) => file < '0138'),
  );
  const backup = new pg.Client({ connectionString: url });
  const { database } = createDatabase(url, 2);
  await backup.connect();
  await backup.query('BEGIN; LOCK TABLE car_card IN ACCESS SHARE MODE');
  const migrated = migrate(url);
  const isWaiting = async () =>
    (await backup.query("SELECT FROM pg_locks WHERE relation = 'car_card'::regclass AND NOT granted"))
      .rowCount;
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(1);
  // Through the pool, which refuses a reader that queues for 4 s.
  await sql`SELECT FROM car_card`.execute(database);
  await backup.query('COMMIT');
  expect(await migrated).toContain('0138_listing_cards.sql');
  await backup.end();
  await database.destroy();
  await drop();
});
