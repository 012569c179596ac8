import { sql } from 'kysely';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import type { Connection } from '@nolo/db/database.ts';

export async function insertLook(
  connection: Connection,
  look: { accountId: string; bookingId: string; companyId: number; at: Date },
): Promise<void> {
  await connection
    .insertInto('document_access_log')
    .values({
      account_id: look.accountId,
      booking_id: look.bookingId,
      company_id: look.companyId,
      at: look.at,
    })
    .execute();
}

/** Which companies looked at a renter's documents, for which booking, how often and when last; the latest first. */
export async function listVariants(
  connection: Connection,
  accountId: string,
): Promise<CustomerProfile['looks']> {
  const rows = await connection
    .selectFrom('document_access_log')
    .innerJoin('booking', 'booking.id', 'document_access_log.booking_id')
    .innerJoin('company', 'company.id', 'document_access_log.company_id')
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
    at: toLocal(last.toISOString(), time_zone),
    times,
  }));
}

/** Each look by itself, for the renter's export. */
export async function exportVariants(connection: Connection, accountId: string) {
  return connection
    .selectFrom('document_access_log')
    .innerJoin('booking', 'booking.id', 'document_access_log.booking_id')
    .innerJoin('company', 'company.id', 'document_access_log.company_id')
    .select(['company.name as company', 'booking.number as booking', 'document_access_log.at'])
    .where('document_access_log.account_id', '=', accountId)
    .orderBy('document_access_log.id')
    .execute();
}
