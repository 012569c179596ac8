import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Key } from '../platform/sealing/keyring.ts';
import { seal, unseal } from '../platform/sealing/seal.ts';
import type { SharedStore, Unlock } from '../platform/shared-store.ts';
import type { KeptPage } from './kept-page.ts';
import type { Made } from './page-cache.ts';
import { packPage, readPacked, unpackPage, type PageHead, type PageMarks } from './packed-page.ts';

type Page = Made<KeptPage>;
type Make = () => Promise<Page>;

type Given = {
  store: SharedStore;
  /** Of pages alone, and of this build: what was sealed with another does not open. */
  key: Key;
  keepMs: number;
  /** Null: what was changed last is not known, and nothing can be shared. */
  marks: () => PageMarks | null;
};

/** Most pages are made in less. Who has waited so long makes it as well. */
const WAIT_FOR_OTHERS_MS = 1_000;
const LOOK_EVERY_MS = 25;

/**
 * Pages that processes make for each other. They lie sealed under a name that says nothing: who can read Valkey learns
 * nothing, and who can write to it puts no word and no script into a page. A page counts only where the same changes have
 * been heard as where it was made.
 */
export class SharedPages {
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Takes the page that another process has made, else has it made and leaves it for the others. */
  async get(address: string, make: Make): Promise<Page> {
    const { store, key, marks } = this.#given;
    const now = marks();
    if (now === null) return make();
    const name = createHmac('sha256', key.secret).update(address).digest('base64url');
    const known = await this.#look(name, now);
    if (known !== null) return known;
    // Nobody waits for a page that could not be taken.
    const lock = `${name}-${now.catalogue}-${now.holds}`;
    const unlock = await store.lock(lock);
    if (unlock !== null) return this.#makeForAll(name, now, { make, unlock });
    return (await this.#isMadeByOthers(lock)) ? ((await this.#look(name, now)) ?? make()) : make();
  }

  async #look(name: string, now: PageMarks): Promise<Page | null> {
    const { store, key, keepMs } = this.#given;
    const found = await store.find(name);
    if (found === null) return null;
    const page = await open(key, name, { bytes: found.bytes, now });
    return page && { page, isKept: true, leftMs: Math.min(found.leftMs, keepMs) };
  }

  /** Whether the lock has ended, with a page or without. */
  async #isMadeByOthers(lock: string): Promise<boolean> {
    const end = performance.now() + WAIT_FOR_OTHERS_MS;
    while (performance.now() < end) {
      await pause(LOOK_EVERY_MS);
      if (!(await this.#given.store.isLocked(lock))) return true;
    }
    return false;
  }

  async #makeForAll(
    name: string,
    now: PageMarks,
    { make, unlock }: { make: Make; unlock: Unlock },
  ): Promise<Page> {
    try {
      const made = await make();
      // Nobody who waits for the page waits for this, and a page that cannot be left is made by others as well.
      void this.#leave(name, made, now)
        .catch(() => undefined)
        .then(unlock);
      return made;
    } catch (error) {
      void unlock();
      throw error;
    }
  }

  async #leave(name: string, { page, isKept }: Page, now: PageMarks): Promise<void> {
    if (!isKept || !page.isPublic) return;
    const { store, key, keepMs } = this.#given;
    await store.put(name, seal(key, name, await packPage(page, now)), keepMs);
  }
}

/** Null: not ours, of another build, or made after other changes. */
async function open(
  key: Key,
  name: string,
  { bytes, now }: { bytes: Buffer; now: PageMarks },
): Promise<KeptPage | null> {
  try {
    const packed = readPacked(unseal(key, name, bytes));
    return isMadeAfter(packed.head, now) ? await unpackPage(packed) : null;
  } catch {
    return null;
  }
}

function isMadeAfter({ marks, saysWhatIsFree }: PageHead, now: PageMarks): boolean {
  return marks.catalogue === now.catalogue && (!saysWhatIsFree || marks.holds === now.holds);
}
