import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';

export type DriverNames = { firstName: string; lastName: string };

/** The additional drivers of a row of `booking`. A deleted account has no name left. */
export const driversOfBooking = sql<DriverNames[]>`coalesce((
  SELECT json_agg(json_build_object('firstName', account.first_name, 'lastName', account.last_name)
                  ORDER BY account.first_name, account.id)
  FROM booking_driver JOIN account ON account.id = booking_driver.driver_id
  WHERE booking_driver.booking_id = booking.id AND account.deleted_at IS NULL), '[]'::json)`;

/** Names of those whose accounts are still there. */
export async function driverNamesOf(
  connection: Connection,
  accountIds: readonly string[],
): Promise<DriverNames[]> {
  if (accountIds.length === 0) return [];
  return connection
    .selectFrom('account')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .orderBy('first_name')
    .orderBy('id')
    .execute();
}

export async function insertBookingDrivers(
  connection: Connection,
  bookingId: string,
  drivers: readonly { accountId: string }[],
): Promise<void> {
  if (drivers.length === 0) return;
  const rows = drivers.map(({ accountId }) => ({ booking_id: bookingId, driver_id: accountId }));
  await connection.insertInto('booking_driver').values(rows).execute();
}

/** Replaces the additional drivers. */
export async function replaceBookingDrivers(
  connection: Connection,
  bookingId: string,
  drivers: readonly { accountId: string }[],
): Promise<void> {
  await connection.deleteFrom('booking_driver').where('booking_id', '=', bookingId).execute();
  await insertBookingDrivers(connection, bookingId, drivers);
}

/** The additional drivers as the renter entered them, to fill the form of a change. */
export async function listBookingDrivers(
  connection: Connection,
  bookingId: string,
): Promise<(DriverNames & { id: string; accountId: string })[]> {
  return connection
    .selectFrom('booking_driver')
    .innerJoin('booking', 'booking.id', 'booking_driver.booking_id')
    .innerJoin('additional_driver', (join) =>
      join
        .onRef('additional_driver.driver_id', '=', 'booking_driver.driver_id')
        .onRef('additional_driver.account_id', '=', 'booking.account_id'),
    )
    .innerJoin('account', 'account.id', 'booking_driver.driver_id')
    .select(['additional_driver.id', 'booking_driver.driver_id as accountId'])
    .select(['account.first_name as firstName', 'account.last_name as lastName'])
    .where('booking.id', '=', bookingId)
    .where('account.deleted_at', 'is', null)
    .orderBy('account.first_name')
    .orderBy('account.id')
    .execute();
}

/** Those of a booking whose accounts are still there. */
export async function findDriversToTell(connection: Connection, bookingId: string) {
  return connection
    .selectFrom('booking_driver')
    .innerJoin('account', 'account.id', 'booking_driver.driver_id')
    .select([
      'account.id as accountId',
      'account.email',
      'account.first_name as firstName',
      'account.language',
    ])
    .where('booking_driver.booking_id', '=', bookingId)
    .where('account.deleted_at', 'is', null)
    .orderBy('account.id')
    .execute();
}
