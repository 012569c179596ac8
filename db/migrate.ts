import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number; the same in every process, so that only one migrates at a time. */
const LOCK = 7_301_114;

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
      await apply(client, file);
    }
    return files;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, file: string): Promise<void> {
  const statements = await readFile(join(FOLDER, file), 'utf8');
  await client.query('BEGIN');
  try {
    await client.query(statements);
    await client.query('INSERT INTO migration (name) VALUES ($1)', [file]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${file} failed`, { cause: error });
  }
}
