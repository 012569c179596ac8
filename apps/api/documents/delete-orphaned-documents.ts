import type { Deps } from '../deps.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { mayDeleteFiles } from '../platform/file-lock-store.ts';
import { findUsedKeys } from './profile-store.ts';

/** A backup is under way; the job tries again later. */
class FilesStay extends Error {
  constructor() {
    super('a backup is under way: no file is deleted');
  }
}

/**
 * Deletes those files that no image stands under (any more): replaced ones, and what an upload that failed or was
 * cut off left behind. Asks the database first, so it can run at any time and as often as it likes.
 */
export async function deleteOrphanedDocuments(
  { database, documents }: Pick<Deps, 'database' | 'documents'>,
  storageKeys: string[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (!(await mayDeleteFiles(transaction))) throw new FilesStay();
    const used = new Set(await findUsedKeys(transaction, storageKeys));
    for (const storageKey of storageKeys) {
      if (!used.has(storageKey)) await documents.delete(storageKey);
    }
  });
}
