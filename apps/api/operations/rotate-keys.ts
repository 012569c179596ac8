import type { Deps } from '../deps.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { SEALED_PLACES, type SealedPlace } from '../platform/sealing/vault.ts';
import { countSealedValues, lockOtherwiseSealed, putSealed } from './sealed-rows-store.ts';

type RotateDeps = Pick<Deps, 'database' | 'documents' | 'vault'>;

export type Rotated = { values: number; files: number };

type Options = {
  /** Rows sealed anew in one transaction: a renter who saves at that moment waits for no more than these. */
  batch?: number;
  /** Told after each batch of values and each file. */
  progress?: (done: Rotated) => void;
};

const BATCH = 100;
/** Before every other one. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type ResealOptions = { batch: number; report: (count: number) => void };

async function resealPlace(
  { database, vault }: Pick<Deps, 'database' | 'vault'>,
  place: SealedPlace,
  { batch, report }: ResealOptions,
): Promise<void> {
  let after = FIRST_ID;
  for (;;) {
    const rows = await inTransaction(database, async (transaction) => {
      const found = await lockOtherwiseSealed(transaction, place, {
        prefix: vault.currentPrefix,
        after,
        limit: batch,
      });
      for (const { id, owner, value } of found) {
        const text = vault.open(place, owner, value);
        await putSealed(transaction, place, id, vault.seal(place, owner, text));
      }
      return found;
    });
    report(rows.length);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = last.id;
  }
}

/**
 * Seals everything with the key in use that an older one sealed, while the site serves: values in batches, then
 * files one by one. Stopped in the middle, it goes on where it was.
 */
export async function rotateKeys(deps: RotateDeps, options: Options = {}): Promise<Rotated> {
  const { batch = BATCH, progress } = options;
  const done: Rotated = { values: 0, files: 0 };
  const report = (count: number) => {
    done.values += count;
    progress?.({ ...done });
  };
  for (const place of SEALED_PLACES) {
    await resealPlace(deps, place, { batch, report });
  }
  for await (const storageKey of deps.documents.storageKeys()) {
    if (!(await deps.documents.reseal(storageKey))) continue;
    done.files += 1;
    progress?.({ ...done });
  }
  return done;
}

/** What each key seals; an older key that seals nothing may leave the configuration. */
export async function countByKey({
  database,
  documents,
}: Pick<Deps, 'database' | 'documents'>): Promise<Map<string, Rotated>> {
  const counts = new Map<string, Rotated>();
  const of = (key: string): Rotated => {
    const found = counts.get(key) ?? { values: 0, files: 0 };
    counts.set(key, found);
    return found;
  };
  for (const [key, values] of await countSealedValues(database)) of(key).values += values;
  for await (const storageKey of documents.storageKeys()) {
    const key = await documents.keyIdOf(storageKey);
    // A picture that was replaced while the files were listed is gone by now.
    if (key !== null) of(key).files += 1;
  }
  return counts;
}
