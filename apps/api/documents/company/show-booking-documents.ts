import type { CallData } from '@nolo/contract/endpoint.ts';
import type { bookingDocuments } from '@nolo/contract/business/documents.ts';
import { areDocumentsOpen, shownDocuments } from '@nolo/domain/booking/document-access.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { findImages } from '../profile-store.ts';
import {
  findBookingWithDocuments,
  listPeopleWithDocuments,
  type BookingWithDocuments,
} from './booking-documents-store.ts';
import { insertDocumentAccess } from './document-link-store.ts';

/**
 * Whose documents a booking's company may see now, and which pictures there are. Everybody whose they are can read that the
 * company looked.
 * @throws AppError `booking.not_found`, `booking.documents_closed`
 */
export async function showBookingDocuments(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<CallData<typeof bookingDocuments>> {
  const { companyId } = caller;
  const at = clock.now();
  return inTransaction(database, async (transaction) => {
    const { number } = await openBooking(transaction, { companyId, id }, at);
    const people = [];
    for (const person of await listPeopleWithDocuments(transaction, id)) {
      const { accountId, documentType } = person;
      const shown = shownDocuments(documentType);
      const stored = (await findImages(transaction, accountId)).map(({ kind }) => kind);
      await insertDocumentAccess(transaction, { accountId, bookingId: id, companyId, at });
      people.push({
        id: accountId,
        name: person.name,
        documents_status: person.documentsStatus,
        document_expiry_date: person.documentExpiresOn,
        dl_expiry_date: person.licenceExpiresOn,
        images: shown.filter((kind) => stored.includes(kind)),
      });
    }
    await insertAuditEvent(transaction, caller, { action: 'documents_viewed', object: number, at });
    return { number, people };
  });
}

/**
 * A booking of the company whose documents are open at this moment.
 * @throws AppError `booking.not_found`, `booking.documents_closed`
 */
export async function openBooking(
  connection: Connection,
  of: { companyId: number; id: string },
  now: Date,
): Promise<BookingWithDocuments> {
  const booking = await findBookingWithDocuments(connection, of);
  if (booking === null) throw new AppError('booking.not_found');
  if (!areDocumentsOpen(booking, now)) throw new AppError('booking.documents_closed');
  return booking;
}
