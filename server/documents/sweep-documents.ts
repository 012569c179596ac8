import type { Deps } from '../deps.ts';
import { findUsedKeys } from './profile-store.ts';

/**
 * Deletes those files that no image stands under (any more): replaced ones, and what an upload that failed or was
 * cut off left behind. Asks the database first, so it can run at any time and as often as it likes.
 */
export async function sweepDocuments(
  { database, documents }: Pick<Deps, 'database' | 'documents'>,
  storageKeys: string[],
): Promise<void> {
  const used = new Set(await findUsedKeys(database, storageKeys));
  for (const storageKey of storageKeys) {
    if (!used.has(storageKey)) await documents.delete(storageKey);
  }
}
