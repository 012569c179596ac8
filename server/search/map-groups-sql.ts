import { sql, type RawBuilder } from 'kysely';
import type { Area, SearchCriteria } from './search-criteria.ts';
import { totalSql } from './price-sql.ts';
import { obstacleSql } from './conditions-sql.ts';
import { hitsSql } from './search-sql.ts';

export type MapGroup = {
  latitude: number;
  longitude: number;
  lat: [number, number];
  long: [number, number];
  count: number;
  bookable: number;
  car_id: number | null;
  cheapest: { id: number; slug: string; car_make: string; car_model: string; total: number } | null;
};

/** A group is about 64 of the 256 points of a web map's tile wide; across an area there are at most 48. */
const GROUPS_PER_TILE = 4;
const MOST_ACROSS = 48;

/** Degrees that a piece of the map has each way: as many as `zoom` and the area ask for. */
export function pieceOf(area: Area | null, zoom: number): { width: number; height: number } {
  const [west, east] = area?.long ?? [-180, 180];
  const width = Math.max(360 / (GROUPS_PER_TILE * 2 ** zoom), (east - west) / MOST_ACROSS);
  // A web map stretches degrees of latitude by about this much in Europe.
  return { width, height: width * 0.7 };
}

/**
 * Hits by the piece of the map that they are on. `priced`: with the cheapest car of each piece that can be booked, which
 * takes longer.
 */
export function mapGroupsSql(criteria: SearchCriteria, zoom: number, priced: boolean): RawBuilder<MapGroup> {
  const { width, height } = pieceOf(criteria.area, zoom);
  // In a part of its own, of which the planner expects few pieces: it would sort the hits otherwise.
  const hits = sql`SELECT listing.latitude, listing.longitude, listing.car_id,
      ${obstacleSql(criteria.stay)} IS NULL AS is_bookable, floor(listing.latitude / ${height}::float8) AS piece_row, floor(listing.longitude / ${width}::float8) AS piece_column,
      ${priced ? totalSql(criteria.stay) : sql`NULL`} AS total ${hitsSql(criteria, priced)} OFFSET 0`;
  const cheapest = sql`(array_agg(car_id ORDER BY total, car_id) FILTER (WHERE is_bookable))[1] AS cheapest_id,
    (min(total) FILTER (WHERE is_bookable))::float8 AS total`;
  const groups = sql<MapGroup>`
    SELECT avg(latitude) AS latitude, avg(longitude) AS longitude, count(*)::int AS "count",
      (count(*) FILTER (WHERE is_bookable))::int AS bookable,
      ARRAY[min(latitude), max(latitude)] AS lat, ARRAY[min(longitude), max(longitude)] AS long,
      CASE WHEN count(*) = 1 THEN min(car_id) END AS car_id, ${priced ? cheapest : sql`NULL AS cheapest`}
    FROM (${hits}) hit GROUP BY piece_row, piece_column`;
  if (!priced) return groups;
  // Looked up for each group: joined, the planner would expect very many groups and read all cars.
  return sql<MapGroup>`
    SELECT latitude, longitude, lat, long, "count", bookable, car_id, (
      SELECT json_build_object('id', car.id, 'slug', car.slug, 'car_make', car_make.name, 'car_model', car_model.name,
        'total', total)
      FROM car JOIN car_make ON car_make.id = car.make_id JOIN car_model ON car_model.id = car.model_id
      WHERE car.id = cheapest_id) AS cheapest
    FROM (${groups}) piece`;
}
