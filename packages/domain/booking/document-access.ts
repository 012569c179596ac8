import { neededImages, type DocumentKind, type DocumentType } from '../identity/documents.ts';
import type { BookingStatus } from './booking-state.ts';
import { isFinished, isLive } from './booking-state.ts';

/** How long the link mailed to a company shows a booking's documents. */
export const DOCUMENT_LINK_MINUTES = 30;

/**
 * Nobody can have us fill a company's mailbox: links that live at a time, for one booking and for all of them together.
 * Who may not have another one has one that lives.
 */
export const MAX_LIVING_DOCUMENT_LINKS = { booking: 3, company: 60 } as const;

/** What a mailed token looks like; `newToken` makes it. No name of a place on a page is as long. */
export const LINK_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** After the return a company may still compare a damage or a fine with who drove. */
export const DOCUMENTS_HOURS_AFTER_RETURN = 48;

const HOUR_MS = 3_600_000;

/** The pictures a company may see: those of the document in use and of the licence, and the portrait. */
export function shownDocuments(type: DocumentType | null): readonly DocumentKind[] {
  return type === null ? [] : [...neededImages(type), 'photo'];
}

export type DocumentAccess = {
  status: BookingStatus;
  /** The agreed return. */
  endsAt: Date;
  /** When the company first noted that the car is back; null while it has not. */
  returnedAt: Date | null;
};

/**
 * The moment from which a booking's company may no longer see its renter's documents; null when it may not see them at
 * all. Live is from the payment until the car is back (docs/specification/accounts.md 5), and the hours after; a
 * company that never notes the return has them until as long after the agreed one. A return noted later than that opens
 * nothing anew: never are they open for longer than twice those hours after the agreed return.
 */
export function documentsOpenUntil({ status, endsAt, returnedAt }: DocumentAccess): Date | null {
  if (!isLive(status) && !isFinished(status)) return null;
  const unnoted = hoursAfter(endsAt);
  const isNoted = isFinished(status) && returnedAt !== null && returnedAt < unnoted;
  return isNoted ? hoursAfter(returnedAt) : unnoted;
}

const hoursAfter = (back: Date) => new Date(back.getTime() + DOCUMENTS_HOURS_AFTER_RETURN * HOUR_MS);

/** Whether the booking's company may see its renter's documents now: asked anew for every picture. */
export function areDocumentsOpen(booking: DocumentAccess, now: Date): boolean {
  const until = documentsOpenUntil(booking);
  return until !== null && now < until;
}
