import { sql, type RawBuilder } from 'kysely';
import { fuelPolicies, transmissions } from '../../../domain/cars/car-features.ts';
import type { Database } from '../../platform/database.ts';
import { obstacleOf } from '../conditions-sql.ts';
import type { Stay } from '../search-criteria.ts';
import { FEATURES, MARKS, type FleetRows } from './fleet.ts';

/** Cars at a time; reading more at once would keep other requests waiting. */
const BATCH = 5000;
/** As many changed cars, and as many gone, are written into a fleet; one more is read, to say that there are more. */
export const MOST_CHANGES = 5000;

/** What is not a column of `listing` under its own name; texts as their places in their lists, from 1. */
const VALUES: Record<string, RawBuilder<unknown>> = {
  transmission: sql`coalesce(array_position(${transmissions}::text[], transmission), 0)`,
  fuel_policy: sql`coalesce(array_position(${fuelPolicies}::text[], fuel_policy), 0)`,
  marks: sql.join(
    Object.entries(MARKS).map(([name, mark]) => {
      const isSo = name === 'unlimited_mileage' ? sql`(km_per_day IS NULL)` : sql.ref(name);
      return sql`${isSo}::int * ${sql.lit(mark)}`;
    }),
    sql` + `,
  ),
  // Milliseconds, of which JSON keeps the fractions.
  busy: sql`coalesce((SELECT json_agg(json_build_array(1000 * extract(epoch FROM lower(held)),
    1000 * extract(epoch FROM upper(held)))) FROM unnest(busy) held), '[]')`,
};
/** Each column in the order of the rows. */
const columns = ['car_id', 'latitude', 'longitude', ...FEATURES, 'busy', 'grid_cell', 'importance'].map(
  (name) => sql`coalesce(json_agg(${VALUES[name] ?? sql.ref(name)}), '[]') AS ${sql.ref(name)}`,
);

/** `seen`: where the next look for changes begins, the oldest transaction that was still under way. */
export type FleetNews = FleetRows &
  Record<'grid_cell' | 'importance', readonly number[]> & {
    seen: string;
    gone: readonly number[];
  };

async function read(
  database: Database,
  listings: RawBuilder<unknown>,
  gone: RawBuilder<unknown>,
): Promise<FleetNews> {
  const { rows } = await sql<FleetNews>`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS seen,
      ARRAY(${gone}) AS gone, ${sql.join(columns)}
    FROM (${listings}) listing`.execute(database);
  const [news] = rows;
  if (!news) throw new Error('an aggregate without a row');
  return news;
}

/**
 * The next cars after those that were read last, neighbours first (`listing_by_grid_cell`); none at the end. A car that
 * moves meanwhile to where was read already is among the changes, as is one that comes online.
 */
export function readCarsAfter(database: Database, before: FleetNews | null): Promise<FleetNews> {
  const [cell, importance, car] = [
    before?.grid_cell.at(-1) ?? -1,
    before?.importance.at(-1) ?? 0,
    before?.car_id.at(-1) ?? 0,
  ];
  const listings = sql`SELECT * FROM listing WHERE is_online AND grid_cell >= ${cell}
      AND (grid_cell > ${cell} OR (importance, car_id) < (${importance}, ${car}))
    ORDER BY grid_cell, importance DESC, car_id DESC LIMIT ${BATCH}`;
  return read(database, listings, sql`SELECT 0 WHERE false`);
}

/** 0: there is none. */
export async function readLastCar(database: Database): Promise<number> {
  const { last } = await database
    .selectFrom('listing')
    .select(({ fn }) => fn.max('car_id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/**
 * What changed in transactions from `seen` on (db/migrations/0125_listing_versions.sql), up to a car more than
 * `MOST_CHANGES`.
 */
export function readChangesSince(database: Database, seen: string): Promise<FleetNews> {
  const most = MOST_CHANGES + 1;
  return read(
    database,
    sql`SELECT * FROM listings_since(${seen}::bigint, ${most})`,
    sql`SELECT gone_cars_since(${seen}::bigint, ${most})`,
  );
}

export type CompanyTimes = {
  time_zone: string;
  turnaround_minutes: number;
  /** Their cars can be booked for the stay. */
  is_bookable: boolean;
  ids: number[];
};

/** Companies by what decides how long their cars must be free, and whether these can be booked then. */
export async function readCompanyTimes(database: Database, stay: Stay): Promise<CompanyTimes[]> {
  const { rows } = await sql<CompanyTimes>`
    SELECT time_zone, turnaround_minutes, ${obstacleOf(stay)} IS NULL AS is_bookable, json_agg(id) AS ids
    FROM company GROUP BY time_zone, turnaround_minutes, is_bookable`.execute(database);
  return rows;
}
