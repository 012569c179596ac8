import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { createMetrics } from './metrics.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());

it('a count that is wrong fails, and is not left out as if the database were away', async () => {
  const figures = createMetrics(Fastify(), test.deps);
  expect(await figures.metrics()).toContain('nolo_bookings');
  await sql`ALTER TABLE booking RENAME TO booking_gone`.execute(test.deps.database);
  await expect(figures.metrics()).rejects.toThrow('"booking" does not exist');
});
