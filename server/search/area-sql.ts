import { sql, type RawBuilder } from 'kysely';
import { KM_PER_DEGREE, kmPerDegreeOfLongitude } from '../../domain/places/geography.ts';
import { gridCellOf, gridCellsOf } from '../../domain/places/grid.ts';
import type { Area } from './search-criteria.ts';

/** Above this a box is looked up as one range of cells (domain/places/grid.ts). */
const MAX_CELLS = 64;
/** Above this, starting a list for each cell costs more than it saves. */
const MAX_MERGED = 16;
const NO_CELL = -1;

/** Listings of the cells that an area touches: a small one as these, a large one as all from its first to its last. */
export function listingsIn(area: Area | null): RawBuilder<unknown> {
  if (area === null) return sql`listing`;
  const cells = gridCellsOf(area, MAX_CELLS);
  if (cells !== null) return sql`(SELECT * FROM listing WHERE grid_cell = ANY(${cells}::int[])) listing`;
  const first = gridCellOf({ latitude: area.lat[0], longitude: area.long[0] });
  const last = gridCellOf({ latitude: area.lat[1], longitude: area.long[1] });
  return sql`(SELECT * FROM listing WHERE grid_cell BETWEEN ${first} AND ${last}) listing`;
}

/**
 * Listings of a small area as a list for each cell in the order that an index has it, which the database merges; none
 * when the area is larger. Always as many lists, so that such statements share a plan.
 */
export function listingsByCell(
  area: Area | null,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> | undefined {
  const cells = area && gridCellsOf(area, MAX_MERGED);
  if (!cells) return undefined;
  const lists = Array.from(
    { length: MAX_MERGED },
    (_, at) =>
      sql`(SELECT * FROM listing WHERE is_online AND grid_cell = ${cells[at] ?? NO_CELL} ORDER BY ${order})`,
  );
  return sql`(${sql.join(lists, sql` UNION ALL `)}) listing`;
}

/** Where exactly a listing of the area's cells stands. */
export function isIn({ lat, long, circle }: Area): RawBuilder<boolean> {
  // One condition for the planner, which would take latitude and longitude for two more reasons to expect few cars.
  return sql<boolean>`CASE WHEN listing.latitude BETWEEN ${lat[0]} AND ${lat[1]}
    AND listing.longitude BETWEEN ${long[0]} AND ${long[1]} THEN ${circle ? inCircle(circle) : sql`true`} ELSE false END`;
}

/** Flat-earth distance: exact to some metres within the radius. */
function inCircle({ lat, long, radiusKm }: NonNullable<Area['circle']>): RawBuilder<boolean> {
  const perDegreeLong = kmPerDegreeOfLongitude(lat);
  return sql<boolean>`((listing.latitude - ${lat}::float8) * ${KM_PER_DEGREE}::float8) ^ 2
    + ((listing.longitude - ${long}::float8) * ${perDegreeLong}::float8) ^ 2 <= ${radiusKm ** 2}::float8`;
}
