import type { CallData } from '@nolo/contract/endpoint.ts';
import type { linkedDocuments as endpoint } from '@nolo/contract/document-links.ts';
import {
  documentsOpenUntil,
  areDocumentsOpen,
  shownDocuments,
} from '@nolo/domain/booking/document-access.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import type { DriverNames } from '../../bookings/booking-driver-store.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../platform/caller.ts';
import { AppError } from '../../platform/app-error.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findImages } from '../profile-store.ts';
import { openImage } from '../open-image.ts';
import {
  bindToBrowser,
  findLinkedDocuments,
  insertDocumentAccess,
  type LinkedBooking,
} from './document-link-store.ts';

type Shown = { documents: CallData<typeof endpoint>; accountId: string; companyId: number };

/**
 * What a company sees of a live booking by a mailed link. The first browser keeps the link, so that a mail that is
 * passed on opens nothing afterwards; each opening is written down for the renter to read.
 * @throws AppError `booking.documents_link_invalid`
 */
export async function openDocumentLink(deps: Deps, caller: Caller, link: OpenedLink): Promise<Shown> {
  const now = deps.clock.now();
  return inTransaction(deps.database, async (transaction) => {
    await bindToBrowser(transaction, hashesOf(link));
    const booking = await linkedDocuments(deps, transaction, caller, link);
    const { id: bookingId, accountId, companyId } = booking;
    const shown = shownDocuments(booking.documentType);
    const images = (await findImages(transaction, accountId)).map(({ kind }) => kind);
    await insertDocumentAccess(transaction, { accountId, bookingId, companyId, at: now });
    return {
      accountId,
      companyId,
      documents: { ...present(booking, now), images: shown.filter((kind) => images.includes(kind)) },
    };
  });
}

const fullName = ({ firstName, lastName }: DriverNames) => `${firstName} ${lastName}`;

/** The link's end, or that of the documents where it comes first. */
function closingOf(booking: LinkedBooking): Date {
  const { linkExpiresAt } = booking;
  const until = documentsOpenUntil(booking);
  return until !== null && until < linkExpiresAt ? until : linkExpiresAt;
}

function present(booking: LinkedBooking, now: Date): Omit<Shown['documents'], 'images'> {
  const { number, company, car, pickup, timeZone } = booking;
  const closesAt = closingOf(booking);
  return {
    number,
    company,
    car,
    pickup,
    start_date: booking.pickupLocal,
    end_date: booking.returnLocal,
    renter: fullName(booking.renter),
    drivers: booking.drivers.map(fullName),
    documents_status: booking.documentsStatus,
    document_type: booking.documentType,
    document_expiry_date: booking.documentExpiresOn,
    dl_expiry_date: booking.licenceExpiresOn,
    closes_at: toLocal(closesAt.toISOString(), timeZone),
    seconds_left: Math.floor((closesAt.getTime() - now.getTime()) / 1000),
  };
}

/** The mailed token, and what the browser made up when it opened the link. */
type OpenedLink = { token: string; browser: string };

const hashesOf = ({ token, browser }: OpenedLink) => ({
  hash: hashToken(token),
  browserHash: hashToken(browser),
});

/**
 * The booking whose documents a link shows now.
 * @throws AppError `booking.documents_link_invalid` whatever the reason: nothing of the booking can be read in the answer
 */
async function linkedDocuments(
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
  if (!shownDocuments(booking.documentType).includes(kind)) throw new AppError('document.not_found');
  const { accountId, companyId } = booking;
  return { jpeg: await openImage(deps, booking, { kind }), accountId, companyId };
}
