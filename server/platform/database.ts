import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './database-types.ts';

// Calendar days stay days: a Date would move them with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Database = Kysely<DB>;
/** What stores take: they run the same inside and outside a transaction. */
export type Connection = Kysely<DB> | Transaction<DB>;

export function createDatabase(url: string, poolSize: number): { database: Database; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: 'nolo' });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { database: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool };
}

const SERIALIZATION = new Set(['40001', '40P01']);

/** SQLSTATE of a database error, null for anything else. */
export function sqlState(error: unknown): string | null {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** One transaction; a deadlock or serialization failure, which the database asks to repeat, is repeated. */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction<DB>) => Promise<T>,
  attempts = 3,
): Promise<T> {
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    if (attempts > 1 && SERIALIZATION.has(sqlState(error) ?? '')) {
      return inTransaction(database, work, attempts - 1);
    }
    throw error;
  }
}
