import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '@nolo/tests/setup/test-database.ts';
import { createDatabase } from './database.ts';
import { migrate, OtherSchemaVersion } from './migrate.ts';

const LISTING = '0009_listing.sql';

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test('writers are answered while a migration waits for a table that another one uses; it gets through afterwards', async () => {
  const { url, drop } = await createTestDatabase({ bare: true });
  onTestFinished(drop);
  const files = await readdir(join(import.meta.dirname, 'migrations'));
  await migrate(
    url,
    files.filter((name) => name !== LISTING),
  );
  const writer = await connect(url);
  const { database } = createDatabase(url, 2);
  onTestFinished(() => database.destroy());
  await writer.query('BEGIN; LOCK TABLE hold IN ROW EXCLUSIVE MODE');
  const migrated = migrate(url);
  const isWaiting = async () =>
    (await writer.query("SELECT FROM pg_locks WHERE relation = 'hold'::regclass AND NOT granted")).rowCount;
  await expect.poll(isWaiting, { timeout: 30_000 }).toBe(1);
  // Through the pool, which refuses whoever queues for 4 s.
  await sql`DELETE FROM hold`.execute(database);
  await writer.query('COMMIT');
  expect(await migrated).toEqual([LISTING]);
});

test('a database that other migrations have made is refused, and stays as it is', async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  expect(await migrate(url)).toEqual([]);
  const client = await connect(url);
  await client.query('UPDATE migration SET sha256 = $1 WHERE name = $2', ['edited since', LISTING]);
  await expect(migrate(url)).rejects.toThrow(OtherSchemaVersion);
  await client.query('DELETE FROM migration WHERE name = $1', [LISTING]);
  await client.query("INSERT INTO migration (name, sha256) VALUES ('0010_of_a_newer_version.sql', '')");
  await expect(migrate(url)).rejects.toThrow('cannot be brought to this one');
  // As versions before the checksum left it.
  await client.query('ALTER TABLE migration DROP COLUMN sha256');
  await expect(migrate(url)).rejects.toThrow(OtherSchemaVersion);
  expect((await client.query('SELECT FROM migration WHERE name = $1', [LISTING])).rowCount).toBe(0);
});
