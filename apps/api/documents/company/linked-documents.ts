import { areDocumentsOpen } from '@nolo/domain/booking/document-access.ts';
import { neededImages, type DocumentKind } from '@nolo/domain/identity/documents.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Connection } from '@nolo/db/database.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findLinkedDocuments, type LinkedBooking } from './document-link-store.ts';

/** The mailed token, and what the browser made up when it opened the link. */
export type OpenedLink = { token: string; browser: string };

export const hashesOf = ({ token, browser }: OpenedLink) => ({
  hash: hashToken(token),
  browserHash: hashToken(browser),
});

/**
 * The booking whose documents a link shows now.
 * @throws AppError `booking.documents_link_invalid` whatever the reason: nothing of the booking can be read in the answer
 */
export async function linkedDocuments(
  { clock }: Pick<Deps, 'clock'>,
  connection: Connection,
  { website }: Pick<Caller, 'website'>,
  link: OpenedLink,
): Promise<LinkedBooking> {
  const now = clock.now();
  const found = await findLinkedDocuments(connection, { ...hashesOf(link), now, website });
  if (found === null || !areDocumentsOpen(found, now)) throw new AppError('booking.documents_link_invalid');
  return found;
}

/** The pictures a company may see: those of the document in use and of the licence, and the portrait. */
export function shownKinds({ documentType }: Pick<LinkedBooking, 'documentType'>): readonly DocumentKind[] {
  return documentType === null ? [] : [...neededImages(documentType), 'photo'];
}
