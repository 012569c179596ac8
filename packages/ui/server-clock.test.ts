import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BrowserStorage } from './browser-storage.ts';
import { createServerClock } from './server-clock.ts';

const NOW = Date.parse('2027-03-26T09:00:00Z');
const DAY_MS = 86_400_000;

function storage(): BrowserStorage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => (value === null ? kept.delete(key) : kept.set(key, value)),
    keys: () => [...kept.keys()],
    clear: () => kept.clear(),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW + 2 * DAY_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a device that is two days ahead tells the server’s time, also when it is opened again without a network', () => {
  const device = storage();
  const clock = createServerClock(device);
  expect(clock.now().getTime()).toBe(NOW + 2 * DAY_MS);
  clock.noteReplyTime(new Date(NOW).toUTCString(), 300);
  expect(clock.now().getTime()).toBe(NOW);
  expect(createServerClock(device).now().getTime()).toBe(NOW);
});

test('a reply’s whole seconds, a slow way and no date move nothing', () => {
  const clock = createServerClock(storage());
  clock.noteReplyTime(new Date(NOW + 2 * DAY_MS - 20_000).toUTCString(), 18_000);
  clock.noteReplyTime(null, 0);
  expect(clock.now().getTime()).toBe(NOW + 2 * DAY_MS);
});
