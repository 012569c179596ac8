import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { BookingStatus } from '../../domain/booking/booking-state.ts';
import type { Connection } from '../platform/database.ts';
import type { Booking } from '../platform/database-types.ts';

export type BookingRow = Omit<Selectable<Booking>, 'status'> & { status: BookingStatus };
export type NewBooking = Insertable<Booking>;
type Change = Omit<Updateable<Booking>, 'status'> & { status?: BookingStatus };

const asBooking = (row: Selectable<Booking>): BookingRow => row as BookingRow;

/** One car's bookings are made one after the other; the constraint on `hold` guards what this cannot. */
export async function lockCar(connection: Connection, carId: number): Promise<void> {
  await connection.selectFrom('car').select('id').where('id', '=', carId).forNoKeyUpdate().execute();
}

export async function insertBooking(connection: Connection, booking: NewBooking): Promise<BookingRow> {
  return asBooking(
    await connection.insertInto('booking').values(booking).returningAll().executeTakeFirstOrThrow(),
  );
}

export async function updateBooking(connection: Connection, id: string, change: Change): Promise<BookingRow> {
  return asBooking(
    await connection
      .updateTable('booking')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

export async function findBooking(connection: Connection, id: string): Promise<BookingRow | null> {
  const row = await connection.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? asBooking(row) : null;
}

/** The booking, locked until the transaction ends; null when unknown. */
export async function lockBooking(connection: Connection, id: string): Promise<BookingRow | null> {
  const row = await connection
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? asBooking(row) : null;
}

/** The renter's own live bookings of that car overlapping the period, newest first. */
export async function findOwnOverlapping(
  connection: Connection,
  where: { accountId: string; carId: number; startsAt: Date; endsAt: Date },
): Promise<BookingRow[]> {
  const rows = await connection
    .selectFrom('booking')
    .selectAll()
    .where('account_id', '=', where.accountId)
    .where('car_id', '=', where.carId)
    .where('status', '<>', 'CANCELLED')
    .where('starts_at', '<', where.endsAt)
    .where('ends_at', '>', where.startsAt)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(asBooking);
}

/**
 * Blocks the car; false when anything else already holds it in that period. The exclusion constraint decides, so
 * two renters on two servers at the same instant get one true and one false.
 */
export async function insertHold(
  connection: Connection,
  hold: { bookingId: string; carId: number; startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const row = await connection
    .insertInto('hold')
    .values({
      car_id: hold.carId,
      booking_id: hold.bookingId,
      reason: 'booking',
      during: sql<string>`tstzrange(${hold.startsAt}, ${hold.endsAt}, '[)')`,
    })
    .onConflict((conflict) => conflict.constraint('hold_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteHold(connection: Connection, bookingId: string): Promise<void> {
  await connection.deleteFrom('hold').where('booking_id', '=', bookingId).execute();
}

/** Minutes a company needs between return and next pickup. */
export async function findTurnaroundMinutes(connection: Connection, companyId: number): Promise<number> {
  const row = await connection
    .selectFrom('company')
    .select('turnaround_minutes')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.turnaround_minutes;
}

/** The IANA zone of the car's company; null when the car is unknown. */
export async function findCarTimeZone(connection: Connection, carId: number): Promise<string | null> {
  const row = await connection
    .selectFrom('car')
    .innerJoin('company', 'company.id', 'car.company_id')
    .select('company.time_zone')
    .where('car.id', '=', carId)
    .executeTakeFirst();
  return row?.time_zone ?? null;
}

/** The renter's unpaid booking made by the very same request, while it still holds the car. */
export async function findPendingByHash(
  connection: Connection,
  accountId: string,
  hash: Buffer,
  now: Date,
): Promise<BookingRow | null> {
  const row = await connection
    .selectFrom('booking')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_hash', '=', hash)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? asBooking(row) : null;
}

/** 'Fiat 500' */
export async function findCarName(connection: Connection, carId: number): Promise<string> {
  const row = await connection
    .selectFrom('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['car_make.name as make', 'car_model.name as model'])
    .where('car.id', '=', carId)
    .executeTakeFirstOrThrow();
  return `${row.make} ${row.model}`;
}

/** What decides whether somebody may book; null for an account that is gone. */
export async function findRenter(connection: Connection, accountId: string) {
  const row = await connection
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'dob', 'email_verified_at', 'documents_status'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}
