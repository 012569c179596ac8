import { tabStorage } from '@nolo/ui/browser-storage.ts';

/** In the tab's storage: by how many milliseconds the server's clock is ahead of this device's. */
const key = 'server_clock';

let aheadMs = 0;

/**
 * The time in the browser by the server's clock (docs/specification/time-and-days.md 1). Loaders on the server have
 * `nowOf(context)`.
 */
export function serverNow(): Date {
  if (typeof document === 'undefined') throw new Error('The server takes the time from nowOf(context).');
  return new Date(Date.now() + aheadMs);
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
  if (isNew) noteAhead(writtenAt - (Date.now() - performance.now() + visit.responseStart));
  else aheadMs = Number(tabStorage.read(key));
}

/** What a reply's whole seconds cannot tell, and a slow way. */
const TOLERANCE_MS = 5000;

/**
 * A reply's `date` against the device's clock, which may have been set since the page was opened. `tookMs`: from sending to
 * the reply.
 */
export function noteReplyTime(date: string | null, tookMs: number): void {
  const repliedAheadMs = Date.parse(date ?? '') - Date.now();
  if (Math.abs(repliedAheadMs - aheadMs) > TOLERANCE_MS + tookMs) noteAhead(repliedAheadMs);
}

function noteAhead(ms: number): void {
  aheadMs = Math.round(ms);
  tabStorage.write(key, String(aheadMs));
}

const isNavigation = (entry: PerformanceEntry) => entry instanceof PerformanceNavigationTiming;
