import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { noteReplyTime, noteServerClock } from '../../app/server-clock.ts';
import { HoldCountdown } from './hold-countdown.tsx';

const MINUTE_MS = 60_000;
/** What the server's clock shows when the page is written, and its own half hour. */
const NOW = Date.parse('2027-03-26T09:00:00Z');
const expiresAt = new Date(NOW + 30 * MINUTE_MS).toISOString();

class Navigation {
  readonly type = 'navigate';
  readonly responseStart = 0;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the page on a device whose clock is `wrongMs` ahead; the browser was started before that. */
function open(wrongMs: number) {
  vi.setSystemTime(NOW + wrongMs);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Navigation() as never]);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  document.documentElement.dataset['now'] = new Date(NOW).toISOString();
  noteServerClock();
  renderPage(
    <HoldCountdown expiresAt={expiresAt} timeZone="Europe/Rome" onEnd={vi.fn<() => void>()} />,
    '/en',
  );
}
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const left = () => screen.getByRole('timer').textContent;

test.each([40, -120, 0])('%i minutes ahead, the device shows what the server’s clock leaves', (minutes) => {
  open(minutes * MINUTE_MS);
  expect(left()).toBe('30:00');
  wait(MINUTE_MS);
  expect(left()).toBe('29:00');
});

test('a clock that is set while the page is open counts by the next reply', () => {
  open(0);
  vi.setSystemTime(NOW - 120 * MINUTE_MS);
  noteReplyTime(new Date(NOW + MINUTE_MS).toUTCString(), 300);
  wait(1000);
  expect(left()).toBe('28:59');
});

test('a reply’s whole seconds and a slow way move nothing', () => {
  open(0);
  noteReplyTime(new Date(NOW - 20_000).toUTCString(), 18_000);
  noteReplyTime(null, 0);
  wait(1000);
  expect(left()).toBe('29:59');
});
