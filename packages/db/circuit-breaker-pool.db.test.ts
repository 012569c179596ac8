import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '@nolo/tests/setup/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { failureOf } from '@nolo/api/platform/error-replies.ts';
import { CircuitBreakerPool } from './circuit-breaker-pool.ts';

let test: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ database } = createDatabase(test.url, 3));
});
afterAll(async () => {
  await database.destroy();
  await test.drop();
});

/** 'done', or the code that a caller is answered with. */
const outcomeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => failureOf(error, 'en').code,
  );

describe('nobody waits for ever', () => {
  it.each([
    ['statement_timeout', 10_000],
    ['lock_timeout', 4_000],
    ['idle_in_transaction_session_timeout', 10_000],
  ])('each connection of the pool has a %s of %i ms', async (name, ms) => {
    const { rows } = await sql`
      SELECT setting::int AS ms FROM pg_settings WHERE name = ${name}`.execute(database);
    expect(rows).toEqual([{ ms }]);
  });

  it.each(['connectionTimeoutMillis', 'query_timeout'] as const)(
    'whoever opens a pool gives it a %s',
    (name) => {
      const { options } = new CircuitBreakerPool({ url: test.url, max: 1, name: 'nolo-test' });
      expect(options[name]).toBeGreaterThan(0);
      expect(options[name]).toBeLessThanOrEqual(12_000);
    },
  );

  it('for a database that takes the line and says nothing (here a shorter limit): 503', async () => {
    const frozen = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    await once(frozen, 'listening');
    const { port } = frozen.address() as AddressInfo;
    const url = `postgres://nolo@127.0.0.1:${port}/nolo`;
    const pool = new CircuitBreakerPool({
      url,
      max: 1,
      name: 'nolo-test',
      limits: { connectionTimeoutMillis: 300 },
    });
    expect(await outcomeOf(pool.query('SELECT 1'))).toBe('server.unavailable');
    await pool.end();
    frozen.close();
  });

  it('for a free connection: 503', async () => {
    const pool = new CircuitBreakerPool({
      url: test.url,
      max: 1,
      name: 'nolo-test',
      limits: { connectionTimeoutMillis: 3_000 },
    });
    const only = await pool.connect();
    expect(await outcomeOf(pool.query('SELECT 1'))).toBe('server.unavailable');
    only.release();
    expect(await outcomeOf(pool.query('SELECT 1'))).toBe('done');
    await pool.end();
  });

  it('for a statement that its limit ends (here a shorter one): 503', async () => {
    const slow = database.transaction().execute(async (transaction) => {
      await sql`SET LOCAL statement_timeout = '50ms'`.execute(transaction);
      await sql`SELECT pg_sleep(60)`.execute(transaction);
    });
    expect(await outcomeOf(slow)).toBe('server.unavailable');
  });

  it('for somebody else’s lock past the limit (here a shorter one): 503', async () => {
    await database.transaction().execute(async (holder) => {
      await sql`LOCK TABLE company`.execute(holder);
      const waiting = database.transaction().execute(async (transaction) => {
        await sql`SET LOCAL lock_timeout = '50ms'`.execute(transaction);
        await sql`SELECT FROM company`.execute(transaction);
      });
      expect(await outcomeOf(waiting)).toBe('server.unavailable');
    });
  });
});
