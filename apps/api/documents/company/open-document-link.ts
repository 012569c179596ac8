import type { CallData } from '@nolo/contract/endpoint.ts';
import type { linkedDocuments as endpoint } from '@nolo/contract/document-links.ts';
import { documentsOpenUntil } from '@nolo/domain/booking/document-access.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { DriverNames } from '../../bookings/booking-driver-store.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { findImages } from '../profile-store.ts';
import { keepForBrowser, type LinkedBooking } from './document-link-store.ts';
import { insertLook } from './document-access-log-store.ts';
import { hashesOf, linkedDocuments, shownKinds, type OpenedLink } from './linked-documents.ts';

type Shown = { documents: CallData<typeof endpoint>; accountId: string; companyId: number };

/**
 * What a company sees of a live booking by a mailed link. The first browser keeps the link, so that a mail that is
 * passed on opens nothing afterwards; each opening is written down for the renter to read.
 * @throws AppError `booking.documents_link_invalid`
 */
export async function openDocumentLink(deps: Deps, caller: Caller, link: OpenedLink): Promise<Shown> {
  const now = deps.clock.now();
  return inTransaction(deps.database, async (transaction) => {
    await keepForBrowser(transaction, hashesOf(link));
    const booking = await linkedDocuments(deps, transaction, caller, link);
    const { id: bookingId, accountId, companyId } = booking;
    const shown = shownKinds(booking);
    const images = (await findImages(transaction, accountId)).map(({ kind }) => kind);
    await insertLook(transaction, { accountId, bookingId, companyId, at: now });
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
