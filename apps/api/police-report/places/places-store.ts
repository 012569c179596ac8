import type { Connection } from '@nolo/db/database.ts';

/** The table that was fetched last; `unchanged` when it is the one that is known; null: none was fetched. */
export async function findPlacesTable(
  connection: Connection,
  knownAt: number | null,
): Promise<{ csv: string; fetchedAt: Date } | 'unchanged' | null> {
  const row = await connection.selectFrom('police_places').select('fetched_at').executeTakeFirst();
  if (row === undefined) return null;
  if (row.fetched_at.getTime() === knownAt) return 'unchanged';
  const { csv, fetched_at } = await connection
    .selectFrom('police_places')
    .select(['csv', 'fetched_at'])
    .executeTakeFirstOrThrow();
  return { csv, fetchedAt: fetched_at };
}

export async function savePlacesTable(connection: Connection, csv: string, at: Date): Promise<void> {
  await connection
    .insertInto('police_places')
    .values({ csv, fetched_at: at })
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ csv, fetched_at: at }))
    .execute();
}
