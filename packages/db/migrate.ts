import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number; the same in every process, so that only one migrates at a time. */
const LOCK = 7_301_114;

/**
 * Readers queue behind a migration that waits for a table, and the pool ends theirs after 4 s (`circuit-breaker-pool.ts`):
 * it steps aside before that, and tries again once they have been served. A running backup keeps its locks till its end.
 */
const TABLE_WITHIN_MS = 2_000;
const TRY_AGAIN_MS = 1_000;
const GIVE_UP_AFTER_MS = 120_000;
/** PostgreSQL's lock_not_available. */
const LOCK_NOT_AVAILABLE = '55P03';

/** The database was made by other migrations than this folder's: until the first deployment they are edited in place. */
export class OtherSchemaVersion extends Error {
  constructor() {
    super(
      'This database has the schema of another version of Nolo, which cannot be brought to this one. ' +
        'Point DATABASE_URL at an empty database, or use the version that made it.',
    );
  }
}

type Migration = { name: string; sql: string; sha256: string };

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(FOLDER, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies the migrations the database has not had, each in its own transaction; tells their names. `only` those, for a
 * backup that an older version has made. Throws OtherSchemaVersion, having changed nothing.
 */
export async function migrate(databaseUrl: string, only?: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const migrations = await readMigrations();
    const applied = await listApplied(client);
    const shaOf = new Map(migrations.map(({ name, sha256 }) => [name, sha256]));
    if (applied.some(({ name, sha256 }) => shaOf.get(name) !== sha256)) throw new OtherSchemaVersion();
    const done = new Set(applied.map(({ name }) => name));
    const due = migrations.filter(({ name }) => !done.has(name) && (only?.includes(name) ?? true));
    for (const migration of due) await applyBetweenReaders(client, migration);
    return due.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

type Queryable = { query(text: string): Promise<pg.QueryResult> };

/** Whether a database has had all migrations of this version; one of a newer version has more. */
export async function hasMigrations(database: Queryable): Promise<boolean> {
  const { rows } = await database.query('SELECT name FROM migration');
  const applied = new Set(rows.map(({ name }) => String(name)));
  return (await readMigrations()).every(({ name }) => applied.has(name));
}

async function listApplied(client: pg.Client): Promise<Pick<Migration, 'name' | 'sha256'>[]> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, sha256 text, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  // A table from before the checksum has none, and no row of it is equal to a file.
  const { rows } = await client.query<{ applied: Pick<Migration, 'name' | 'sha256'> }>(
    'SELECT to_jsonb(migration) AS applied FROM migration',
  );
  return rows.map(({ applied }) => applied);
}

async function applyBetweenReaders(client: pg.Client, migration: Migration): Promise<void> {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) {
        throw new Error(`Migration ${migration.name} failed`, { cause: error });
      }
      if (performance.now() > giveUpAt) {
        const waited = `${GIVE_UP_AFTER_MS / 1000} s`;
        throw new Error(
          `Migration ${migration.name}: a table was still in use after ${waited}; is a backup running?`,
          {
            cause: error,
          },
        );
      }
      await pause(TRY_AGAIN_MS);
    }
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${TABLE_WITHIN_MS}`);
    await client.query(migration.sql);
    await client.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
