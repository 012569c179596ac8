import type { Work } from '../api/api-call.ts';
import type { Store } from '../store/store.ts';
import { expireOverdueSessions } from './expire-checkout-session.ts';

// Node's timers cannot wait longer than 2^31 ms; waking up early only means to look again.
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** Expires open sessions at their moment, also those whose moment passed while the sandbox was down. */
export class SessionExpiryTimer {
  readonly #store: Store;
  readonly #atWork: <T>(task: (work: Work) => T) => T;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(
    store: Store,
    { atWork, now }: { atWork: <T>(task: (work: Work) => T) => T; now: () => number },
  ) {
    this.#store = store;
    this.#atWork = atWork;
    this.#now = now;
  }

  start(): void {
    this.#store.onChange(() => this.#schedule());
    this.#expire();
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  #expire(): void {
    this.#atWork(expireOverdueSessions);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer) clearTimeout(this.#timer);
    const open = this.#store.all('checkout.session').filter((session) => session.status === 'open');
    if (open.length === 0 || this.#stopped) return;
    const earliest = Math.min(...open.map((session) => session.expires_at)) * 1000;
    const wait = Math.min(Math.max(earliest - this.#now(), 0), LONGEST_WAIT_MS);
    this.#timer = setTimeout(() => this.#expire(), wait);
  }
}
