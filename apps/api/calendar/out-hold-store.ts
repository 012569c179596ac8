import { sql, type RawBuilder } from 'kysely';
import {
  heldFromPickup,
  heldOnceBack,
  heldWhileOut,
  OVERDUE_AFTER_MINUTES,
  type Period,
} from '@nolo/domain/handover/out-until-back.ts';
import type { Connection } from '@nolo/db/database.ts';

/** Of a booking, or of an own rental. */
type OfRental = { booking_id: string } | { own_rental_id: string };
type Of = OfRental | { amendment_id: string } | { replacement_id: string };

const isOf = (of: Of): RawBuilder<boolean> => {
  const [[column, id] = ['', '']] = Object.entries(of);
  return sql<boolean>`${sql.ref(`hold.${column}`)} = ${id}`;
};

/** Frees what a booking, a change, a proposal or an own rental holds; a rental that is out then holds its car longer. */
export async function deleteHolds(connection: Connection, of: Of, now: Date): Promise<void> {
  const rows = await connection.deleteFrom('hold').where(isOf(of)).returning('car_id').execute();
  await moveOutHolds(
    connection,
    rows.map(({ car_id }) => car_id),
    now,
  );
}

/**
 * Gives a rental another period or another car; what a change of it held is the rental's. False when something else holds it
 * then, and the rental holds nothing. One that is out keeps the start of its hold.
 */
