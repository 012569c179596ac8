import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { frontFits, type DocumentReading } from '@nolo/domain/identity/judge-document.ts';
import { parseMachineReadableZone } from '@nolo/domain/identity/machine-readable-zone.ts';
import type { DocumentReader } from '@nolo/document-reader/document-reader.ts';
import type { DocumentKind, DocumentType } from '@nolo/domain/identity/documents.ts';

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

/** Nothing to be made out: a person looks at it. */
export const UNREADABLE: DocumentReading = {
  zone: null,
  sureness: 0,
  isPhotograph: true,
  isFrontRight: false,
};
