import { sql } from 'kysely';
import { driverName, isValidated } from '@nolo/domain/booking/additional-drivers.ts';
import type { DriverFacts } from '@nolo/domain/booking/driver-eligibility.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { Connection } from '@nolo/db/database.ts';
import { LICENCE_COLUMNS, licenceOf } from './driver-licence.ts';

export type DriverAccount = { accountId: string; firstName: string; lastName: string };
/** A driver as the renter named them, with what a price must know. */
export type NamedDriver = DriverAccount & DriverFacts & { id: string };

type Row = {
  id: string;
  accountId: string;
  firstName: string;
  lastName: string;
  dob: LocalDate | null;
  email_verified_at: Date | null;
} & Parameters<typeof licenceOf>[0];

const validated = (rows: readonly Row[]): NamedDriver[] =>
  rows.flatMap((row) => {
    const { id, accountId, firstName, lastName, dob, documents_status: documentsStatus } = row;
    const isFit = isValidated({ isEmailVerified: row.email_verified_at !== null, documentsStatus, dob });
    return isFit ? [{ id, accountId, firstName, lastName, dob, licence: licenceOf(row) }] : [];
  });

const accounts = (connection: Connection) =>
  connection
    .selectFrom('account')
    .select(['account.id as accountId', 'first_name as firstName', 'last_name as lastName'])
    .select(['email_verified_at', 'dob', ...LICENCE_COLUMNS])
    .where('deleted_at', 'is', null);

/** The validated account with this address, which is not deleted before the transaction ends; null when there is none. */
export async function findValidatedDriver(
  connection: Connection,
  email: string,
): Promise<DriverAccount | null> {
  const rows = await accounts(connection)
    .select('account.id as id')
    .where('email', '=', email)
    .forKeyShare()
    .execute();
  return validated(rows)[0] ?? null;
}

/** Whether the address is the account's own, validated or not. */
export async function isOwnAddress(
  connection: Connection,
  { accountId, email }: { accountId: string; email: string },
): Promise<boolean> {
  const own = connection.selectFrom('account').select('id').where('id', '=', accountId);
  return (await own.where('email', '=', email).executeTakeFirst()) !== undefined;
}

/** 'Giulia C.', as others read the account's name; null once it is deleted. */
export async function findShortName(connection: Connection, accountId: string): Promise<string | null> {
  const row = await connection
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : driverName(row.first_name, row.last_name);
}

/** Remembers whom the renter named, and tells under which id. The same person again has the same one. */
export async function saveDriver(
  connection: Connection,
  { accountId, driverId, at }: { accountId: string; driverId: string; at: Date },
): Promise<string> {
  const { id } = await connection
    .insertInto('additional_driver')
    .values({ account_id: accountId, driver_id: driverId, created_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'driver_id']).doUpdateSet({ created_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those of the renter's drivers who are (still) validated. */
export async function listNamedDrivers(
  connection: Connection,
  accountId: string,
  ids: readonly string[],
): Promise<NamedDriver[]> {
  if (ids.length === 0) return [];
  const rows = await accounts(connection)
    .innerJoin('additional_driver', 'additional_driver.driver_id', 'account.id')
    .select('additional_driver.id as id')
    .where('additional_driver.account_id', '=', accountId)
    .where('additional_driver.id', 'in', ids)
    .execute();
  return validated(rows);
}

/**
 * Whom the renter has named, for the renter's export: by the short name they were shown, on which bookings. Address and
 * full name are the driver's own to export (GDPR, article 15(4)).
 */
export async function exportNamedDrivers(connection: Connection, accountId: string) {
  const rows = await connection
    .selectFrom('additional_driver')
    .innerJoin('account', 'account.id', 'additional_driver.driver_id')
    .select(['first_name', 'last_name', 'additional_driver.created_at'])
    .select(
      sql<
        string[]
      >`ARRAY(SELECT booking.number FROM booking JOIN booking_driver ON booking_driver.booking_id = booking.id
        WHERE booking.account_id = additional_driver.account_id
          AND booking_driver.driver_id = additional_driver.driver_id ORDER BY booking.created_at)`.as(
        'bookings',
      ),
    )
    .where('additional_driver.account_id', '=', accountId)
    .orderBy('additional_driver.created_at')
    .execute();
  return rows.map(({ first_name, last_name, ...row }) => ({
    name: driverName(first_name, last_name),
    ...row,
  }));
}

/** The bookings of others that the account drives on, for its own export. */
export async function exportDrives(connection: Connection, accountId: string) {
  return connection
    .selectFrom('booking_driver')
    .innerJoin('booking', 'booking.id', 'booking_driver.booking_id')
    .select(['booking.number as booking', 'booking.pickup_local', 'booking.return_local'])
    .where('booking_driver.driver_id', '=', accountId)
    .orderBy('booking.created_at')
    .execute();
}
