import type { BrowserStorage } from './browser-storage.ts';

/** What a reply's whole seconds cannot tell, and a slow way. */
const TOLERANCE_MS = 5000;
const KEY = 'server_clock';

/**
 * By how much the server's clock is ahead of this device's (docs/specification/time-and-days.md 1). The last difference that
 * is known stands in a storage, and counts without a network too.
 */
export function createServerClock(storage: BrowserStorage) {
  let aheadMs = Number(storage.read(KEY));

  function noteAhead(ms: number): void {
    aheadMs = Math.round(ms);
    storage.write(KEY, String(aheadMs));
  }

  return {
    now: (): Date => new Date(Date.now() + aheadMs),
    noteAhead,
    /**
     * A reply's `date` against the device's clock, which may have been set since. `tookMs`: from sending to the reply.
     */
    noteReplyTime: (date: string | null, tookMs: number): void => {
      const repliedAheadMs = Date.parse(date ?? '') - Date.now();
      if (Math.abs(repliedAheadMs - aheadMs) > TOLERANCE_MS + tookMs) noteAhead(repliedAheadMs);
    },
    /** Reads again what stands in the storage. */
    restore: (): void => {
      aheadMs = Number(storage.read(KEY));
    },
  };
}
