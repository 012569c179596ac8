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
