import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Connection } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';

/** Statements of the server's kind inside the transaction of a client; the client stays the caller's to end. */
export function kyselyOver(client: pg.Client): Connection {
  const shared = Object.assign(client, { release: () => undefined });
  const pool = { options: {}, connect: () => Promise.resolve(shared), end: () => Promise.resolve() };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
