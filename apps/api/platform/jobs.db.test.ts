import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase, type Database } from '@nolo/db/database.ts';
import type { CircuitBreakerPool } from '@nolo/db/circuit-breaker-pool.ts';
import { createTestDatabase, type TestDatabase } from '@nolo/tests/setup/test-database.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { systemClock } from './clock.ts';
import { startJobs, type JobHandlers, type JobName, type JobRunner } from './jobs.ts';

let store: TestDatabase;
let database: Database;
let pool: CircuitBreakerPool;
let jobs: JobRunner;

beforeEach(async () => {
  store = await createTestDatabase();
  ({ database, pool } = createDatabase(store.url, 5));
  jobs = await startJobs(pool, pino({ level: 'silent' }), { clock: systemClock });
});
afterEach(async () => {
  await jobs.stop();
  await database.destroy();
  await store.drop();
});

const nothing = async () => undefined;

/** Does `send-mail` alone. */
function mailsDoneBy(send: (template: string) => Promise<void>): JobHandlers {
  return new Proxy({} as JobHandlers, {
    get: (_, name: JobName) =>
      name === 'send-mail' ? ({ template }: { template: string }) => send(template) : nothing,
  });
}

const states = async () => {
  const { rows } = await pool.query(
    `SELECT data ->> 'template' AS template, state FROM jobs.job WHERE name = 'send-mail'`,
  );
  return Object.fromEntries(rows.map(({ template, state }) => [template, state]));
};

it('a slow job holds up no other, and those that are done have ended while it lasts', async () => {
  const slow = Promise.withResolvers<void>();
  const done: string[] = [];
  for (const template of ['slow', 'a', 'b', 'c', 'd', 'e', 'f'])
    await jobs.send(database, 'send-mail', { template, payload: {} });
  await jobs.work(
    mailsDoneBy(async (template) => {
      if (template === 'slow') await slow.promise;
      done.push(template);
    }),
  );
  const ended = {
    a: 'completed',
    b: 'completed',
    c: 'completed',
    d: 'completed',
    e: 'completed',
    f: 'completed',
  };
  // A process that is killed now sends the slow one again, and nothing else.
  await until(
    'the others',
    async () => Object.values(await states()).filter((one) => one === 'completed').length === 6,
  );
  expect(await states()).toEqual({ slow: 'active', ...ended });
  slow.resolve();
  await until('the slow one', async () => done.includes('slow'));
});
