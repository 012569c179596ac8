import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/caller.ts';
import { openImage } from '../open-image.ts';
import { linkedDocuments, shownKinds, type OpenedLink } from './linked-documents.ts';

type Opened = { jpeg: Buffer; accountId: string; companyId: number };

/**
 * One picture of a live booking's documents, decrypted, for its company. Everything is asked anew: the link, its browser,
 * the company and whether the booking is still live.
 * @throws AppError `booking.documents_link_invalid`, `document.not_found`
 */
export async function openLinkedImage(
  deps: Deps,
  caller: Caller,
  { kind, ...link }: OpenedLink & { kind: DocumentKind },
): Promise<Opened> {
  const booking = await linkedDocuments(deps, deps.database, caller, link);
  if (!shownKinds(booking).includes(kind)) throw new AppError('document.not_found');
  const { accountId, companyId } = booking;
  return { jpeg: await openImage(deps, booking, { kind }), accountId, companyId };
}
