import { sql, type RawBuilder } from 'kysely';
import { pointOf } from '@nolo/domain/places/geography.ts';
import type { Place } from './places/find-places.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '@nolo/db/database.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';
import { isIn, listingsIn } from './area-sql.ts';
import { deliveryArea } from './delivered-cars.ts';
import type { Area } from './search-criteria.ts';
import { searchDirectory } from './search-store.ts';
import { isOffered } from '../cars/offered-cars-sql.ts';

type Marked = Place & { has_cars: boolean };

/** The places, each with whether the website has a car online within its ranges, or one that is delivered there. */
export async function findReach(
  database: Database,
  { website }: Caller,
  places: readonly Place[],
): Promise<Marked[]> {
  if (places.length === 0) return [];
  const directory = await searchDirectory(database);
  const hasCars = (area: Area, besides: RawBuilder<boolean>) =>
    sql`EXISTS (SELECT FROM ${listingsIn(area)} WHERE ${isOffered('listing')} AND ${besides}
      AND ${ofWebsite(website, 'listing.company_id')} AND ${isIn(area)})`;
  const looks = places.map(({ lat, long }) => {
    const stands = hasCars({ lat, long, circle: null }, sql`true`);
    const point = pointOf({ lat, long });
    return point === null
      ? stands
      : sql`(${stands} OR ${hasCars(deliveryArea(point, directory), sql`listing.is_delivery`)})`;
  });
  const { rows } = await sql<{ reached: boolean[] }>`SELECT ARRAY[${sql.join(looks)}] AS reached`.execute(
    database,
  );
  return places.map((place, index) => ({ ...place, has_cars: rows[0]?.reached[index] ?? false }));
}
