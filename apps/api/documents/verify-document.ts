import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import type { DocumentReading } from '@nolo/domain/identity/judge-document.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { HelperBroken } from '../platform/helpers/helper.ts';
import { documentReader } from './ask-reader.ts';
import { readDocument, UNREADABLE } from './read-document.ts';
import { findVerificationById, saveProgress, saveReading } from './verification-store.ts';

/** Percent shown when the reader has begun, and when it has read the page and goes on with a card's front. */
const BEGUN = 15;
const PAGE_READ = 60;

type Work = Pick<Deps, 'clock' | 'database' | 'documents' | 'jobs' | 'vault'>;

async function readPictures(
  { clock, database, documents }: Work,
  verificationId: string,
  [pageKey = '', frontKey]: string[],
): Promise<DocumentReading> {
  const page = await documents.get(pageKey);
  const front = frontKey === undefined ? null : await documents.get(frontKey);
  if (page === null || (frontKey !== undefined && front === null)) return UNREADABLE;
  const today = dateInItaly(clock.now());
  try {
    return await readDocument({ page, front }, documentReader, today, () =>
      saveProgress(database, verificationId, PAGE_READ),
    );
  } catch (error) {
    // A picture that crashes the reader is none for a machine.
    if (error instanceof HelperBroken) return UNREADABLE;
    throw error;
  }
}

/** Background work: reads the pictures, keeps what was found, and lets the pictures go. Runs twice without harm. */
export async function verifyDocument(
  deps: Work,
  { verificationId }: { verificationId: string },
): Promise<void> {
  const { database, jobs, vault } = deps;
  const order = await findVerificationById(database, vault, verificationId);
  // Replaced by a newer picture, or read already.
  if (order === null || order.reading !== null) return;
  const { storageKeys } = order;
  await saveProgress(database, verificationId, BEGUN);
  const reading = await readPictures(deps, verificationId, storageKeys);
  await inTransaction(database, async (transaction) => {
    await saveReading(transaction, vault, verificationId, reading);
    await jobs.send(transaction, 'sweep-documents', { storageKeys });
  });
}
