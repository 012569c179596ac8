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
  if (isNew) {
    aheadMs = Math.round(writtenAt - performance.timeOrigin - visit.responseStart);
    tabStorage.write(key, String(aheadMs));
  } else aheadMs = Number(tabStorage.read(key));
}

const isNavigation = (entry: PerformanceEntry) => entry instanceof PerformanceNavigationTiming;
