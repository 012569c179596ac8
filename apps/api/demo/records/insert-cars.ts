import type { Insertable } from 'kysely';
import type { CarView } from '@nolo/domain/cars/car-views.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Car } from '@nolo/db/database-types.ts';
import { known } from './known.ts';

/** A picture of a car, by the hash under which the image store keeps it. */
export type Picture = { hash: string; view: CarView };
export type NewCar = { row: Insertable<Car>; pictures: readonly Picture[] };

/** Size of the illustrations, which are all the pictures there are. */
const ILLUSTRATION = { content_type: 'image/svg+xml', width: 1600, height: 1000 };

/** A row for each picture that has none yet; ids of all pictures by hash. */
export async function insertImages(
  connection: Connection,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = [...new Set(hashes)].map((hash) => ({ hash, ...ILLUSTRATION }));
  const images = connection.insertInto('image').values(rows);
  await images.onConflict((conflict) => conflict.column('hash').doNothing()).execute();
  const all = await connection.selectFrom('image').select(['id', 'hash']).execute();
  return new Map(all.map(({ id, hash }) => [hash, id]));
}

/** Cars and their pictures, in the order given. */
export async function insertCars(connection: Connection, cars: readonly NewCar[]) {
  const inserted = await connection
    .insertInto('car')
    .values(cars.map(({ row }) => row))
    .returningAll()
    .execute();
  const hashes = cars.flatMap(({ pictures }) => pictures.map(({ hash }) => hash));
  if (hashes.length === 0) return inserted;
  const imageIds = await insertImages(connection, hashes);
  const shown = inserted.flatMap(({ id }, index) =>
    (cars[index]?.pictures ?? []).map(({ hash, view }, position) => ({
      car_id: id,
      position,
      view,
      image_id: known(imageIds, hash),
    })),
  );
  await connection.insertInto('car_image').values(shown).execute();
  return inserted;
}

type Catalogue = {
  types: readonly { key: string; name: string }[];
  makes: readonly string[];
  models: readonly { make: string; name: string }[];
};

/** What a car is, as columns of `car`. */
type Kind = { make_id: number; model_id: number; car_type_id: number };
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
