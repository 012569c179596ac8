import { sql, type RawBuilder } from 'kysely';
import type { SearchCriteria } from './search-criteria.ts';
import { hitsSql } from './search-sql.ts';

export type MapGroup = { latitude: number; longitude: number; count: number; car_id: number | null };

/** A group is about 64 of the 256 points of a web map's tile wide; across an area there are at most 48. */
const GROUPS_PER_TILE = 4;
const MOST_ACROSS = 48;

/** Hits by the piece of the map that they are on; the pieces are as large as `zoom` and the area ask for. */
export function mapGroupsSql(criteria: SearchCriteria, zoom: number): RawBuilder<MapGroup> {
  const [west, east] = criteria.area?.long ?? [-180, 180];
  const width = Math.max(360 / (GROUPS_PER_TILE * 2 ** zoom), (east - west) / MOST_ACROSS);
  // A web map stretches degrees of latitude by about this much in Europe.
  const height = width * 0.7;
  return sql<MapGroup>`
    SELECT avg(listing.latitude) AS latitude, avg(listing.longitude) AS longitude, count(*)::int AS count,
      CASE WHEN count(*) = 1 THEN min(listing.car_id) END AS car_id
    ${hitsSql(criteria, false)}
    GROUP BY floor(listing.latitude / ${height}::float8), floor(listing.longitude / ${width}::float8)`;
}
