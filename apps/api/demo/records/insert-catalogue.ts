import type { Connection } from '@nolo/db/database.ts';
import { known } from './known.ts';

export type Catalogue = {
  types: readonly { key: string; name: string }[];
  makes: readonly string[];
  models: readonly { make: string; name: string }[];
};

/** What a car is, as columns of `car`. */
export type Kind = { make_id: number; model_id: number; car_type_id: number };
export type KindOf = (car: { make: string; model: string; type: string }) => Kind;

/** Adds the types, makers and models that are not there yet. */
export async function insertCatalogue(connection: Connection, wanted: Catalogue): Promise<KindOf> {
  const types = connection.insertInto('car_type').values(wanted.types);
  await types.onConflict((conflict) => conflict.doNothing()).execute();
  const makes = connection.insertInto('car_make').values(wanted.makes.map((name) => ({ name })));
  await makes.onConflict((conflict) => conflict.doNothing()).execute();
  const makeIds = await makeIdsByName(connection);
  const rows = wanted.models.map(({ make, name }) => ({ make_id: known(makeIds, make), name }));
  const models = connection.insertInto('car_model').values(rows);
  await models.onConflict((conflict) => conflict.doNothing()).execute();
  return readKinds(connection, makeIds);
}

async function makeIdsByName(connection: Connection): Promise<ReadonlyMap<string, number>> {
  const rows = await connection.selectFrom('car_make').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function readKinds(connection: Connection, makeIds: ReadonlyMap<string, number>): Promise<KindOf> {
  const types = await connection.selectFrom('car_type').select(['id', 'key']).execute();
  const models = await connection.selectFrom('car_model').select(['id', 'make_id', 'name']).execute();
  const typeIds = new Map(types.map(({ id, key }) => [key, id]));
  const modelIds = new Map(models.map(({ id, make_id, name }) => [`${make_id} ${name}`, id]));
  return ({ make, model, type }) => {
    const makeId = known(makeIds, make);
    return {
      make_id: makeId,
      model_id: known(modelIds, `${makeId} ${model}`),
      car_type_id: known(typeIds, type),
    };
  };
}
