import { sql } from 'kysely';
import type { Connection } from '../platform/database.ts';

/** Cars whose listing or card is not what the tables of record say (db/migrations/0011_listing.sql). */
export type StaleListings = { cars: number; listings: number[]; cards: number[] };

/**
 * Compares every listing and card, in one snapshot. What has passed does not count: holds that are over, and
 * discounts of deals that have ended, which only make the search look at more cars than it must.
 */
export async function findStaleListings(connection: Connection): Promise<StaleListings> {
  const { rows } = await sql<StaleListings>`
    WITH ahead AS (SELECT tstzmultirange(tstzrange(now(), NULL)) AS time)
    SELECT (SELECT count(*)::int FROM car) AS cars,
      ARRAY(SELECT source.car_id FROM listing_source source LEFT JOIN listing USING (car_id), ahead
        WHERE (to_jsonb(listing) @> (to_jsonb(source) - ARRAY['busy', 'top_flat', 'top_percent'])
          AND listing.top_flat >= source.top_flat AND listing.top_percent >= source.top_percent
          AND listing.busy * ahead.time = source.busy * ahead.time) IS NOT TRUE) AS listings,
      ARRAY(SELECT source.car_id FROM car_card_source source LEFT JOIN car_card USING (car_id)
        WHERE car_card.card IS DISTINCT FROM source.card) AS cards`.execute(connection);
  return rows[0] ?? { cars: 0, listings: [], cards: [] };
}

/** Cars written at a time: their bookings wait for some milliseconds. */
const BATCH = 500;

/** Writes every listing and card anew while the site serves; tells how many. */
export async function rebuildListings(connection: Connection): Promise<number> {
  let written = 0;
  for (let after = 0; ;) {
    const cars = await connection
      .selectFrom('car')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const ids = cars.map((car) => car.id);
    const last = ids.at(-1);
    if (last === undefined) return written;
    await sql`SELECT refresh_listings(${ids}), refresh_cards(${ids})`.execute(connection);
    written += ids.length;
    after = last;
  }
}
