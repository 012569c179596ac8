import { expect, it } from 'vitest';
import { followClock } from './clock.ts';

const HOUR_MS = 3_600_000;

it('two machines whose clocks differ by an hour agree on the database’s time', async () => {
  const there = Date.now() + HOUR_MS;
  const began = performance.now();
  const clock = await followClock(async () => new Date(there + performance.now() - began));
  expect(Math.abs(clock.now().getTime() - Date.now() - HOUR_MS)).toBeLessThan(1_000);
  clock.stop();
});

it('without an answer a process goes by its own', async () => {
  const clock = await followClock(() => Promise.reject(new Error('the database is away')));
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000);
  clock.stop();
});
