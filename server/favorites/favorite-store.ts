import { sql } from 'kysely';
import type { CarCard } from '../../contract/car-card.ts';
import { carCardJoins, carCardJson } from '../cars/car-card-sql.ts';
import type { Connection } from '../platform/database.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';
import type { RequestWebsite } from '../platform/request-website.ts';

/** The cards of the renter's favourite cars that this website offers, the latest marked first. */
export async function listFavoriteCars(
  connection: Connection,
  accountId: string,
  { website, now }: { website: RequestWebsite; now: Date },
): Promise<CarCard[]> {
  const { rows } = await sql<{ card: CarCard }>`
    SELECT ${carCardJson(now)} AS card
    FROM favorite_car favorite JOIN car ON car.id = favorite.car_id ${carCardJoins}
    WHERE favorite.account_id = ${accountId} AND car.is_online
      AND ${ofWebsite(website, 'car.company_id')}
    ORDER BY favorite.created_at DESC, car.id DESC`.execute(connection);
  return rows.map((row) => row.card);
}

/** Everything the renter has marked, wherever and whether or not it is on offer today. */
export async function listFavoriteIds(connection: Connection, accountId: string): Promise<number[]> {
  const rows = await connection
    .selectFrom('favorite_car')
    .select('car_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('car_id', 'desc')
    .execute();
  return rows.map((row) => row.car_id);
}

/** Marks those of `carIds` that this website offers; what is marked already stays as it is. */
export async function insertFavorites(
  connection: Connection,
  accountId: string,
  website: RequestWebsite,
  carIds: readonly number[],
): Promise<void> {
  await sql`
    INSERT INTO favorite_car (account_id, car_id)
    SELECT ${accountId}, car.id FROM car
    WHERE car.id = ANY(${carIds}::int[]) AND car.is_online
      AND ${ofWebsite(website, 'car.company_id')}
    ON CONFLICT DO NOTHING`.execute(connection);
}

export async function deleteFavorite(
  connection: Connection,
  accountId: string,
  carId: number,
): Promise<void> {
  await connection
    .deleteFrom('favorite_car')
    .where('account_id', '=', accountId)
    .where('car_id', '=', carId)
    .execute();
}

/** One renter's changes one after the other, so that the limit holds for two tabs at once. */
export async function lockFavorites(connection: Connection, accountId: string): Promise<void> {
  await connection.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}
