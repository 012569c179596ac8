import type { Selectable } from 'kysely';
import { BEFORE_PICKUP } from '@nolo/domain/booking/company-lists.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { HandoverReport } from '@nolo/db/database-types.ts';

/** Keeps that a renter was not given the car; false when they have said so before. */
export async function insertHandoverReport(
  connection: Connection,
  { bookingId, at }: { bookingId: string; at: Date },
): Promise<boolean> {
  const row = await connection
    .insertInto('handover_report')
    .values({ booking_id: bookingId, reported_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findHandoverReport(
  connection: Connection,
  bookingId: string,
): Promise<Selectable<HandoverReport> | null> {
  const row = await connection
    .selectFrom('handover_report')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what the company says against a report; the caller has locked the booking, and found that it has not yet. */
export async function insertReportObjection(
  connection: Connection,
  { bookingId, text, at }: { bookingId: string; text: string; at: Date },
): Promise<void> {
  await connection
    .updateTable('handover_report')
    .set({ objection: text, objected_at: at })
    .where('booking_id', '=', bookingId)
    .where('objected_at', 'is', null)
    .execute();
}

/** Bookings that were reported before a moment, and to which their companies have not objected. */
export async function listUnansweredReports(connection: Connection, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('handover_report')
    .innerJoin('booking', 'booking.id', 'handover_report.booking_id')
    .select('booking.id')
    .where('reported_at', '<', before)
    .where('objected_at', 'is', null)
    .where('booking.status', 'in', BEFORE_PICKUP)
    .execute();
  return rows.map(({ id }) => id);
}
