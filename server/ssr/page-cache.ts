/** What is kept: anything that knows its size. */
type Sized = { readonly bytes: number };

/** Not kept: an error, a redirect. `leftMs`: of the time that one made elsewhere is kept. */
export type Made<Page> = { page: Page; isKept: boolean; leftMs?: number };

type Entry<Page> = { page: Page; until: number };

/**
 * Pages that are the same for everybody, for a short time. However many ask for one that is not there, it is made
 * once. `clear` forgets all or what is stale, and what is being made from yesterday's data is not kept either.
 */
export class PageCache<Page extends Sized> {
  readonly #keepMs: number;
  readonly #maxBytes: number;
  /** In the order of their last use. */
  readonly #kept = new Map<string, Entry<Page>>();
  #running = new Map<string, Promise<Page>>();
  #bytes = 0;
  #generation = 0;

  constructor({ keepMs, maxBytes }: { keepMs: number; maxBytes: number }) {
    this.#keepMs = keepMs;
    this.#maxBytes = maxBytes;
  }

  async get(key: string, make: () => Promise<Made<Page>>): Promise<Page> {
    const entry = this.#kept.get(key);
    if (entry && performance.now() < entry.until) {
      this.#kept.delete(key);
      this.#kept.set(key, entry);
      return entry.page;
    }
    const running = this.#running.get(key);
    if (running) return running;
    const making = this.#make(key, make);
    this.#running.set(key, making);
    return making;
  }

  clear(isStale: (page: Page) => boolean = () => true): void {
    this.#generation += 1;
    for (const [key, { page }] of this.#kept) if (isStale(page)) this.#forget(key);
    // Those who ask from now on do not wait for what was begun before.
    this.#running = new Map();
  }

  async #make(key: string, make: () => Promise<Made<Page>>): Promise<Page> {
    const [generation, running] = [this.#generation, this.#running];
    try {
      const { page, isKept, leftMs = this.#keepMs } = await make();
      if (isKept && generation === this.#generation) this.#keep(key, page, leftMs);
      return page;
    } finally {
      running.delete(key);
    }
  }

  #keep(key: string, page: Page, forMs: number): void {
    this.#forget(key);
    if (forMs <= 0 || page.bytes > this.#maxBytes) return;
    this.#kept.set(key, { page, until: performance.now() + forMs });
    this.#bytes += page.bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.page.bytes ?? 0;
    this.#kept.delete(key);
  }
}
