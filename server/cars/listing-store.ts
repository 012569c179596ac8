import { sql } from 'kysely';
import type { Connection } from '../platform/database.ts';

/** Cars whose listing or card is not what the tables of record say (db/migrations/0011_listing.sql). */
export type StaleListings = { cars: number; listings: number[]; cards: number[] };

/** Cars at a time: a statement takes some tenths of a second, and bookings wait no longer for a rebuild. */
const BATCH = 500;

/**
 * Compares all listings and cards, those of a batch in one snapshot. What has passed at `now` does not count: holds that
 * are over, and discounts of deals that have ended, which only make the search look at more cars than it must.
 */
export async function findStaleListings(connection: Connection, now: Date): Promise<StaleListings> {
  const found: StaleListings = { cars: 0, listings: [], cards: [] };
  for await (const ids of batches(connection)) {
    const { rows } = await sql<Omit<StaleListings, 'cars'>>`
      WITH ahead AS (SELECT tstzmultirange(tstzrange(${now}, NULL)) AS time)
      SELECT ARRAY(SELECT source.car_id FROM listing_source source LEFT JOIN listing USING (car_id), ahead
          WHERE source.car_id = ANY(${ids})
            AND (to_jsonb(listing) @> (to_jsonb(source) - ARRAY['busy', 'top_flat', 'top_percent'])
              AND listing.top_flat >= source.top_flat AND listing.top_percent >= source.top_percent
              AND listing.busy * ahead.time = source.busy * ahead.time) IS NOT TRUE) AS listings,
        ARRAY(SELECT source.car_id FROM listing_card_source source LEFT JOIN listing_card USING (car_id)
          WHERE source.car_id = ANY(${ids}) AND listing_card.card IS DISTINCT FROM source.card) AS cards`.execute(
      connection,
    );
    found.cars += ids.length;
    found.listings.push(...(rows[0]?.listings ?? []));
    found.cards.push(...(rows[0]?.cards ?? []));
  }
  return found;
}

/** Writes every listing and card anew while the site serves; tells how many. */
export async function rebuildListings(connection: Connection): Promise<number> {
  let written = 0;
  for await (const ids of batches(connection)) {
    await sql`SELECT refresh_listings(${ids}), refresh_cards(${ids})`.execute(connection);
    written += ids.length;
  }
  return written;
}

/** Leaves out of the listings what holds lie before a moment, and the discounts of deals that ended before a day. */
export async function forgetPast(
  connection: Connection,
  { before, firstDay }: { before: Date; firstDay: string },
): Promise<void> {
  for await (const ids of batches(connection)) {
    await sql`UPDATE listing SET busy = busy * tstzmultirange(tstzrange(${before}, NULL))
      WHERE car_id = ANY(${ids}) AND busy && tstzrange(NULL, ${before})`.execute(connection);
  }
  while ((await markOver(connection, firstDay)) === DEALS);
}

/** Deals at a time: each has the listings of a company's cars written. */
const DEALS = 50;

/** Tells how many. The trigger on deals has the listings follow. */
async function markOver(connection: Connection, firstDay: string): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE deal SET over_on = ends_on WHERE id = ANY (ARRAY(
      SELECT id FROM deal WHERE ends_on < ${firstDay} AND over_on IS DISTINCT FROM ends_on LIMIT ${DEALS}
    ))`.execute(connection);
  return Number(numAffectedRows ?? 0);
}

/** The ids of all cars, a batch at a time. */
async function* batches(connection: Connection): AsyncGenerator<number[]> {
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
    if (last === undefined) return;
    yield ids;
    after = last;
  }
}
