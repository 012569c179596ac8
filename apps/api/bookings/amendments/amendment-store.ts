import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { BookingAmendment } from '@nolo/db/database-types.ts';

export type AmendmentRow = Selectable<BookingAmendment>;
export type NewAmendment = Insertable<BookingAmendment>;

export async function insertAmendment(connection: Connection, change: NewAmendment): Promise<AmendmentRow> {
  return connection.insertInto('booking_amendment').values(change).returningAll().executeTakeFirstOrThrow();
}

export async function updateAmendment(
  connection: Connection,
  id: string,
  change: Updateable<BookingAmendment>,
): Promise<AmendmentRow> {
  return connection
    .updateTable('booking_amendment')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findAmendment(connection: Connection, id: string): Promise<AmendmentRow | null> {
  const row = await connection
    .selectFrom('booking_amendment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The change, locked until the transaction ends. Its booking is always locked before it. */
export async function lockAmendment(connection: Connection, id: string): Promise<AmendmentRow | null> {
  const row = await connection
    .selectFrom('booking_amendment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The change of a booking that waits for its payment, or the extension that also waits for its company's answer; null when there is none. */
export async function findWaitingAmendment(
  connection: Connection,
  bookingId: string,
): Promise<AmendmentRow | null> {
  const row = await connection
    .selectFrom('booking_amendment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['asked', 'waiting'])
    .executeTakeFirst();
  return row ?? null;
}

/** The change that made a booking what it is; null for one that was never changed. */
export async function findLastApplied(
  connection: Connection,
  bookingId: string,
): Promise<AmendmentRow | null> {
  const row = await connection
    .selectFrom('booking_amendment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'applied')
    .orderBy('of_revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes that were to be paid or answered before a moment, and that still hold a car. */
export async function listOverdueAmendments(connection: Connection, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('booking_amendment')
    .select('id')
    .where('status', 'in', ['asked', 'waiting'])
    .where('expires_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

type Period = { bookingId: string; carId: number; startsAt: Date; freeAt: Date };

/**
 * What the new dates need beyond the booking's own hold is held for the change: at most a piece before it and one after.
 * False when anything else already holds one of them; the caller then undoes the rest.
 */
export async function holdForAmendment(
  connection: Connection,
  { amendmentId, bookingId, carId, startsAt, freeAt }: Period & { amendmentId: string },
): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    WITH piece AS (
      SELECT unnest(tstzmultirange(tstzrange(${startsAt}::timestamptz, ${freeAt}::timestamptz, '[)')) - coalesce(
        (SELECT tstzmultirange(hold.during) FROM hold WHERE hold.booking_id = ${bookingId}), '{}')) AS during
    ), held AS (
      INSERT INTO hold (car_id, amendment_id, reason, during)
      SELECT ${carId}::integer, ${amendmentId}::uuid, 'amendment', piece.during FROM piece
      ON CONFLICT ON CONSTRAINT hold_once DO NOTHING
      RETURNING id
    )
    SELECT (SELECT count(*) FROM piece) = (SELECT count(*) FROM held) AS "isHeld"`.execute(connection);
  return rows[0]?.isHeld === true;
}

/** Whether a booking's car is free in another period. The holds of the booking and of its change do not count. */
export async function isFreeForBooking(
  connection: Connection,
  { bookingId, carId, startsAt, freeAt }: Period,
): Promise<boolean> {
  const row = await connection
    .selectFrom('hold')
    .leftJoin('booking_amendment', 'booking_amendment.id', 'hold.amendment_id')
    .select('hold.id')
    .where('hold.car_id', '=', carId)
    .where(sql<boolean>`hold.during && tstzrange(${startsAt}, ${freeAt}, '[)')`)
    .where(
      sql<boolean>`coalesce(hold.booking_id, booking_amendment.booking_id) IS DISTINCT FROM ${bookingId}::uuid`,
    )
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}
