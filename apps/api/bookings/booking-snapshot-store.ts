import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import { driverNamesOf } from './booking-driver-store.ts';
import { findBooking, type BookingRow } from './booking-store.ts';
import { findMailDetails, type MailDetails } from './mails/mail-details-store.ts';

/** What can change of a booking between something that happens and the mail about it. */
const COLUMNS = [
  'car_id',
  'status',
  'pickup_local',
  'return_local',
  'pickup_location',
  'return_location',
  'is_delivery',
  'company_billing',
  'quote',
  'inclusions',
  'total_minor',
  'refund_minor',
] as const;

/** A booking, and what its mails name of car and company, as they were at a moment. */
export type BookingSnapshotFacts = {
  booking: Pick<BookingRow, (typeof COLUMNS)[number]>;
  details: Omit<MailDetails, 'renter' | 'drivers'>;
  /** Accounts of the additional drivers. */
  driverIds: string[];
};

/** Writes down a booking as the transaction has left it; returns the row's id, which jobs of mails carry. */
export async function insertBookingSnapshot(
  connection: Connection,
  bookingId: string,
  at: Date,
): Promise<string> {
  const booking = await findBooking(connection, bookingId);
  if (booking === null) throw new Error('no such booking');
  const { renter: _renter, drivers: _drivers, ...details } = await findMailDetails(connection, bookingId);
  const drivers = await connection
    .selectFrom('booking_driver')
    .select('driver_id')
    .where('booking_id', '=', bookingId)
    .orderBy('driver_id')
    .execute();
  const facts: BookingSnapshotFacts = {
    booking: Object.fromEntries(
      COLUMNS.map((column) => [column, booking[column]]),
    ) as BookingSnapshotFacts['booking'],
    details,
    driverIds: drivers.map(({ driver_id }) => driver_id),
  };
  const row = await connection
    .insertInto('booking_snapshot')
    .values({ booking_id: bookingId, at, facts: JSON.stringify(facts) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type BookingForMail = {
  /** As it was when what the mail tells of happened. */
  booking: BookingRow;
  details: MailDetails;
  /** When that was. */
  at: Date;
  /** As it is now: what is pointless is not sent. */
  current: BookingRow;
};

/**
 * A booking as it was at a snapshot, with its people as they are now; null for an unknown one.
 * @param snapshotId absent in a job of before there were snapshots: as it is now
 */
export async function findBookingForMail(
  connection: Connection,
  { bookingId, snapshotId, now }: { bookingId: string; snapshotId: string | undefined; now: Date },
): Promise<BookingForMail | null> {
  const current = await findBooking(connection, bookingId);
  if (current === null) return null;
  const details = await findMailDetails(connection, bookingId);
  const snapshot =
    snapshotId === undefined
      ? undefined
      : await connection
          .selectFrom('booking_snapshot')
          .select('at')
          .select(sql<BookingSnapshotFacts>`facts`.as('facts'))
          .where('id', '=', snapshotId)
          .where('booking_id', '=', bookingId)
          .executeTakeFirst();
  if (snapshot === undefined) return { booking: current, details, at: now, current };
  const { facts, at } = snapshot;
  const drivers = await driverNamesOf(connection, facts.driverIds);
  return {
    booking: { ...current, ...facts.booking },
    details: { ...details, ...facts.details, drivers },
    at,
    current,
  };
}
