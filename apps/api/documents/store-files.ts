import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { deleteOrphanedDocuments } from './delete-orphaned-documents.ts';

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

/** One of them. */
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
    for (const { bytes, storageKey } of named) await documents.put(bytes, storageKey);
  } catch (error) {
    await deleteOrphanedDocuments({ database, documents }, storageKeys).catch(() => undefined); // then the job does
    throw error;
  }
}
