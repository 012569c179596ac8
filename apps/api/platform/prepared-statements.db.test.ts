import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@nolo/tests/setup/test-database.ts';
import { createPreparedStatements } from './prepared-statements.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const MOST = 5;

/** What runs on one connection, and what the database keeps for it. */
function onOneConnection() {
  const { statements, pool } = createPreparedStatements(database.url, 1, MOST);
  const run = (text: string) => statements.run({ sql: `SELECT $1::int AS ${text}`, parameters: [1] });
  const twice = async (text: string) => {
    await run(text);
    await run(text);
  };
  /** Asked by the same connection, in a statement that is not prepared itself. */
  const kept = async () => {
    const { rows } = await pool.query('SELECT statement FROM pg_prepared_statements');
    return (rows as { statement: string }[]).map(({ statement }) => statement.split(' ').at(-1));
  };
  return { pool, run, twice, kept };
}

it('prepares what comes again, and nothing that comes once', async () => {
  const { pool, run, twice, kept } = onOneConnection();
  await run('once');
  await twice('again');
  expect(await kept()).toEqual(['again']);
  await pool.end();
});

it('prepares what is asked for today, however many others were asked for before', async () => {
  const { pool, twice, kept } = onOneConnection();
  for (let one = 0; one < 4 * MOST; one += 1) await twice(`rare_${one}`);
  await twice('today');
  expect(await kept()).toContain('today');
  await pool.end();
});

it('never has the database keep more than that for a connection', async () => {
  const { pool, twice, kept } = onOneConnection();
  for (let one = 0; one < 4 * MOST; one += 1) {
    await twice(`statement_${one}`);
    expect((await kept()).length).toBeLessThanOrEqual(MOST);
  }
  await pool.end();
});

it('gives the same answer prepared, unprepared and on a new connection', async () => {
  const { pool, run } = onOneConnection();
  for (let round = 0; round < 3; round += 1) {
    for (let one = 0; one <= MOST; one += 1)
      expect(await run(`value_${one}`)).toEqual([{ [`value_${one}`]: 1 }]);
  }
  await pool.end();
});
