import type { Connection } from '@nolo/db/database.ts';
import type { StoredPicture } from './image-store.ts';

/** The row of a public picture; the same picture again has the same. */
export async function saveImage(connection: Connection, picture: StoredPicture): Promise<number> {
  const { id } = await connection
    .insertInto('image')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ width: picture.width }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
