import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { reportVitals, vitalsPage } from './report-vitals.ts';

const clock = testClock(new Date('2027-03-26T10:00:00Z'));
let nolo: TestApp;

beforeAll(async () => {
  nolo = await createTestApp({ work: false, clock });
});
afterAll(() => nolo.close());

const send = async (metrics: Record<string, number>, page = 'home') =>
  (
    await nolo.app.inject({
      method: 'POST',
      url: '/api/v1/website/web-vitals',
      payload: { page, device: 'phone', metrics },
    })
  ).statusCode;

test('visits are counted in classes, and the third quarter is reported', async () => {
  for (const LCP of [1000, 1100, 1200, 9000]) expect(await send({ LCP, CLS: 0 })).toBe(201);
  expect(await send({ INP: 700, FID: 40 }, 'car')).toBe(201);
  expect(await send({})).toBe(201);
  const report = await reportVitals(nolo.deps, { days: 28 });
  expect(report).toMatchObject([
    { page: 'car', device: 'phone', metric: 'FID', visits: 1, verdict: 'good' },
    { page: 'car', device: 'phone', metric: 'INP', visits: 1, verdict: 'poor' },
    { page: 'home', metric: 'CLS', visits: 4, p75: 0.001, verdict: 'good' },
    { page: 'home', metric: 'LCP', visits: 4, verdict: 'good' },
  ]);
  expect(report[3]?.p75).toBeGreaterThanOrEqual(1200);
  expect(report[3]?.p75).toBeLessThan(1300);
  const page = vitalsPage(report, 28);
  expect(page).toContain('<td>car</td><td>phone</td><td>INP</td>');
  expect(page).toContain('<td>home</td><td>phone</td><td>CLS</td><td>0.001</td><td>good</td><td>4</td>');
  expect(page).toContain('last 28 days');
  const rows = await nolo.deps.database.selectFrom('web_vital').selectAll().execute();
  expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'page', 'device', 'metric', 'bucket', 'visits']);
});

test('older days are left out', async () => {
  clock.set(new Date('2027-05-26T10:00:00Z'));
  expect(await reportVitals(nolo.deps, { days: 28 })).toEqual([]);
  expect(vitalsPage([], 7)).toContain('No visit was measured.');
});

test.each([[{ LCP: -1 }], [{ LCP: 600_001 }], [{ TBT: 10 }], [{ LCP: 'slow' }]])(
  '%j is malformed',
  async (metrics) => {
    expect(await send(metrics as Record<string, number>)).toBe(400);
  },
);
