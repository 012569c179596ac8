import { sql } from 'kysely';
import type { DocumentAccess } from '@nolo/domain/booking/document-access.ts';
import type { DocumentsStatus, DocumentType } from '@nolo/domain/identity/documents.ts';
import type { Connection } from '@nolo/db/database.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { driversOfBooking, type DriverNames } from '../../bookings/booking-driver-store.ts';
import type { RequestWebsite } from '../../platform/request-website.ts';
import { ofWebsite } from '../../platform/tenant-sql.ts';

/** When the company first noted that the car is back, of which an issue found later says nothing; beside a row of `booking`. */
export const returnedAt = sql<Date | null>`(SELECT min(booking_event.at) FROM booking_event
  WHERE booking_event.booking_id = booking.id
    AND booking_event.kind IN ('checked_out', 'checked_out_with_issue'))`;

type CompanyBooking = DocumentAccess & { id: string; companyId: number };

/** The booking of that number whose company has that e-mail address, where the website shows it. */
export async function findCompanyBooking(
  connection: Connection,
  { number, email, website }: { number: string; email: string; website: RequestWebsite },
): Promise<CompanyBooking | null> {
  const row = await connection
    .selectFrom('booking')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select(['booking.id', 'booking.status', 'booking.ends_at as endsAt', returnedAt.as('returnedAt')])
    .select('company.id as companyId')
    .where('booking.number', '=', number)
    .where(sql<boolean>`lower(company.email) = ${email}`)
    .where('account.deleted_at', 'is', null)
    .where(ofWebsite(website, 'booking.company_id'))
    .executeTakeFirst();
  return row ?? null;
}

/** How many links live: to a booking's documents, and to those of its company altogether. */
export async function countLivingLinks(
  connection: Connection,
  { id, companyId }: Pick<CompanyBooking, 'id' | 'companyId'>,
  now: Date,
): Promise<{ booking: number; company: number }> {
  return connection
    .selectFrom('document_link')
    .select(sql<number>`(count(*) FILTER (WHERE booking_id = ${id}))::int`.as('booking'))
    .select(sql<number>`count(*)::int`.as('company'))
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
}

