import { sql } from 'kysely';
import type { Connection } from '../platform/database.ts';

export type DriverNames = { firstName: string; lastName: string };

/** Who drives besides the renter; beside a row of `booking`. Of a deleted account there is no name left. */
export const driversOfBooking = sql<DriverNames[]>`coalesce((
  SELECT json_agg(json_build_object('firstName', account.first_name, 'lastName', account.last_name)
                  ORDER BY account.first_name, account.id)
  FROM booking_driver JOIN account ON account.id = booking_driver.driver_id
  WHERE booking_driver.booking_id = booking.id AND account.deleted_at IS NULL), '[]'::json)`;

export async function insertBookingDrivers(
  connection: Connection,
  bookingId: string,
  drivers: readonly { accountId: string }[],
): Promise<void> {
  if (drivers.length === 0) return;
  const rows = drivers.map(({ accountId }) => ({ booking_id: bookingId, driver_id: accountId }));
  await connection.insertInto('booking_driver').values(rows).execute();
}
