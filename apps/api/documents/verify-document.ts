import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import { frontFits, type DocumentReading } from '@nolo/domain/identity/judge-document.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { parseMachineReadableZone } from '@nolo/domain/identity/machine-readable-zone.ts';
import type { DocumentReader } from '@nolo/document-reader/document-reader.ts';
import type { DocumentKind, DocumentType } from '@nolo/domain/identity/documents.ts';
import type { Deps } from '../deps.ts';
import { HelperBroken } from '../platform/helpers/helper.ts';
import { documentReader } from './ask-reader.ts';
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

/** A page with a zone; for a card its front too, where no zone is. */
type DocumentPictures = { page: Uint8Array; front: Uint8Array | null };

/** Reads a document: the zone decides, and the front of a card has to belong to it. */
export async function readDocument(
  { page, front }: DocumentPictures,
  reader: DocumentReader,
  today: LocalDate,
  onPage: () => Promise<void> = async () => undefined,
): Promise<DocumentReading> {
  const { zoneText, sureness, isPhotograph } = await reader.page(page);
  const zone = zoneText === null ? null : parseMachineReadableZone(zoneText, today);
  const base = { zone, sureness, isPhotograph };
  if (front === null) return { ...base, isFrontRight: true };
  // A front cannot save a back that is in doubt.
  if (zone?.isValid !== true || !isPhotograph) return { ...base, isFrontRight: false };
  await onPage();
  return { ...base, isFrontRight: frontFits(await reader.text(front), zone) };
}

/** The pictures that are read, the page with the zone first. */
export const readKinds: Record<DocumentType, readonly DocumentKind[]> = {
  passport: ['passport'],
  otherDocument: ['document_back', 'document_front'],
};

/** The reading of an unreadable document, which a person has to review. */
export const UNREADABLE: DocumentReading = {
  zone: null,
  sureness: 0,
  isPhotograph: true,
  isFrontRight: false,
};