export async function replaceHold(
  connection: Connection,
  of: OfRental,
  hold: { carId: number; startsAt: Date; freeAt: Date; amendmentId?: string },
  now: Date,
): Promise<boolean> {
  const { carId, startsAt, freeAt, amendmentId } = hold;
  if (amendmentId !== undefined)
    await connection.deleteFrom('hold').where('amendment_id', '=', amendmentId).execute();
  const before = await connection
    .deleteFrom('hold')
    .where(isOf(of))
    .returning(['car_id as carId', sql<Date>`lower(during)`.as('from'), 'agreed'])
    .executeTakeFirst();
  const isOut = before !== undefined && before.agreed !== null;
  const agreed = sql<string>`tstzrange(${startsAt}::timestamptz, ${freeAt}::timestamptz)`;
  const held = await connection
    .insertInto('hold')
    .values({
      ...of,
      car_id: carId,
      reason: 'booking_id' in of ? 'booking' : 'own_rental',
      during: isOut ? sql<string>`tstzrange(${before.from}::timestamptz, ${freeAt}::timestamptz)` : agreed,
      ...(isOut && { agreed }),
    })
    .onConflict((conflict) => conflict.constraint('hold_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Not before: what the rental holds again is not free meanwhile.
  await moveOutHolds(connection, before === undefined ? [carId] : [before.carId, carId], now);
  return held !== undefined;
}

type HeldRow = {
  id: number;
  carId: number;
  from: Date;
  agreedUntil: Date;
  agreedFreeAt: Date;
  turnaroundMinutes: number;
  /** When the last hold before it ends. */
  beforeUntil: Date | null;
  previousUntil: Date | null;
  nextFrom: Date | null;
};

/** Holds of rentals with what stands beside them. Those of one car are written by one transaction at a time. */
async function lockHeld(connection: Connection, which: RawBuilder<boolean>, now: Date): Promise<HeldRow[]> {
  const { rows: cars } = await sql<{ carId: number }>`
    SELECT DISTINCT hold.car_id AS "carId" FROM hold WHERE ${which}`.execute(connection);
  if (cars.length === 0) return [];
  await sql`SELECT FROM listing WHERE car_id = ANY (${cars.map(({ carId }) => carId)}::integer[])
    ORDER BY car_id FOR UPDATE`.execute(connection);
  const { rows } = await sql<HeldRow>`
    SELECT hold.id, hold.car_id AS "carId", lower(hold.during) AS "from",
      coalesce(booking.ends_at, own_rental.ends_at) AS "agreedUntil",
      upper(coalesce(hold.agreed, hold.during)) AS "agreedFreeAt",
      company.turnaround_minutes AS "turnaroundMinutes", beside.*
    FROM hold
    JOIN car ON car.id = hold.car_id
    JOIN company ON company.id = car.company_id
    LEFT JOIN booking ON booking.id = hold.booking_id
    LEFT JOIN own_rental ON own_rental.id = hold.own_rental_id
    CROSS JOIN LATERAL (
      SELECT max(upper(other.during)) FILTER (WHERE other.during << hold.during) AS "beforeUntil",
        max(upper(other.during)) FILTER (WHERE upper(other.during) <= ${now}) AS "previousUntil",
        min(lower(other.during)) FILTER (WHERE other.during >> hold.during AND upper(other.during) > ${now}) AS "nextFrom"
      FROM hold AS other WHERE other.car_id = hold.car_id AND other.id <> hold.id
    ) beside
    WHERE ${which}`.execute(connection);
  return rows;
}

/**
 * Moves the holds of cars' rentals that are out to where they end now (docs/specification/handover.md 8). Whatever deletes,
 * moves or shortens a hold of a car calls it, and so does every minute.
 * @throws a violation of `hold_once` when something else is held meanwhile: `inTransaction` begins again
 */
export async function moveOutHolds(
  connection: Connection,
  carIds: readonly number[],
  now: Date,
): Promise<void> {
  if (carIds.length === 0) return;
  const out = sql<boolean>`hold.agreed IS NOT NULL AND hold.car_id = ANY (${[...carIds]}::integer[])`;
  const held = await lockHeld(connection, out, now);
  const moved = held.flatMap((row) => {
    const period = heldWhileOut({ ...row, now });
    return period === null ? [] : [{ id: row.id, ...period }];
  });
  await savePeriods(connection, moved);
}

async function savePeriods(
  connection: Connection,
  periods: readonly (Period & { id: number })[],
): Promise<void> {
  if (periods.length === 0) return;
  await sql`UPDATE hold SET during = tstzrange(moved."from", moved.until)
    FROM jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) AS moved (id integer, "from" timestamptz, until timestamptz)
    WHERE hold.id = moved.id AND hold.during <> tstzrange(moved."from", moved.until)`.execute(connection);
}

/**
 * The car of a rental leaves: it is held until it is back. What was handed over before and never taken back has evidently come
 * back, and holds the car no longer than it does.
 */
export async function holdUntilBack(connection: Connection, of: OfRental, now: Date): Promise<void> {
  for (const { id, carId, from: agreedFrom, beforeUntil } of await lockHeld(connection, isOf(of), now)) {
    await connection.updateTable('hold').set({ agreed: null }).where('car_id', '=', carId).execute();
    const from = heldFromPickup({ agreedFrom, previousUntil: beforeUntil, now });
    await sql`UPDATE hold SET agreed = during, during = tstzrange(${from}::timestamptz, upper(during))
      WHERE id = ${id}`.execute(connection);
    await moveOutHolds(connection, [carId], now);
  }
}

/** The car of a rental is back: it is free once the turnaround is over. */
export async function endHold(connection: Connection, of: OfRental, now: Date): Promise<void> {
  for (const { id, carId, ...row } of await lockHeld(connection, isOf(of), now)) {
    await connection.updateTable('hold').set({ agreed: null }).where('id', '=', id).execute();
    const period = heldOnceBack({ ...row, now });
    if (period === null) await connection.deleteFrom('hold').where('id', '=', id).execute();
    else await savePeriods(connection, [{ id, ...period }]);
    await moveOutHolds(connection, [carId], now);
  }
}

/** The car of a rental had not left after all: it is held as was agreed. */
export async function restoreAgreedHold(connection: Connection, of: OfRental, now: Date): Promise<void> {
  for (const { id, carId } of await lockHeld(connection, isOf(of), now)) {
    await sql`UPDATE hold SET during = coalesce(agreed, during), agreed = NULL WHERE id = ${id}`.execute(
      connection,
    );
    await moveOutHolds(connection, [carId], now);
  }
}

/** Whether a rental holds its car until it is back; one whose car left before there was such a hold does not. */
export async function isHeldUntilBack(connection: Connection, of: OfRental): Promise<boolean> {
  const row = await connection
    .selectFrom('hold')
    .select('id')
    .where(isOf(of))
    .where('agreed', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Cars of rentals that are out after their agreed return, locked until the transaction ends. */
export async function lockCarsOut(connection: Connection, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT car.id FROM car WHERE car.id IN (
      SELECT hold.car_id FROM hold
      LEFT JOIN booking ON booking.id = hold.booking_id
      LEFT JOIN own_rental ON own_rental.id = hold.own_rental_id
      WHERE hold.agreed IS NOT NULL AND coalesce(booking.ends_at, own_rental.ends_at) <= ${now})
    ORDER BY car.id FOR NO KEY UPDATE`.execute(connection);
  return rows.map(({ id }) => id);
}

export type LateRental = { id: string; name: string };

/**
 * Of a booking or an own rental, by the column of its id: the overdue rental that has its car and comes right before it, which
 * endangers it; null: there is none.
 */
export const endangeredBy = (
  column: 'booking_id' | 'own_rental_id',
  now: Date,
): RawBuilder<LateRental | null> =>
  sql<LateRental | null>`(
    SELECT json_build_object('id', coalesce(late.booking_id, late.own_rental_id),
      'name', coalesce(late_booking.number, late_own.customer_name))
    FROM hold AS own
    JOIN hold AS late ON late.car_id = own.car_id AND upper(late.during) = lower(own.during)
    LEFT JOIN booking AS late_booking ON late_booking.id = late.booking_id
    LEFT JOIN own_rental AS late_own ON late_own.id = late.own_rental_id
    WHERE ${sql.ref(`own.${column}`)} = ${sql.ref(column === 'booking_id' ? 'booking.id' : 'own_rental.id')}
      AND late.agreed IS NOT NULL AND ${isOverdue(sql`coalesce(late_booking.ends_at, late_own.ends_at)`, now)})`;

/** The same as `overdueMinutes` of the domain, of the return in an expression. */
export const isOverdue = (endsAt: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`${endsAt} <= ${new Date(now.getTime() - OVERDUE_AFTER_MINUTES * 60_000)}`;
