import type { Connection } from '@nolo/db/database.ts';
import { insertImages } from './records/insert-cars.ts';
import { known } from './records/known.ts';
import type { CityImage } from './car-images.ts';

/** One picture for each city of the specification. */
export async function seedCityPictures(connection: Connection, images: readonly CityImage[]): Promise<void> {
  const ids = await insertImages(
    connection,
    images.map(({ hash }) => hash),
  );
  const rows = images.map(({ city, hash }) => ({ city, image_id: known(ids, hash) }));
  await connection.insertInto('city_picture').values(rows).execute();
}
