import { sql } from 'kysely';
import type { Place } from './places/find-places.ts';
import type { Caller } from '../platform/caller.ts';
import type { Connection } from '@nolo/db/database.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';
import { isIn, listingsIn } from './area-sql.ts';

type Marked = Place & { has_cars: boolean };

/** The places, each with whether the website has a car online within its ranges. */
export async function findReach(
  connection: Connection,
  { website }: Caller,
  places: readonly Place[],
): Promise<Marked[]> {
  if (places.length === 0) return [];
  const looks = places.map(({ lat, long }) => {
    const area = { lat, long, circle: null };
    return sql`EXISTS (SELECT FROM ${listingsIn(area)} WHERE listing.is_online
      AND ${ofWebsite(website, 'listing.company_id')} AND ${isIn(area)})`;
  });
  const { rows } = await sql<{ reached: boolean[] }>`SELECT ARRAY[${sql.join(looks)}] AS reached`.execute(
    connection,
  );
  return places.map((place, index) => ({ ...place, has_cars: rows[0]?.reached[index] ?? false }));
}
