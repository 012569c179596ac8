import { sql, type Insertable } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { RecordedReturn } from '@nolo/db/database-types.ts';

export async function insertRecordedReturn(
  connection: Connection,
  values: Insertable<RecordedReturn>,
): Promise<void> {
  await connection.insertInto('recorded_return').values(values).execute();
}

/** Null: nobody has recorded that the car of a hand-over came back. `recordedBy` is empty when the account has been deleted. */
export async function findRecordedReturn(
  connection: Connection,
  handoverId: string,
): Promise<{ returnedAt: Date; reason: string; recordedBy: string } | null> {
  const row = await connection
    .selectFrom('recorded_return')
    .innerJoin('account', 'account.id', 'recorded_return.recorded_by')
    .select(['recorded_return.returned_at as returnedAt', 'recorded_return.reason'])
    .select(sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('recordedBy'))
    .where('recorded_return.handover_id', '=', handoverId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the car of an own rental left, or is back, as far as its company knows. */
export const OWN_RENTAL_LEFT = sql<boolean>`EXISTS (
  SELECT FROM handover JOIN inspection ON inspection.handover_id = handover.id
  WHERE handover.own_rental_id = own_rental.id AND inspection.undone_at IS NULL AND inspection.kind = 'check_in')`;
export const OWN_RENTAL_BACK = sql<boolean>`EXISTS (
  SELECT FROM handover
  LEFT JOIN inspection ON inspection.handover_id = handover.id AND inspection.undone_at IS NULL
    AND inspection.kind = 'check_out'
  LEFT JOIN recorded_return ON recorded_return.handover_id = handover.id
  WHERE handover.own_rental_id = own_rental.id AND num_nonnulls(inspection.id, recorded_return.handover_id) > 0)`;

/** Whether the car of an own rental is back. */
export async function hasCarReturned(connection: Connection, ownRentalId: string): Promise<boolean> {
  const { isBack } = await connection
    .selectFrom('own_rental')
    .select(OWN_RENTAL_BACK.as('isBack'))
    .where('id', '=', ownRentalId)
    .executeTakeFirstOrThrow();
  return isBack;
}
