import { sql, type ExpressionBuilder } from 'kysely';
import { asPeopleRead } from '@nolo/db/as-people-read.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';

/** Models of the catalogue, and those that the company has typed itself. */
const seenBy = (companyId: number) => (where: ExpressionBuilder<DB, 'car_model'>) =>
  where.or([where('proposed_by', 'is', null), where('proposed_by', '=', companyId)]);

/** Makes with their models as the company sees them, as people look for them. */
export async function listMakes(connection: Connection, companyId: number) {
  const makes = await connection
    .selectFrom('car_make')
    .select(['id', 'name'])
    .orderBy('name', asPeopleRead)
    .execute();
  const models = await connection
    .selectFrom('car_model')
    .select(['make_id', 'name'])
    .where(seenBy(companyId))
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

/**
 * The make's model of that name, capital letters aside; where the company sees none, its own until staff accepts it. Nobody gives
 * its cars another name before the transaction ends.
 */
export async function saveModel(
  connection: Connection,
  { makeId, name, companyId }: { makeId: number; name: string; companyId: number },
): Promise<{ id: number; name: string }> {
  const found = await connection
    .selectFrom('car_model')
    .select(['id', 'name'])
    .where('make_id', '=', makeId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where(seenBy(companyId))
    .orderBy('proposed_by', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  if (found !== undefined) return found;
  return (
    connection
      .insertInto('car_model')
      .values({ make_id: makeId, name, proposed_by: companyId })
      // Added by a colleague at this very moment: theirs.
      .onConflict((conflict) => conflict.columns(['make_id', 'name', 'proposed_by']).doUpdateSet({ name }))
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow()
  );
}
