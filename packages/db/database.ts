import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, type Logger, type Transaction } from 'kysely';
import pg from 'pg';
import { fieldOf } from '@nolo/domain/records.ts';
import type { DB } from './database-types.ts';
import { DatabaseSilent, CircuitBreakerPool } from './circuit-breaker-pool.ts';

// Calendar days stay days: a Date would move them with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Database = Kysely<DB>;
/** What stores take: they run the same inside and outside a transaction. */
export type Connection = Kysely<DB> | Transaction<DB>;

/** `name` tells the database's administrator whose connections these are; `log` gets every statement. */
export function createDatabase(
  url: string,
  poolSize: number,
  name = 'nolo',
  log?: Logger,
): { database: Database; pool: CircuitBreakerPool } {
  const pool = new CircuitBreakerPool({ url, max: poolSize, name });
  const dialect = new PostgresDialect({ pool });
  return { database: new Kysely<DB>({ dialect, ...(log && { log }) }), pool };
}

/** The last one: of two that hold a car at once, one began before it could see the other. */
const SERIALIZATION = new Set(['40001', '40P01', '23P01']);

/** SQLSTATE of a database error, null for anything else. */
export function sqlState(error: unknown): string | null {
  const code = fieldOf(error, 'code');
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** What refuses to write of a deleted account (packages/db/migrations/0004_accounts.sql). */
const OF_LIVE_ACCOUNTS: unknown[] = ['of_live_account', 'deleted_is_blank'];

/** Whether it was written for an account that has been deleted meanwhile: the next call is nobody's. */
export const isOfDeletedAccount = (error: unknown) => OF_LIVE_ACCOUNTS.includes(fieldOf(error, 'constraint'));

/** Down, going down, out of disk or connections, or a time limit: the same may work a moment later. */
const PASSING = new Set([
  '53100',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  ...SERIALIZATION,
]);
const BROKEN_LINE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** The driver's own words, for which it has no codes. */
const DRIVER_SAYS = /^(Connection terminated|timeout exceeded|timeout expired|Query read timeout|Client )/;

/** Whether the database could not be asked, or had no time: a 503, no mistake of ours. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const state = sqlState(error);
  if (state !== null && (PASSING.has(state) || state.startsWith('08'))) return true;
  return (
    error instanceof DatabaseSilent ||
    BROKEN_LINE.has(String(fieldOf(error, 'code'))) ||
    DRIVER_SAYS.test(error.message)
  );
}

const running = new AsyncLocalStorage<true>();

/**
 * Whether this runs within `inTransaction`. Nothing outside the database is asked there: a service that is silent would
 * hold a connection, and a few of them all there are. The tests' application refuses it (tests/setup/test-app.ts).
 */
export const isInTransaction = (): boolean => running.getStore() === true;

/** One transaction; a deadlock, a serialization failure or an exclusion, which another's commit explains, is repeated. */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction<DB>) => Promise<T>,
  attempts = 3,
): Promise<T> {
  try {
    return await database.transaction().execute((transaction) => running.run(true, () => work(transaction)));
  } catch (error) {
    if (attempts > 1 && SERIALIZATION.has(sqlState(error) ?? '')) {
      return inTransaction(database, work, attempts - 1);
    }
    throw error;
  }
}
