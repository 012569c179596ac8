import { sql } from 'kysely';
import type { Range } from '../../domain/calendar/date-range.ts';
import type { Connection } from '../platform/database.ts';

/** True when no hold of the car shares a moment with the period (ISO UTC instants). */
export async function isCarFree(
  connection: Connection,
  carId: number,
  period: { startsAt: string; freeAt: string },
): Promise<boolean> {
  const taken = await connection
    .selectFrom('hold')
    .select('id')
    .where('car_id', '=', carId)
    .where(sql<boolean>`during && tstzrange(${period.startsAt}::timestamptz, ${period.freeAt}::timestamptz)`)
    .limit(1)
    .executeTakeFirst();
  return taken === undefined;
}

/** The car's holds between two instants as wall-clock ranges of its zone, cut to the window. */
export async function listHolds(
  connection: Connection,
  carId: number,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<Range[]> {
  const window = sql`tstzrange(${from}::timestamptz, ${to}::timestamptz)`;
  const wallClock = (moment: string) =>
    sql<string>`to_char(${sql.raw(moment)}(during * ${window}) AT TIME ZONE ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`;
  const rows = await connection
    .selectFrom('hold')
    .select([wallClock('lower').as('start'), wallClock('upper').as('end')])
    .where('car_id', '=', carId)
    .where(sql<boolean>`during && ${window}`)
    .orderBy('during')
    .execute();
  return rows as Range[];
}
