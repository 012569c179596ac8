import { sql } from 'kysely';
import type { DocumentAccess } from '@nolo/domain/booking/document-access.ts';
import type { DocumentsStatus, DocumentType } from '@nolo/domain/identity/documents.ts';
import type { Connection } from '@nolo/db/database.ts';
import { ofCompany } from '../../platform/tenant-sql.ts';
import { returnedAt } from './document-link-store.ts';

export type PersonWithDocuments = {
  accountId: string;
  name: string;
  documentsStatus: DocumentsStatus;
  documentType: DocumentType | null;
  documentExpiresOn: string | null;
  licenceExpiresOn: string | null;
};

export type BookingWithDocuments = DocumentAccess & { number: string; company: string };

/** A booking of the company that was paid; null for any other. */
export async function findBookingWithDocuments(
  connection: Connection,
  { companyId, id }: { companyId: number; id: string },
): Promise<BookingWithDocuments | null> {
  const row = await connection
    .selectFrom('booking')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .select(['booking.number', 'booking.status', 'booking.ends_at as endsAt', 'company.name as company'])
    .select(returnedAt.as('returnedAt'))
    .where('booking.id', '=', id)
    .where(ofCompany(companyId, 'booking.company_id'))
    .where('booking.paid_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Who drives on a booking and has not left, the renter first. */
export async function listPeopleWithDocuments(
  connection: Connection,
  bookingId: string,
): Promise<PersonWithDocuments[]> {
  const { rows } = await sql<PersonWithDocuments>`
    SELECT account.id AS "accountId", account.first_name || ' ' || account.last_name AS name,
      account.documents_status AS "documentsStatus", account.document_type AS "documentType",
      account.document_expiry_date AS "documentExpiresOn", account.dl_expiry_date AS "licenceExpiresOn"
    FROM booking
    JOIN account ON account.id = booking.account_id OR EXISTS (
      SELECT FROM booking_driver WHERE booking_driver.booking_id = booking.id
        AND booking_driver.driver_id = account.id)
    WHERE booking.id = ${bookingId} AND account.deleted_at IS NULL
    ORDER BY account.id <> booking.account_id, account.first_name, account.id`.execute(connection);
  return rows;
}
