import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { HandoverPicture } from '@nolo/db/database-types.ts';

/** Null when this hand-over has no such picture. */
export async function findPicture(
  connection: Connection,
  { handoverId, id }: { handoverId: string; id: string },
): Promise<Selectable<HandoverPicture> | null> {
  const row = await connection
    .selectFrom('handover_picture')
    .selectAll()
    .where('handover_id', '=', handoverId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** False when there is one of this id already, of whatever hand-over. */
export async function insertPicture(
  connection: Connection,
  picture: Insertable<HandoverPicture>,
): Promise<boolean> {
  const row = await connection
    .insertInto('handover_picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countPictures(connection: Connection, handoverId: string): Promise<number> {
  const { count } = await connection
    .selectFrom('handover_picture')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('handover_id', '=', handoverId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of these pictures the hand-over has. */
export async function findStoredPictures(
  connection: Connection,
  handoverId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await connection
    .selectFrom('handover_picture')
    .select('id')
    .where('handover_id', '=', handoverId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
