import { sql } from 'kysely';
import type { z } from 'zod';
import type { CarCard, cityPicture } from '@nolo/contract/car-card.ts';
import { listCarCards } from '../cars/car-card-store.ts';
import type { Connection } from '@nolo/db/database.ts';
import { PICTURE_WIDTHS } from '../platform/image-store.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { isOffered } from '../cars/offered-cars-sql.ts';

type CityPicture = z.infer<typeof cityPicture>;

export type HomeOrder = 'importance' | 'cheapest' | 'newest';

export type HomeList = {
  /** Keys of car types; null: any. */
  types: readonly string[] | null;
  /** Day price in minor units, from and below; null: however much. */
  fromMinor: number;
  belowMinor: number | null;
  order: HomeOrder;
};

const ORDER: Record<HomeOrder, string> = {
  importance: 'car.importance DESC, car.car_id DESC',
  cheapest: 'car.day_minor, car.car_id',
  newest: 'car.created_at DESC, car.car_id DESC',
};

type Asked = { website: RequestWebsite; now: Date };

/** The first `limit` cars of a list. */
export async function listCars(
  connection: Connection,
  { website, now }: Asked,
  list: HomeList,
  limit: number,
): Promise<CarCard[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT car.car_id AS id FROM listing car
    WHERE ${isOffered('car')} AND ${ofWebsite(website, 'car.company_id')}
      ${list.types ? sql`AND car.car_type_id IN (SELECT id FROM car_type WHERE key = ANY(${list.types}::text[]))` : sql``}
      ${list.fromMinor > 0 ? sql`AND car.day_minor >= ${list.fromMinor}` : sql``}
      ${list.belowMinor === null ? sql`` : sql`AND car.day_minor < ${list.belowMinor}`}
    ORDER BY ${sql.raw(ORDER[list.order])} LIMIT ${limit}`.execute(connection);
  return listCarCards(connection, idsOf(rows), now);
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Ids of the most booked cars, first the one booked most; cancelled bookings left out. */
export async function findMostBooked(
  connection: Connection,
  website: RequestWebsite,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT car.id
    FROM booking JOIN car ON car.id = booking.car_id
    WHERE booking.status <> 'CANCELLED' AND ${isOffered('car')} AND ${ofWebsite(website, 'car.company_id')}
    GROUP BY car.id ORDER BY count(*) DESC, car.importance DESC, car.id LIMIT ${limit}`.execute(connection);
  return idsOf(rows);
}

/** These cars in this order, those offline left out; others fill the list by importance. */
export async function listCarsFrom(
  connection: Connection,
  { website, now }: Asked,
  ids: readonly number[],
  limit: number,
): Promise<CarCard[]> {
  const { rows } = await sql<{ id: number }>`
    WITH wanted AS (
      SELECT car.id, place, car.importance FROM unnest(${ids}::int[]) WITH ORDINALITY AS given (id, place)
        JOIN car USING (id)
      WHERE ${isOffered('car')}
    ), important AS (
      SELECT car.car_id AS id, NULL::bigint AS place, car.importance FROM listing car
      WHERE ${isOffered('car')} AND ${ofWebsite(website, 'car.company_id')} AND car.car_id <> ALL(${ids}::int[])
      ORDER BY car.importance DESC, car.car_id DESC LIMIT ${limit}
    )
    SELECT id FROM (SELECT * FROM wanted UNION ALL SELECT * FROM important) chosen
    ORDER BY place NULLS LAST, importance DESC, id LIMIT ${limit}`.execute(connection);
  return listCarCards(connection, idsOf(rows), now);
}

export async function countOnline(
  connection: Connection,
  website: RequestWebsite,
): Promise<{ cars: number; companies: number }> {
  const { rows } = await sql<{ cars: number; companies: number }>`
    SELECT count(*)::int AS cars, count(DISTINCT car.company_id)::int AS companies
    FROM listing car WHERE ${isOffered('car')} AND ${ofWebsite(website, 'car.company_id')}`.execute(
    connection,
  );
  return rows[0] ?? { cars: 0, companies: 0 };
}

/** Pictures of the cities that a website has cars in, by slug; of all on the marketplace. */
export async function listCityPictures(
  connection: Connection,
  website: Pick<RequestWebsite, 'companyIds'>,
): Promise<CityPicture[]> {
  const rows = await connection
    .selectFrom('city_picture')
    .innerJoin('image', 'image.id', 'city_picture.image_id')
    .select(['city_picture.city', 'image.hash', 'image.width', 'image.height'])
    .$if(website.companyIds !== null, (query) => query.where(hasCarsIn(website)))
    .orderBy('city_picture.city')
    .execute();
  return rows.map(({ city, hash, width, height }) => ({
    slug: city,
    picture: { path: `/images/${hash}`, widths: [...PICTURE_WIDTHS], width, height },
  }));
}

/** A city's slug is its Italian name in small letters (packages/content/cities.ts). */
const hasCarsIn = (website: Pick<RequestWebsite, 'companyIds'>) =>
  sql<boolean>`city_picture.city IN (
    SELECT lower(car.city) FROM car WHERE ${isOffered('car')} AND ${ofWebsite(website, 'car.company_id')})`;
