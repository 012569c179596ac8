import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

const KEY = 'key-of-those-who-run-the-site';
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ environment: { OPERATIONS_KEY: KEY } });
});
afterAll(() => test.close());

async function readiness() {
  const reply = await test.app.inject({ url: '/readyz', headers: { authorization: `Bearer ${KEY}` } });
  return { code: reply.statusCode, ...reply.json() };
}

const rename = (from: string, to: string) =>
  sql`UPDATE migration SET name = ${to} WHERE name = ${from}`.execute(test.deps.database);

it('a database without all tables of this version is told, and sends visitors elsewhere', async () => {
  await rename('0023_invoices.sql', 'x');
  expect(await readiness()).toMatchObject({ code: 503, status: 'not ready', database: true, schema: false });
  await rename('x', '0023_invoices.sql');
  expect(await readiness()).toMatchObject({ code: 200, status: 'ready', schema: true });
});
