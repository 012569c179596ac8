import { sql, type RawBuilder } from 'kysely';
import { KM_PER_DEGREE, kmPerDegreeOfLongitude } from '../../domain/places/geography.ts';
import { gridCellsOf } from '../../domain/places/grid.ts';
import type { Area, Filters, SearchCriteria, Stay, ZonedPeriod } from './search-criteria.ts';

type Condition = RawBuilder<boolean>;

/** Above this a box is no longer looked up cell by cell (domain/places/grid.ts). */
const MAX_CELLS = 64;
/** db/migrations/0003_turnaround_limit.sql */
const MAX_TURNAROUND_MINUTES = 2880;

/** What `car` must be, whether free or not. */
export function fitsSql(criteria: SearchCriteria): RawBuilder<boolean> {
  const conditions: Condition[] = [
    sql<boolean>`car.is_online`,
    ...anyOf('company_id', criteria.companyIds),
    ...anyOf('model_id', criteria.modelIds),
    ...filterConditions(criteria.filters, criteria.stay),
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

/** What the filter panel asks, but for the price. */
function filterConditions(filters: Filters, stay: Stay | null): Condition[] {
  const { transmission, fuelPolicy, minSeats, maxDeposit } = filters;
  return [
    ...anyOf('car_type_id', someOf(filters.carType)),
    ...anyOf('make_id', someOf(filters.carMake)),
    ...anyOf('fuel_type', someOf(filters.fuelType)),
    ...(transmission.length > 0 ? [sql<boolean>`car.transmission = ANY(${transmission}::text[])`] : []),
    ...(fuelPolicy.length > 0 ? [sql<boolean>`car.fuel_policy = ANY(${fuelPolicy}::text[])`] : []),
    ...(minSeats === null ? [] : [sql<boolean>`car.seats >= ${minSeats}`]),
    ...(maxDeposit === null ? [] : [sql<boolean>`car.deposit_minor <= ${maxDeposit}`]),
    ...(filters.airConditioning ? [sql<boolean>`car.air_conditioning`] : []),
    ...(filters.unlimitedMileage ? [sql<boolean>`car.km_per_day IS NULL`] : []),
    ...(filters.delivery ? [sql<boolean>`car.is_delivery`] : []),
    ...(filters.forEvents ? [sql<boolean>`car.for_events`] : []),
    ...(filters.freeCancellation ? [isCancelledFree(stay)] : []),
  ];
}

/** Cancelling costs nothing yet; without dates that cannot be told, and is no reason to leave a car out. */
export function isCancelledFree(stay: Stay | null): Condition {
  const periods = stay?.periods ?? [];
  const zones = periods.filter((period) => period.isCancelledFree).map(({ timeZone }) => timeZone);
  if (zones.length === periods.length) return sql<boolean>`true`;
  return sql<boolean>`company.time_zone = ANY(${zones}::text[])`;
}

function someOf(ids: readonly number[]): readonly number[] | null {
  return ids.length > 0 ? ids : null;
}

function anyOf(column: string, ids: readonly number[] | null): Condition[] {
  return ids === null ? [] : [sql<boolean>`${sql.ref(`car.${column}`)} = ANY(${ids}::int[])`];
}

function areaConditions({ lat, long, circle }: Area): Condition[] {
  const cells = gridCellsOf({ lat, long }, MAX_CELLS);
  const inBox = sql<boolean>`car.latitude BETWEEN ${lat[0]} AND ${lat[1]}
    AND car.longitude BETWEEN ${long[0]} AND ${long[1]}`;
  return [
    ...(cells === null ? [] : [sql<boolean>`car.grid_cell = ANY(${cells}::int[])`]),
    inBox,
    ...(circle === null ? [] : [inCircle(circle)]),
  ];
}

/** Flat-earth distance: exact to some metres within the radius. */
function inCircle({ lat, long, radiusKm }: NonNullable<Area['circle']>): Condition {
  const perDegreeLong = kmPerDegreeOfLongitude(lat);
  return sql<boolean>`((car.latitude - ${lat}::float8) * ${KM_PER_DEGREE}::float8) ^ 2
    + ((car.longitude - ${long}::float8) * ${perDegreeLong}::float8) ^ 2 <= ${radiusKm ** 2}::float8`;
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
