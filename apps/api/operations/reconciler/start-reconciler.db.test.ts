import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { countHolds, createCar } from '@nolo/tests/factories/car.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { startReconciler } from './start-reconciler.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

const MINUTE_MS = 60_000;
/** Of a booking that is made now: its half hour, and the five minutes after it. */
const OVERDUE_MINUTES = 35;
const clock = testClock(testNow());
let test: TestApp;

beforeAll(async () => {
  // No job is done here.
  test = await createTestApp({ work: false, clock });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => test.close());

async function overdue(): Promise<number> {
  const { id } = await createCar(test.deps.database);
  const reply = await reserve(test.app, await createRenter(test.deps.database), id, reservationBody());
  expect(reply.statusCode, reply.body).toBe(201);
  clock.advance(OVERDUE_MINUTES);
  expect(await countHolds(test.deps.database, id)).toBe(1);
  return id;
}

const isFree = async (carId: number) => (await countHolds(test.deps.database, carId)) === 0;

it('what no job does is found within five minutes, and nothing once it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reconciler = startReconciler(test.deps, pino({ level: 'silent' }));
  const carId = await overdue();
  vi.advanceTimersByTime(MINUTE_MS);
  await until('the car to be free', () => isFree(carId));
  await reconciler.stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('a run of the reconciler that fails is not the last one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reconciler = startReconciler(test.deps, pino({ level: 'silent' }));
  const carId = await overdue();
  const begin = vi.spyOn(test.deps.database, 'transaction').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  vi.advanceTimersByTime(MINUTE_MS);
  expect(begin).toHaveBeenCalledOnce();
  await until('the car to be free', () => {
    vi.advanceTimersByTime(MINUTE_MS);
    return isFree(carId);
  });
  await reconciler.stop();
});
