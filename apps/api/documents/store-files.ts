import { randomUUID } from 'node:crypto';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { settleEach, throwFirst } from '../platform/settle-each.ts';
import { mayDeleteFiles } from '../platform/file-lock-store.ts';
import { findUsedKeys } from './profile-store.ts';

/** A store far away answers three about as fast as one. */
const FILES_AT_ONCE = 3;
/** By then an upload has ended, one way or the other. */
const CLEAN_UP_AFTER_SECONDS = 3600;

/**
 * Stores files whose rows are still to be written, and tells their keys. Before the first byte there is a job that will
 * delete what no row names by then: who is killed half-way, or finds the disk full, cannot be relied on to.
 */
export async function storeFiles(
  deps: Pick<Deps, 'database' | 'documents' | 'jobs'>,
  files: readonly Buffer[],
): Promise<string[]> {
  const named = files.map(withKey);
  await storeNamed(deps, named);
  return named.map(({ storageKey }) => storageKey);
}

/** As `storeFiles`, for one file. */
export async function storeFile(
  deps: Pick<Deps, 'database' | 'documents' | 'jobs'>,
  bytes: Buffer,
): Promise<string> {
  const named = withKey(bytes);
  await storeNamed(deps, [named]);
  return named.storageKey;
}

type Named = { bytes: Buffer; storageKey: string };

const withKey = (bytes: Buffer): Named => ({ bytes, storageKey: randomUUID() });

async function storeNamed(
  { database, documents, jobs }: Pick<Deps, 'database' | 'documents' | 'jobs'>,
  named: readonly Named[],
): Promise<void> {
  const storageKeys = named.map(({ storageKey }) => storageKey);
  if (named.length === 0) return;
  await jobs.send(database, 'sweep-documents', { storageKeys }, { startAfter: CLEAN_UP_AFTER_SECONDS });
  try {
    throwFirst(
      await settleEach(named, FILES_AT_ONCE, ({ bytes, storageKey }) => documents.put(bytes, storageKey)),
    );
  } catch (error) {
    await deleteOrphanedDocuments({ database, documents }, storageKeys).catch(() => undefined); // then the job does
    throw error;
  }
}

/** A backup is under way; the job tries again later. */
class FilesStay extends Error {
  constructor() {
    super('a backup is under way: no file is deleted');
  }
}

/**
 * Deletes those files that no image stands under (any more): replaced ones, and what an upload that failed or was
 * cut off left behind. Asks the database first, so it can run at any time and as often as it likes. A backup that begins
 * between the question and the deletion misses nothing: no row of its database names these files any more.
 */
export async function deleteOrphanedDocuments(
  { database, documents }: Pick<Deps, 'database' | 'documents'>,
  storageKeys: string[],
): Promise<void> {
  const orphaned = await inTransaction(database, async (transaction) => {
    if (!(await mayDeleteFiles(transaction))) throw new FilesStay();
    const used = new Set(await findUsedKeys(transaction, storageKeys));
    return storageKeys.filter((storageKey) => !used.has(storageKey));
  });
  throwFirst(await settleEach(orphaned, FILES_AT_ONCE, (storageKey) => documents.delete(storageKey)));
}