export async function insertDocumentLink(
  connection: Connection,
  link: { hash: Buffer; bookingId: string; companyId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await connection
    .insertInto('document_link')
    .values({
      token_hash: link.hash,
      booking_id: link.bookingId,
      company_id: link.companyId,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Where a link that still works is mailed to; null when the renter has left. */
export async function findLinkRecipient(
  connection: Connection,
  hash: Buffer,
  now: Date,
): Promise<{ companyEmail: string; number: string } | null> {
  const row = await connection
    .selectFrom('document_link')
    .innerJoin('booking', 'booking.id', 'document_link.booking_id')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .innerJoin('company', 'company.id', 'document_link.company_id')
    .select(['company.email as companyEmail', 'booking.number'])
    .where('document_link.token_hash', '=', hash)
    .where('document_link.expires_at', '>', now)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** A link that nobody has opened yet is this browser's from now on. */
export async function bindToBrowser(
  connection: Connection,
  { hash, browserHash }: { hash: Buffer; browserHash: Buffer },
): Promise<void> {
  await connection
    .updateTable('document_link')
    .set({ browser_hash: browserHash })
    .where('token_hash', '=', hash)
    .where('browser_hash', 'is', null)
    .execute();
}

export type LinkedBooking = DocumentAccess & {
  id: string;
  accountId: string;
  companyId: number;
  company: string;
  number: string;
  car: string;
  pickupLocal: string;
  returnLocal: string;
  timeZone: string;
  pickup: string;
  renter: DriverNames;
  drivers: DriverNames[];
  documentsStatus: DocumentsStatus;
  documentType: DocumentType | null;
  documentExpiresOn: string | null;
  licenceExpiresOn: string | null;
  linkExpiresAt: Date;
};

const SHOWN = [
  'booking.id',
  'booking.number',
  'booking.status',
  'booking.ends_at as endsAt',
  'booking.pickup_local as pickupLocal',
  'booking.return_local as returnLocal',
  'booking.time_zone as timeZone',
  'booking.pickup_location',
  'booking.account_id as accountId',
  'account.first_name',
  'account.last_name',
  'account.documents_status as documentsStatus',
  'account.document_type as documentType',
  'account.document_expiry_date as documentExpiresOn',
  'account.dl_expiry_date as licenceExpiresOn',
  'company.id as companyId',
  'company.name as company',
  'document_link.expires_at as linkExpiresAt',
  'car_make.name as make',
  'car_model.name as model',
] as const;

type Opened = { hash: Buffer; browserHash: Buffer; now: Date; website: RequestWebsite };

/**
 * What a link shows in its browser; null for an unknown or old link, in another browser, where the website does not show
 * the company, when the booking has gone to another company, and when the renter has left.
 */
export async function findLinkedDocuments(
  connection: Connection,
  { hash, browserHash, now, website }: Opened,
): Promise<LinkedBooking | null> {
  const row = await connection
    .selectFrom('document_link')
    .innerJoin('booking', (join) =>
      join
        .onRef('booking.id', '=', 'document_link.booking_id')
        .onRef('booking.company_id', '=', 'document_link.company_id'),
    )
    .innerJoin('company', 'company.id', 'booking.company_id')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(SHOWN)
    .select([returnedAt.as('returnedAt'), driversOfBooking.as('drivers')])
    .where('document_link.token_hash', '=', hash)
    .where('document_link.browser_hash', '=', browserHash)
    .where('document_link.expires_at', '>', now)
    .where('account.deleted_at', 'is', null)
    .where(ofWebsite(website, 'booking.company_id'))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { make, model, pickup_location, first_name, last_name, ...rest } = row;
  return {
    ...rest,
    car: `${make} ${model}`,
    pickup: pickup_location.description,
    renter: { firstName: first_name, lastName: last_name },
  };
}

export async function insertDocumentAccess(
  connection: Connection,
  access: { accountId: string; at: Date; bookingId?: string; companyId?: number },
): Promise<void> {
  await connection
    .insertInto('document_access_log')
    .values({
      account_id: access.accountId,
      booking_id: access.bookingId ?? null,
      company_id: access.companyId ?? null,
      at: access.at,
    })
    .execute();
}

/**
 * Which companies opened a renter's documents, for which booking, how often and when last; the latest first. The platform's
 * staff among them, of no booking.
 */
export async function listDocumentAccesses(
  connection: Connection,
  accountId: string,
): Promise<CustomerProfile['looks']> {
  const rows = await connection
    .selectFrom('document_access_log')
    .leftJoin('booking', 'booking.id', 'document_access_log.booking_id')
    .leftJoin('company', 'company.id', 'document_access_log.company_id')
    .select(['company.name as company', 'booking.number', 'booking.time_zone'])
    .select(sql<Date>`max(document_access_log.at)`.as('last'))
    .select(sql<number>`count(*)::int`.as('times'))
    .where('document_access_log.account_id', '=', accountId)
    .groupBy(['company.id', 'booking.id'])
    .orderBy('last', 'desc')
    .execute();
  return rows.map(({ company, number, time_zone, last, times }) => ({
    company,
    number,
    at: toLocal(last.toISOString(), time_zone ?? 'Europe/Rome'),
    times,
  }));
}

/** Each access by itself, for the renter's export. */
export async function exportDocumentAccesses(connection: Connection, accountId: string) {
  return connection
    .selectFrom('document_access_log')
    .leftJoin('booking', 'booking.id', 'document_access_log.booking_id')
    .leftJoin('company', 'company.id', 'document_access_log.company_id')
    .select(['company.name as company', 'booking.number as booking', 'document_access_log.at'])
    .where('document_access_log.account_id', '=', accountId)
    .orderBy('document_access_log.id')
    .execute();
}
