import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { PoliceReport } from '@nolo/db/database-types.ts';
import { lockBooking, type BookingRow } from '../bookings/booking-store.ts';
import type { Rental } from '../handover/rental-store.ts';
import { ofCompany } from '../platform/tenant-sql.ts';

export type ReportRow = Selectable<PoliceReport>;

/** Null while nothing has happened to it. */
export async function findReport(
  connection: Connection,
  { companyId, bookingId, ownRentalId }: Pick<Rental, 'companyId' | 'bookingId' | 'ownRentalId'>,
): Promise<ReportRow | null> {
  const row = await connection
    .selectFrom('police_report')
    .innerJoin('handover', 'handover.id', 'police_report.handover_id')
    .selectAll('police_report')
    .where((where) =>
      bookingId === null
        ? where('handover.own_rental_id', '=', ownRentalId)
        : where('handover.booking_id', '=', bookingId),
    )
    .where(ofCompany(companyId, 'police_report.company_id'))
    .executeTakeFirst();
  return row ?? null;
}

/** The report of a hand-over, locked until the transaction ends; it begins with the first thing that happens to it. */
export async function beginReport(
  connection: Connection,
  { companyId, handoverId }: { companyId: number; handoverId: string },
  at: Date,
): Promise<ReportRow> {
  await connection
    .insertInto('police_report')
    .values({ company_id: companyId, handover_id: handoverId, created_at: at })
    .onConflict((conflict) => conflict.column('handover_id').doNothing())
    .execute();
  return connection
    .selectFrom('police_report')
    .selectAll()
    .where('handover_id', '=', handoverId)
    .where(ofCompany(companyId, 'company_id'))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The booking of a report, locked before it as everybody does; null: it is of an own rental. */
export async function lockReportedBooking(
  connection: Connection,
  reportId: string,
): Promise<BookingRow | null> {
  const row = await connection
    .selectFrom('police_report')
    .innerJoin('handover', 'handover.id', 'police_report.handover_id')
    .select('handover.booking_id')
    .where('police_report.id', '=', reportId)
    .executeTakeFirst();
  return row?.booking_id ? lockBooking(connection, row.booking_id) : null;
}

/** For the background work, which knows no company; null when there is none. */
export async function lockReport(connection: Connection, reportId: string): Promise<ReportRow | null> {
  const row = await connection
    .selectFrom('police_report')
    .selectAll()
    .where('id', '=', reportId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateReport(
  connection: Connection,
  id: string,
  values: Updateable<PoliceReport>,
): Promise<void> {
  await connection.updateTable('police_report').set(values).where('id', '=', id).execute();
}

/** Whether the service has refused the report of a rental, or the credentials that it was sent by: beside a row of that rental. */
export const isReportRefused = (
  id: 'booking.id' | 'own_rental.id',
  of: 'booking_id' | 'own_rental_id',
): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM police_report JOIN handover ON handover.id = police_report.handover_id
    WHERE handover.${sql.ref(of)} = ${sql.ref(id)} AND (police_report.state = 'refused'
      OR police_report.problem = 'credentials' AND police_report.state IN ('drafted', 'checked', 'sent')))`;

/** A failed try: counted, with its reason, unless the report has come further meanwhile. */
export async function noteTry(
  connection: Connection,
  id: string,
  { at, problem }: { at: Date; problem: 'unreachable' | 'credentials' },
): Promise<void> {
  await connection
    .updateTable('police_report')
    .set({ tried_at: at, problem, tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['drafted', 'checked', 'sent'])
    .execute();
}

/** Reports of a company that wait for credentials which the service takes. */
export async function lockWaitingForCredentials(
  connection: Connection,
  companyId: number,
): Promise<string[]> {
  const rows = await connection
    .selectFrom('police_report')
    .select('id')
    .where(ofCompany(companyId, 'company_id'))
    .where('problem', '=', 'credentials')
    .where('requested_at', 'is not', null)
    .where('state', 'in', ['drafted', 'checked', 'sent'])
    .orderBy('requested_at')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Sent long ago, and not tried since: their work was given up. */
export async function listForgottenReports(connection: Connection, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('police_report')
    .select('id')
    .where('state', 'in', ['drafted', 'checked', 'sent'])
    .where('requested_at', '<', before)
    .where((where) => where.or([where('tried_at', 'is', null), where('tried_at', '<', before)]))
    .where((where) => where.or([where('problem', 'is', null), where('problem', '<>', 'credentials')]))
    .orderBy('requested_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Who is named in a report as whoever did something: first and last name; null of an account that is gone. */
export async function findMemberName(
  connection: Connection,
  accountId: string | null,
): Promise<string | null> {
  if (accountId === null) return null;
  const row = await connection
    .selectFrom('account')
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.name || null;
}
