import { sql, type RawBuilder } from 'kysely';
import { KM_PER_DEGREE, kmPerDegreeOfLongitude, type Point } from '@nolo/domain/places/geography.ts';
import { gridCellOf, gridCellsOf } from '@nolo/domain/places/grid.ts';
import type { Area } from './search-criteria.ts';

/** Above this a box is looked up as one range of cells (packages/domain/places/grid.ts). */
const MAX_CELLS = 64;

/** Listings of the cells that an area touches: a small one as these, a large one as all from its first to its last. */
export function listingsIn(area: Area | null): RawBuilder<unknown> {
  if (area === null) return sql`listing`;
  const cells = gridCellsOf(area, MAX_CELLS);
  if (cells !== null) return sql`(SELECT * FROM listing WHERE grid_cell = ANY(${cells}::int[])) listing`;
  const first = gridCellOf({ latitude: area.lat[0], longitude: area.long[0] });
  const last = gridCellOf({ latitude: area.lat[1], longitude: area.long[1] });
  return sql`(SELECT * FROM listing WHERE grid_cell BETWEEN ${first} AND ${last}) listing`;
}

/** Where exactly a listing of the area's cells stands. */
export function isIn({ lat, long, circle }: Area): RawBuilder<boolean> {
  // One condition for the planner, which would take latitude and longitude for two more reasons to expect few cars.
  return sql<boolean>`CASE WHEN listing.latitude BETWEEN ${lat[0]} AND ${lat[1]}
    AND listing.longitude BETWEEN ${long[0]} AND ${long[1]} THEN ${circle ? inCircle(circle) : sql`true`} ELSE false END`;
}

function inCircle({ lat, long, radiusKm }: NonNullable<Area['circle']>): RawBuilder<boolean> {
  const ofCompany = sql`(SELECT delivery_radius_km FROM company WHERE company.id = listing.company_id)`;
  return isWithin(
    { latitude: lat, longitude: long },
    radiusKm === 'delivery' ? ofCompany : sql`${radiusKm}::float8`,
  );
}

/** Whether a listing stands at most so far from the point. */
export function isWithin(point: Point, km: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${squaredKmSql(point)} <= (${km}) ^ 2`;
}

/** Square of the flat-earth distance, which is exact to some metres within a hundred kilometres. */
export function squaredKmSql({ latitude, longitude }: Point): RawBuilder<number> {
  const perDegreeLong = kmPerDegreeOfLongitude(latitude);
  return sql<number>`(((listing.latitude - ${latitude}::float8) * ${KM_PER_DEGREE}::float8) ^ 2
    + ((listing.longitude - ${longitude}::float8) * ${perDegreeLong}::float8) ^ 2)`;
}
