import { sql } from 'kysely';
import type { BookedMoment } from '@nolo/contract/business/closing-days.ts';
import type { Connection } from '@nolo/db/database.ts';
import { ofCompany } from '../../platform/tenant-sql.ts';

type Days = { companyId: number; starts_on: string; ends_on: string };

/** Running or to come, the next first. */
export async function listClosingDays(connection: Connection, companyId: number, today: string) {
  return connection
    .selectFrom('company_closing_day')
    .select(['id', 'starts_on', 'ends_on', 'reason'])
    .where(ofCompany(companyId, 'company_id'))
    .where('ends_on', '>=', today)
    .orderBy('starts_on')
    .execute();
}

/** Null when the company is closed on one of them already. */
export async function insertClosingDays(
  connection: Connection,
  { companyId, ...days }: Days & { reason: string },
): Promise<number | null> {
  const row = await connection
    .insertInto('company_closing_day')
    .values({ company_id: companyId, ...days })
    .onConflict((conflict) => conflict.constraint('closing_day_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Null when the company has none of that id. */
export async function deleteClosingDays(
  connection: Connection,
  { companyId, id }: { companyId: number; id: number },
) {
  const row = await connection
    .deleteFrom('company_closing_day')
    .where(ofCompany(companyId, 'company_id'))
    .where('id', '=', id)
    .returning(['starts_on', 'ends_on', 'reason'])
    .executeTakeFirst();
  return row ?? null;
}

/** Pickups and returns of paid bookings on these days, in order. */
export async function listBookedMoments(
  connection: Connection,
  { companyId, starts_on, ends_on }: Days,
): Promise<BookedMoment[]> {
  const { rows } = await sql<BookedMoment>`
    SELECT booking.id, booking.number, moment.kind, moment.at
    FROM booking, LATERAL (VALUES ('pickup', pickup_local), ('return', return_local)) moment (kind, at)
    WHERE ${ofCompany(companyId, 'booking.company_id')} AND booking.paid_at IS NOT NULL
      AND booking.status <> 'CANCELLED' AND left(moment.at, 10) BETWEEN ${starts_on} AND ${ends_on}
    ORDER BY moment.at, booking.id`.execute(connection);
  return rows;
}
