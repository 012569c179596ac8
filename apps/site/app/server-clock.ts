import { tabStorage } from '@nolo/ui/browser-storage.ts';
import { createServerClock } from '@nolo/ui/server-clock.ts';

const clock = createServerClock(tabStorage);

/** A reply's `date` against the device's clock. */
export const { noteReplyTime } = clock;

/**
 * The time in the browser by the server's clock (docs/specification/time-and-days.md 1). Loaders on the server have
 * `nowOf(context)`.
 */
export function serverNow(): Date {
  if (typeof document === 'undefined') throw new Error('The server takes the time from nowOf(context).');
  return clock.now();
}

/**
 * Compares this device's clock with what the page says, once. A page that the browser takes out of its own memory was
 * written at another time: what the page before it told counts, and the device's clock where none did.
 */
export function noteServerClock(): void {
  const [visit] = performance.getEntriesByType('navigation').filter(isNavigation);
  const writtenAt = Date.parse(document.documentElement.dataset['now'] ?? '');
  const isNew = visit !== undefined && visit.type !== 'back_forward' && !Number.isNaN(writtenAt);
  // By Date.now alone: performance.timeOrigin does not follow a clock that is set while the browser runs.
  if (isNew) clock.noteAhead(writtenAt - (Date.now() - performance.now() + visit.responseStart));
  else clock.restore();
}

const isNavigation = (entry: PerformanceEntry) => entry instanceof PerformanceNavigationTiming;
