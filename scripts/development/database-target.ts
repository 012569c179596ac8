import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase, startEmbeddedPostgres } from '@nolo/db/embedded/start-embedded-postgres.ts';
import { dataDir, readSettings } from './settings.ts';

type Target = { url: string; stop: () => Promise<void> };
const nothing = async (): Promise<void> => undefined;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A refused connection may be told twice, as a rejection and as an event.
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The configured server, else the embedded one: as it runs beside `npm start`, or started for this. */
export async function databaseTarget(database?: string): Promise<Target> {
  const known = process.env['DATABASE_URL'] ?? (await readSettings()).databaseUrl;
  if (known !== undefined && (process.env['DATABASE_URL'] || (await answers(known)))) {
    return { url: database === undefined ? known : await createDatabase(known, database), stop: nothing };
  }
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir(), 'postgres') });
  const name = database ?? 'nolo';
  await ensureDatabase(postgres, name);
  return { url: postgres.urlOf(name), stop: () => postgres.stop() };
}
