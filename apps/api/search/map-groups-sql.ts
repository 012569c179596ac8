import { sql, type RawBuilder } from 'kysely';
import { unavailabilitySql } from './conditions-sql.ts';
import { feesSql, pricedJoins, totalSql } from './price-sql.ts';
import type { Area, SearchCriteria } from './search-criteria.ts';
import { hitsSql, MAX_COUNTED } from './search-sql.ts';

type Cheapest = { cheapest_id: number; slug: string; car_make: string; car_model: string; total: number };

export type GroupRow = {
  latitude: number;
  longitude: number;
  lat: [number, number];
  long: [number, number];
  count: number;
  bookable: number;
  car_id: number | null;
} & (Cheapest | Record<keyof Cheapest, null>);

/** A group is about 64 of the 256 points of a web map's tile wide; across an area there are at most 48. */
const GROUPS_PER_TILE = 4;
const MOST_ACROSS = 48;

/** Degrees that a piece of the map has each way: as many as `zoom` and the area ask for. */
function pieceOf(area: Area | null, zoom: number): { width: number; height: number } {
  const [west, east] = area?.long ?? [-180, 180];
  const width = Math.max(360 / (GROUPS_PER_TILE * 2 ** zoom), (east - west) / MOST_ACROSS);
  // A web map stretches degrees of latitude by about this much in Europe.
  return { width, height: width * 0.7 };
}

/**
 * All hits by the piece of the map that they are on. Only up to 1,000 of them are priced, to name the cheapest car of each
 * piece: pricing all cars of a country would take longer than anybody waits for a map.
 */
export function mapGroupsSql(criteria: SearchCriteria, zoom: number): RawBuilder<GroupRow> {
  const { stay } = criteria;
  const { width, height } = pieceOf(criteria.area, zoom);
  return sql<GroupRow>`
    WITH hit AS MATERIALIZED (
      SELECT listing.car_id, listing.latitude, listing.longitude, ${unavailabilitySql(stay)} IS NULL AS is_bookable,
        floor(listing.latitude / ${height}::float8) AS piece_row,
        floor(listing.longitude / ${width}::float8) AS piece_column
      ${hitsSql(criteria, false)}
    ), piece AS (
      SELECT piece_row, piece_column, avg(latitude) AS latitude, avg(longitude) AS longitude,
        ARRAY[min(latitude), max(latitude)] AS lat, ARRAY[min(longitude), max(longitude)] AS long,
        count(*)::int AS "count", (count(*) FILTER (WHERE is_bookable))::int AS bookable,
        CASE WHEN count(*) = 1 THEN min(car_id) END AS car_id
      FROM hit GROUP BY piece_row, piece_column
    ), cheapest AS (
      SELECT DISTINCT ON (piece_row, piece_column) piece_row, piece_column, listing.car_id,
        (${totalSql(stay)})::float8 AS total
      FROM (
        SELECT * FROM hit WHERE is_bookable AND (SELECT sum("count") FROM piece) <= ${MAX_COUNTED} LIMIT ${MAX_COUNTED}
      ) few JOIN listing ON listing.car_id = few.car_id
        ${stay ? sql`JOIN company ON company.id = listing.company_id ${pricedJoins(stay, feesSql(criteria))}` : sql``}
      ORDER BY piece_row, piece_column, total, listing.car_id
    )
    SELECT piece.latitude, piece.longitude, lat, long, "count", bookable, piece.car_id, car.id AS cheapest_id, car.slug,
      car_make.name AS car_make, car_model.name AS car_model, total
    FROM piece LEFT JOIN (cheapest
      JOIN car ON car.id = cheapest.car_id
      JOIN car_make ON car_make.id = car.make_id
      JOIN car_model ON car_model.id = car.model_id) USING (piece_row, piece_column)`;
}
