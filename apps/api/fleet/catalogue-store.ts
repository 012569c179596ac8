import { sql } from 'kysely';
import { asPeopleRead } from '@nolo/db/as-people-read.ts';
import type { Connection } from '@nolo/db/database.ts';

/** Makes with their models, as people look for them. */
export async function listMakes(connection: Connection) {
  const makes = await connection
    .selectFrom('car_make')
    .select(['id', 'name'])
    .orderBy('name', asPeopleRead)
    .execute();
  const models = await connection
    .selectFrom('car_model')
    .select(['make_id', 'name'])
    .orderBy('name', asPeopleRead)
    .execute();
  const namesOf = Map.groupBy(models, ({ make_id }) => make_id);
  return makes.map((make) => ({ ...make, models: (namesOf.get(make.id) ?? []).map(({ name }) => name) }));
}

export async function listTypes(connection: Connection) {
  return connection.selectFrom('car_type').select(['id', 'key', 'name']).orderBy('id').execute();
}

export async function findMake(connection: Connection, id: number): Promise<string | null> {
  const row = await connection.selectFrom('car_make').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}

export async function findType(connection: Connection, id: number): Promise<string | null> {
  const row = await connection.selectFrom('car_type').select('key').where('id', '=', id).executeTakeFirst();
  return row?.key ?? null;
}

/** The make's model of that name, capital letters aside; added where there is none. */
export async function saveModel(
  connection: Connection,
  { makeId, name }: { makeId: number; name: string },
): Promise<{ id: number; name: string }> {
  const found = await connection
    .selectFrom('car_model')
    .select(['id', 'name'])
    .where('make_id', '=', makeId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .orderBy('id')
    .executeTakeFirst();
  if (found !== undefined) return found;
  return (
    connection
      .insertInto('car_model')
      .values({ make_id: makeId, name })
      // Added by somebody else at this very moment: theirs.
      .onConflict((conflict) => conflict.columns(['make_id', 'name']).doUpdateSet({ name }))
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow()
  );
}
