import { sql } from 'kysely';
import type { CarCard } from '@nolo/contract/car-card.ts';
import { listCarCards } from '../car-card-store.ts';
import type { Connection } from '@nolo/db/database.ts';
import { ofWebsite } from '../../platform/tenant-sql.ts';
import type { RequestWebsite } from '../../platform/request-website.ts';
import { isOffered } from '../offered-cars-sql.ts';

/** The cards of the renter's favourite cars that this website offers, the latest marked first. */
export async function listFavoriteCars(
  connection: Connection,
  accountId: string,
  { website, now }: { website: RequestWebsite; now: Date },
): Promise<CarCard[]> {
  const rows = await connection
    .selectFrom('favorite_car')
    .innerJoin('car', 'car.id', 'favorite_car.car_id')
    .select('car.id')
    .where('account_id', '=', accountId)
    .where(isOffered('car'))
    .where(ofWebsite(website, 'car.company_id'))
    .orderBy('favorite_car.created_at', 'desc')
    .orderBy('car.id', 'desc')
    .execute();
  return listCarCards(
    connection,
    rows.map(({ id }) => id),
    now,
  );
}

/** Which cars of this website's companies the renter has marked, whether or not they are on offer today. */
export async function listFavoriteIds(
  connection: Connection,
  accountId: string,
  website: RequestWebsite,
): Promise<number[]> {
  const rows = await connection
    .selectFrom('favorite_car')
    .innerJoin('car', 'car.id', 'favorite_car.car_id')
    .select('car_id')
    .where('account_id', '=', accountId)
    .where(ofWebsite(website, 'car.company_id'))
    .orderBy('favorite_car.created_at', 'desc')
    .orderBy('car_id', 'desc')
    .execute();
  return rows.map((row) => row.car_id);
}

/** How many the renter has marked, on whatever website: the limit is the account's. */
export async function countFavorites(connection: Connection, accountId: string): Promise<number> {
  const { count } = await connection
    .selectFrom('favorite_car')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
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
    WHERE car.id = ANY(${carIds}::int[]) AND ${isOffered('car')}
      AND ${ofWebsite(website, 'car.company_id')}
    ON CONFLICT DO NOTHING`.execute(connection);
}

/** Unmarks a car of this website's companies. */
export async function deleteFavorite(
  connection: Connection,
  accountId: string,
  website: RequestWebsite,
  carId: number,
): Promise<void> {
  await sql`
    DELETE FROM favorite_car USING car
    WHERE favorite_car.account_id = ${accountId} AND car.id = favorite_car.car_id AND car.id = ${carId}
      AND ${ofWebsite(website, 'car.company_id')}`.execute(connection);
}

/** One renter's changes one after the other, so that the limit holds for two tabs at once. */
export async function lockFavorites(connection: Connection, accountId: string): Promise<void> {
  await connection.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}
