import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { BookingRow } from './booking-store.ts';

/**
 * Whether an ended booking could still use its coupon: not used by another live booking of the renter, nor by as
 * many of anybody's as it is for. Nobody else can use it until the transaction ends.
 */
export async function isCouponFree(
  connection: Connection,
  { id, coupon_id, account_id }: BookingRow,
): Promise<boolean> {
  if (coupon_id === null) return true;
  const coupon = await connection
    .selectFrom('coupon')
    .select('max_uses')
    .where('id', '=', coupon_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const used = await connection
    .selectFrom('booking')
    .select([
      sql<number>`count(*)::int`.as('uses'),
      sql<boolean>`coalesce(bool_or(account_id = ${account_id}), false)`.as('usedByRenter'),
    ])
    .where('coupon_id', '=', coupon_id)
    .where('status', '<>', 'CANCELLED')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return !used.usedByRenter && (coupon.max_uses === null || used.uses < coupon.max_uses);
}
