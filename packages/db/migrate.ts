import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number; the same in every process, so that only one migrates at a time. */
const LOCK = 7_301_114;

/**
 * Readers queue behind a migration that waits for a table, and the pool ends theirs after 4 s (`guarded-pool.ts`): it
 * steps aside before that, and tries again once they have been served. A running backup keeps its locks till its end.
 */
const TABLE_WITHIN_MS = 2_000;
const TRY_AGAIN_MS = 1_000;
const GIVE_UP_AFTER_MS = 120_000;
/** PostgreSQL's lock_not_available. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies the migrations the database has not had, each in its own transaction; tells their names. `only` those, for a
 * backup that an older version has made.
 */
export async function migrate(databaseUrl: string, only?: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
    const done = new Set(rows.map((row) => row.name));
    const files = (await readdir(FOLDER))
      .filter((file) => file.endsWith('.sql') && !done.has(file) && (only?.includes(file) ?? true))
      .sort();
    for (const file of files) {
      await applyBetweenReaders(client, file);
    }
    return files;
  } finally {
    await client.end();
  }
}

async function applyBetweenReaders(client: pg.Client, file: string): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      return await apply(client, file);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) {
        throw new Error(`Migration ${file} failed`, { cause: error });
      }
      if (performance.now() > giveUpAt) {
        const waited = `${GIVE_UP_AFTER_MS / 1000} s`;
        throw new Error(`Migration ${file}: a table was still in use after ${waited}; is a backup running?`, {
          cause: error,
        });
      }
      await pause(TRY_AGAIN_MS);
    }
  }
}

async function apply(client: pg.Client, file: string): Promise<void> {
  const statements = await readFile(join(FOLDER, file), 'utf8');
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${TABLE_WITHIN_MS}`);
    await client.query(statements);
    await client.query('INSERT INTO migration (name) VALUES ($1)', [file]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
