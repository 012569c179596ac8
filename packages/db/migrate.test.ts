import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { createTestDatabase } from '@nolo/tests/setup/test-database.ts';
import { migrate } from './migrate.ts';

test('readers are answered while a migration waits for a table that a backup reads; it gets through afterwards', async () => {
  const { url, drop } = await createTestDatabase({ bare: true });
  const files = await readdir(join(import.meta.dirname, 'migrations'));
  await migrate(
    url,
    files.filter((file) => file < '0160'),
  );
  const backup = new pg.Client({ connectionString: url });
  const { database } = createDatabase(url, 2);
  await backup.connect();
  await backup.query('BEGIN; LOCK TABLE listing IN ACCESS SHARE MODE');
  const migrated = migrate(url);
  const isWaiting = async () =>
    (await backup.query("SELECT FROM pg_locks WHERE relation = 'listing'::regclass AND NOT granted"))
      .rowCount;
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(1);
  // Through the pool, which refuses a reader that queues for 4 s.
  await sql`SELECT FROM listing`.execute(database);
  await backup.query('COMMIT');
  expect(await migrated).toContain('0160_listing.sql');
  await backup.end();
  await database.destroy();
  await drop();
});
