import type pg from 'pg';
import { IMAGE_SIZE, type CityImage } from './car-images.ts';

/** One picture for each city of the specification. */
export async function seedCityPictures(client: pg.ClientBase, images: readonly CityImage[]): Promise<void> {
  await client.query(
    `WITH picture AS (
       INSERT INTO image (hash, content_type, width, height)
       SELECT hash, 'image/svg+xml', $3, $4 FROM unnest($2::text[]) AS hash
       RETURNING id, hash
     )
     INSERT INTO city_picture (city, image_id)
     SELECT given.city, picture.id
     FROM unnest($1::text[], $2::text[]) AS given (city, hash) JOIN picture USING (hash)`,
    [images.map(({ city }) => city), images.map(({ hash }) => hash), IMAGE_SIZE.width, IMAGE_SIZE.height],
  );
}
