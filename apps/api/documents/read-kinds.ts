import type { DocumentKind, DocumentType } from '@nolo/domain/identity/documents.ts';
import type { DocumentReading } from '@nolo/domain/identity/judge-document.ts';

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
