import type { Database } from '../../platform/database.ts';
import { Fleet } from './fleet.ts';
import { MOST_CHANGES, readCarsAfter, readChangesSince, readLastCar, type FleetNews } from './fleet-store.ts';

/** Some 180 bytes each with five holds: the groups of larger fleets are counted by the database. */
const MOST_CARS = 2_000_000;
/** From the beginning of one filling to the next: one that ends in nothing is not begun again with each map. */
const FILL_EVERY_MS = 60_000;

/** `seen`: all transactions before this one are in it. */
type Filled = { fleet: Fleet; seen: string };

/**
 * This process's copy of all cars. What cannot be brought up to date at once is thrown away: the database counts until
 * the copy is filled anew.
 */
export class FleetCopy {
  readonly #database: Database;
  #filled: Filled | null = null;
  #filling: Promise<void> | null = null;
  #fillsAgainAt = 0;
  /** Another one once the copy was thrown away: what is being read for the one before is not used. */
  #era = {};
  #look: Promise<unknown> = Promise.resolve();
  #nextLook: Promise<Fleet | null> | null = null;
  #report: (error: unknown) => void = () => undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Called with why the copy could not be filled or brought up to date. */
  onFailure(report: (error: unknown) => void): void {
    this.#report = report;
  }

  /** The fleet with all that was committed before this call; null: the copy is not filled. */
  async current(): Promise<Fleet | null> {
    if (this.#filled === null) return null;
    // One look for changes after the other; who comes during one waits for the next, together with all others.
    if (this.#nextLook === null) {
      this.#nextLook = this.#look.then(() => this.#bringUpToDate());
      this.#look = this.#nextLook;
    }
    return this.#nextLook;
  }

  /** Without waiting for it; not while it is being filled, nor soon after. */
  fillSoon(): void {
    const now = performance.now();
    if (this.#filled !== null || this.#filling !== null || now < this.#fillsAgainAt) return;
    this.#fillsAgainAt = now + FILL_EVERY_MS;
    this.fill().catch((error: unknown) => this.#report(error));
  }

  /** Reads all cars, a batch at a time. */
  async fill(): Promise<void> {
    if (this.#filled !== null) return;
    this.#filling ??= this.#fill().finally(() => (this.#filling = null));
    await this.#filling;
  }

  /** The database may be another one now, or the same as it was earlier. */
  forget(): void {
    this.#filled = null;
    this.#era = {};
  }

  async #fill(): Promise<void> {
    if ((await readLastCar(this.#database)) > MOST_CARS) return;
    const era = this.#era;
    const fleet = new Fleet();
    let batch = await readCarsAfter(this.#database, null);
    // What changes from here on is read with the first changes.
    const { seen } = batch;
    while (batch.car_id.length > 0) {
      if (era !== this.#era) return;
      fleet.write(batch);
      batch = await readCarsAfter(this.#database, batch);
    }
    if (era === this.#era) this.#filled = { fleet, seen };
  }

  async #bringUpToDate(): Promise<Fleet | null> {
    this.#nextLook = null;
    const filled = this.#filled;
    if (filled === null) return null;
    try {
      const news = await readChangesSince(this.#database, filled.seen);
      if (filled !== this.#filled) return null;
      if (follows(news, filled.seen)) return write(news, filled);
    } catch (error) {
      this.#report(error);
    }
    if (filled === this.#filled) this.forget();
    return null;
  }
}

/** Transactions counted from an earlier one on are those of a database that was set back. */
function follows(news: FleetNews, seen: string): boolean {
  return (
    BigInt(news.seen) >= BigInt(seen) &&
    Math.max(news.car_id.length, news.gone.length) <= MOST_CHANGES &&
    news.car_id.every((id) => id <= MOST_CARS)
  );
}

function write(news: FleetNews, filled: Filled): Fleet {
  filled.fleet.write(news);
  filled.fleet.remove(news.gone);
  filled.seen = news.seen;
  return filled.fleet;
}

const copies = new WeakMap<Database, FleetCopy>();

export function fleetCopyOf(database: Database): FleetCopy {
  const copy = copies.get(database) ?? new FleetCopy(database);
  copies.set(database, copy);
  return copy;
}
