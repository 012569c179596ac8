import { dateOf, type LocalDate } from '../calendar/local-date-time.ts';

/**
 * The last day of a document that has none, as cards say it that are printed with 31.12.9999: later than every rental,
 * so that whatever compares days need not know of it (docs/specification/accounts.md 5).
 */
export const NO_EXPIRY = '9999-12-31' as LocalDate;

/** Spanish cards are printed with 01.01.9999, others with another day of that year. */
export function hasNoEnd(expiresOn: string): boolean {
  return expiresOn.startsWith('9999-');
}

/** As it is stored; null: nobody has said it, which is not the same as none. */
export function lastDay(expiresOn: string | null): LocalDate | null {
  if (expiresOn === null) return null;
  return hasNoEnd(expiresOn) ? NO_EXPIRY : dateOf(expiresOn);
}

/** Images a renter uploads (docs/specification/accounts.md 5). */
export const documentKinds = [
  'photo',
  'passport',
  'document_front',
  'document_back',
  'driving_licence_front',
  'driving_licence_back',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** By what a renter identifies themselves; `otherDocument` is an identity card. */
export const documentTypes = ['passport', 'otherDocument'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** missing: something is still to be uploaded; uploaded: waits for review; verified; rejected: with a reason. */
export const documentsStatuses = ['missing', 'uploaded', 'verified', 'rejected'] as const;
export type DocumentsStatus = (typeof documentsStatuses)[number];

/**
 * True when documents have to be uploaded before booking; waiting for review is enough
 * (docs/specification/accounts.md 5).
 */
export function lacksDocuments(status: DocumentsStatus): status is 'missing' | 'rejected' {
  return status === 'missing' || status === 'rejected';
}

const licence = ['driving_licence_front', 'driving_licence_back'] as const;
const identity = { passport: ['passport'], otherDocument: ['document_front', 'document_back'] } as const;

export type NeededImage = (typeof licence | (typeof identity)[DocumentType])[number];

/** Images that a profile can have besides a portrait, and the portrait, which nothing needs. */
export type ProfileImage = NeededImage | 'photo';

/** The images that the chosen identity document and the licence need (docs/specification/accounts.md 5). */
export function neededImages(type: DocumentType): NeededImage[] {
  return [...identity[type], ...licence];
}

/** Pixels of the longest side below which nobody can read a document; what is only looked at needs less. */
export const READABLE_SIDE = 600;
export const SEEN_SIDE = 200;

/** Bytes of one picture; larger uploads answer 413. */
export const DOCUMENT_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
