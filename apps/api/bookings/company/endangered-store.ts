import { sql } from 'kysely';
import { BEFORE_PICKUP } from '@nolo/domain/booking/company-lists.ts';
import type { Connection } from '@nolo/db/database.ts';
import { endangeredBy, type LateRental } from '../../calendar/out-hold-store.ts';

/** Paid bookings that an overdue rental endangers and whose company has not been told; `only`: if it is that one. */
export async function listEndangeredBookings(
  connection: Connection,
  now: Date,
  only?: string,
): Promise<string[]> {
  let query = connection
    .selectFrom('booking')
    .select('booking.id')
    .where('booking.status', 'in', BEFORE_PICKUP)
    // The next hold of one of the cars that are out.
    .where(
      sql<boolean>`booking.car_id IN (SELECT hold.car_id FROM hold WHERE hold.agreed IS NOT NULL)
        AND ${endangeredBy('booking_id', now)} IS NOT NULL`,
    )
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM company_notice AS told
        WHERE told.booking_id = booking.id AND told.kind = 'car_not_back')`,
    );
  if (only !== undefined) query = query.where('booking.id', '=', only);
  return (await query.execute()).map(({ id }) => id);
}

/** The overdue rental that may keep a booking's car away; null: none. */
export async function findEndangering(
  connection: Connection,
  { bookingId, now }: { bookingId: string; now: Date },
): Promise<LateRental | null> {
  const { late } = await connection
    .selectFrom('booking')
    .select(endangeredBy('booking_id', now).as('late'))
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return late;
}
