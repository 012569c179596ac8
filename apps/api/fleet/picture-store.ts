import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';

/** Photographs of a car, in their order; drawings are the demo's and not the company's. */
export async function listPhotographs(connection: Connection, carId: number) {
  return connection
    .selectFrom('car_image')
    .innerJoin('image', 'image.id', 'car_image.image_id')
    .select(['image.id', 'image.hash', 'image.width', 'image.height', 'image.content_type', 'car_image.view'])
    .where('car_image.car_id', '=', carId)
    .where('image.content_type', '<>', 'image/svg+xml')
    .orderBy('car_image.position')
    .execute();
}

/** These pictures, in this order, are what is shown of the car; whatever was shown before is not any more. */
export async function replacePictures(
  connection: Connection,
  carId: number,
  imageIds: readonly number[],
): Promise<void> {
  await connection.deleteFrom('car_image').where('car_id', '=', carId).execute();
  if (imageIds.length > 0) {
    const rows = imageIds.map((image_id, position) => ({ car_id: carId, position, image_id }));
    await connection.insertInto('car_image').values(rows).execute();
  }
  // Its page has changed: search engines come back.
  await connection
    .updateTable('car')
    .set({ changed_at: sql`now()` })
    .where('id', '=', carId)
    .execute();
}
