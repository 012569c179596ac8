import { sql } from 'kysely';
import type pg from 'pg';
import type { Connection } from '@nolo/db/database.ts';

/** Any number; the same in every process. */
const LOCK = 7_316_001;

/**
 * Whether files may be deleted until the transaction ends: not while a backup is under way, whose files must be those
 * of its database.
 */
export async function mayDeleteFiles(transaction: Connection): Promise<boolean> {
  const { rows } = await sql<{
    may: boolean;
  }>`SELECT pg_try_advisory_xact_lock_shared(${LOCK}) AS may`.execute(transaction);
  return rows[0]?.may === true;
}

/** No file is deleted until the connection ends; waits for deletions under way. */
export async function keepFiles(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
}
