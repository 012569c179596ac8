import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetVisitorId, visitorId } from './visitor-id.ts';

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2027-03-01T10:00:00Z');

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('is sixteen hexadecimal digits, as Matomo takes them', () => {
  expect(visitorId(FIRST)).toMatch(/^[0-9a-f]{16}$/);
});

test('is the same for thirteen months after the first visit, however often they come, and then another', () => {
  const first = visitorId(FIRST);
  for (const days of [1, 100, 394]) expect(visitorId(FIRST + days * DAY_MS)).toBe(first);
  const second = visitorId(FIRST + 395 * DAY_MS);
  expect(second).not.toBe(first);
  expect(visitorId(FIRST + 700 * DAY_MS)).toBe(second);
});

test('one of unknown age, as earlier pages wrote it, is replaced', () => {
  localStorage.setItem('visitor_id', '0123456789abcdef');
  expect(visitorId(FIRST)).not.toBe('0123456789abcdef');
});

test('is another once consent was taken back', () => {
  const first = visitorId(FIRST);
  forgetVisitorId();
  expect(visitorId(FIRST)).not.toBe(first);
});
