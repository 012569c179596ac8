import { sql, type RawBuilder } from 'kysely';
import type { Area, SearchCriteria, Stay, ZonedPeriod } from './search-criteria.ts';

type Condition = RawBuilder<boolean>;

/** Above this a box is no longer looked up square by square (db/migrations/0001_foundation.sql, `square`). */
const MAX_SQUARES = 64;
const KM_PER_DEGREE = 111.32;
/** db/migrations/0003_turnaround_limit.sql */
const MAX_TURNAROUND_MINUTES = 2880;

/** What `car` must be, whether free or not. */
export function fitsSql(criteria: SearchCriteria): RawBuilder<boolean> {
  const conditions: Condition[] = [
    sql<boolean>`car.is_online`,
    ...anyOf('company_id', criteria.companyIds),
    ...anyOf('car_type_id', criteria.typeIds.length > 0 ? criteria.typeIds : null),
    ...anyOf('make_id', criteria.makeIds.length > 0 ? criteria.makeIds : null),
    ...anyOf('model_id', criteria.modelIds),
    ...anyOf('fuel_type', criteria.fuelTypes.length > 0 ? criteria.fuelTypes : null),
    ...(criteria.delivery ? [sql<boolean>`car.is_delivery`] : []),
    ...(criteria.area ? areaConditions(criteria.area) : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

/** No hold keeps `car` of `company` from being rented then. Dearer to find out than the rest: asked last. */
export function isFreeSql({ stay, readyBetween }: SearchCriteria): RawBuilder<boolean> {
  const conditions = [
    ...(stay ? [isFree(stay)] : []),
    ...(readyBetween ? [hasFreeMoment(readyBetween)] : []),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

function anyOf(column: string, ids: readonly number[] | null): Condition[] {
  return ids === null ? [] : [sql<boolean>`${sql.ref(`car.${column}`)} = ANY(${ids}::int[])`];
}

function areaConditions({ lat, long, circle }: Area): Condition[] {
  const squares = squaresOf({ lat, long });
  const inBox = sql<boolean>`car.latitude BETWEEN ${lat[0]} AND ${lat[1]}
    AND car.longitude BETWEEN ${long[0]} AND ${long[1]}`;
  return [
    ...(squares === null ? [] : [sql<boolean>`car.square = ANY(${squares}::int[])`]),
    inBox,
    ...(circle === null ? [] : [inCircle(circle)]),
  ];
}

/** Flat-earth distance: exact to some metres within the radius. */
function inCircle({ lat, long, radiusKm }: NonNullable<Area['circle']>): Condition {
  const perDegreeLong = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return sql<boolean>`((car.latitude - ${lat}::float8) * ${KM_PER_DEGREE}::float8) ^ 2
    + ((car.longitude - ${long}::float8) * ${perDegreeLong}::float8) ^ 2 <= ${radiusKm ** 2}::float8`;
}

/** The quarter-degree squares a box touches, or null when they are too many to look up one by one. */
export function squaresOf({ lat, long }: Pick<Area, 'lat' | 'long'>): number[] | null {
  const [south, north] = lat.map((degrees) => Math.floor((degrees + 90) * 4)) as [number, number];
  const [west, east] = long.map((degrees) => Math.floor((degrees + 180) * 4)) as [number, number];
  if ((north - south + 1) * (east - west + 1) > MAX_SQUARES) return null;
  const squares: number[] = [];
  for (let row = south; row <= north; row += 1) {
    for (let column = west; column <= east; column += 1) squares.push(row * 1440 + column);
  }
  return squares;
}

/**
 * No hold overlaps the stay and the company's turnaround after it. The holds' own turnaround is already in
 * them (decisions.md 6). The first, constant range is what the index looks up; the second one is exact.
 */
function isFree({ periods }: Stay): Condition {
  const start = byZone(periods, ({ startsAt }) => startsAt);
  const end = byZone(periods, ({ endsAt }) => endsAt);
  const starts = periods.map(({ startsAt }) => startsAt).sort();
  const ends = periods.map(({ endsAt }) => endsAt).sort();
  const latest = new Date(Date.parse(ends.at(-1) ?? '') + MAX_TURNAROUND_MINUTES * 60_000).toISOString();
  return sql<boolean>`NOT EXISTS (
    SELECT FROM hold WHERE hold.car_id = car.id
      AND hold.during && tstzrange(${starts[0]}::timestamptz, ${latest}::timestamptz)
      AND hold.during && tstzrange(${start}, ${end} + company.turnaround_minutes * interval '1 minute'))`;
}

/** The same wall clock is another moment in another zone; with one zone this is a constant. */
function byZone(
  periods: readonly ZonedPeriod[],
  moment: (period: ZonedPeriod) => string,
): RawBuilder<string> {
  const [first, ...others] = periods;
  if (!first) throw new Error('a stay without a time zone');
  const usual = sql<string>`${moment(first)}::timestamptz`;
  if (others.length === 0) return usual;
  const cases = others.map((period) => sql`WHEN ${period.timeZone} THEN ${moment(period)}::timestamptz`);
  return sql<string>`(CASE company.time_zone ${sql.join(cases, sql` `)} ELSE ${usual} END)`;
}

/** Holds one after the other may fill the whole time although none does alone. */
function hasFreeMoment({ from, to }: { from: string; to: string }): Condition {
  const window = sql`tstzrange(${from}::timestamptz, ${to}::timestamptz)`;
  return sql<boolean>`coalesce((
    SELECT NOT range_agg(hold.during) @> ${window}
    FROM hold WHERE hold.car_id = car.id AND hold.during && ${window}), true)`;
}
