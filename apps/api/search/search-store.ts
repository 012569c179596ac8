import { sql, type RawBuilder } from 'kysely';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { carMap } from '@nolo/contract/search.ts';
import { closingDaysJson } from '../companies/closing-days-sql.ts';
import type { Connection, Database } from '@nolo/db/database.ts';
import type { ClosingDays } from '@nolo/domain/calendar/opening-hours.ts';
import type { Point } from '@nolo/domain/places/geography.ts';
import type { PreparedStatements } from '../platform/prepared-statements.ts';
import { remember } from '../platform/memoize.ts';
import { squaredKmSql } from './area-sql.ts';
import { choicesSql, type ChoiceCount, type ReadyTimes } from './choices-sql.ts';
import { mapGroupsSql } from './map-groups-sql.ts';
import { priceBoundSql, withinBound } from './price-bound-sql.ts';
import type { SearchCriteria, RentalPeriod } from './search-criteria.ts';
import {
  bookableCountSql,
  firstHitsSql,
  hitsSql,
  isBookable,
  isByPrice,
  MAX_COUNTED,
  orderedPageSql,
  type ListedRow,
} from './search-sql.ts';

/**
 * `hits`: up to 1,001. `rows`: the page, and one car more when there is another page. `bookable`: how many of the hits can be booked for the
 * dates, up to 1,001; those that cannot are not counted (docs/specification/search.md 2).
 */
export type SearchResult = { hits: number; bookable: number; rows: ListedRow[] };

export type Searching = { database: Database; prepared: PreparedStatements };

/**
 * The page of hits that the criteria ask for: one statement up to 1,000 hits; beyond, one or two more that read it in its
 * order, and one that counts.
 */
export async function searchCarsInDatabase(
  searching: Searching,
  criteria: SearchCriteria,
): Promise<SearchResult> {
  const rows = await run(searching, firstHitsSql(criteria));
  const { hits = 0, bookable = 0 } = rows[0] ?? {};
  if (hits <= MAX_COUNTED) return { hits, bookable, rows: rows.filter((row) => row.id !== null) };
  const [page, [counted]] = await Promise.all([
    orderedPage(searching, criteria),
    criteria.stay === null ? [{ bookable: hits }] : run(searching, bookableCountSql(criteria)),
  ]);
  return { hits, bookable: counted?.bookable ?? 0, rows: page };
}

/** Planned once for all searches of its kind: planning would take as long as finding. */
function run<Row extends object>({ database, prepared }: Searching, query: RawBuilder<Row>): Promise<Row[]> {
  return prepared.run<Row>(query.compile(database));
}

/** Among the cars that can be booked, if they fill the page: the others come after them. */
async function orderedPage(searching: Searching, criteria: SearchCriteria): Promise<ListedRow[]> {
  const { stay, limit } = criteria;
  const rows =
    stay !== null && isByPrice(criteria.sort)
      ? await pageByPrice(searching, criteria, stay)
      : await run(searching, orderedPageSql(criteria, { bookable: sql<boolean>`true` }));
  if (stay === null || rows.length > limit) return rows;
  return (await orderedPageSql(criteria, 'all').execute(searching.database)).rows;
}

/** None where too few can be booked. Planned for its price: how few cars cost as little, or as much, shows in that alone. */
async function pageByPrice(
  searching: Searching,
  criteria: SearchCriteria,
  stay: RentalPeriod,
): Promise<ListedRow[]> {
  const [bound] = await run(searching, priceBoundSql(criteria, stay));
  if (!bound || bound.last === null) return [];
  const { last, fees } = bound;
  const page = orderedPageSql(criteria, { bookable: withinBound(criteria, stay, { last, fees }) });
  return (await page.execute(searching.database)).rows;
}

export async function hasHits(connection: Connection, criteria: SearchCriteria): Promise<boolean> {
  const { rows } = await sql<{ has_hits: boolean }>`
    SELECT EXISTS (SELECT ${hitsSql(criteria, false)}) AS has_hits`.execute(connection);
  return rows[0]?.has_hits ?? false;
}

/** Where the hit stands that is nearest to a point, of those that can be booked. */
export async function findNearestHit(
  connection: Connection,
  criteria: SearchCriteria,
  point: Point,
): Promise<Point | null> {
  const { rows } = await sql<Point>`
    SELECT listing.latitude, listing.longitude ${hitsSql(criteria, false)} AND ${isBookable(criteria.stay)}
    ORDER BY ${squaredKmSql(point)}, listing.car_id LIMIT 1`.execute(connection);
  return rows[0] ?? null;
}

export async function countChoicesInDatabase(
  connection: Connection,
  criteria: SearchCriteria,
  readyTimes: ReadyTimes,
): Promise<ChoiceCount[]> {
  return (await choicesSql(criteria, readyTimes).execute(connection)).rows;
}

type MapGroup = CallData<typeof carMap>['groups'][number];

/** The groups of a map; with prices as long as there are no more hits than are counted. */
export async function groupHitsInDatabase(
  database: Database,
  criteria: SearchCriteria,
  zoom: number,
): Promise<MapGroup[]> {
  const { area } = criteria;
  if (area !== null && (area.lat[0] > area.lat[1] || area.long[0] > area.long[1])) return [];
  const { rows } = await mapGroupsSql(criteria, zoom).execute(database);
  return rows.map(({ cheapest_id, slug, car_make, car_model, total, ...group }) => ({
    ...group,
    cheapest: cheapest_id === null ? null : { id: cheapest_id, slug, car_make, car_model, total },
  }));
}

export type CompanyTerms = {
  car_id: number;
  opening_hours: unknown;
  closing_days: ClosingDays[];
  lead_minutes: number;
  time_zone: string;
};

/** What the companies of these cars ask of a pickup and a return. */
export async function findTermsOfCars(
  connection: Connection,
  ids: readonly number[],
): Promise<CompanyTerms[]> {
  return connection
    .selectFrom('listing')
    .innerJoin('company', 'company.id', 'listing.company_id')
    .select(['listing.car_id', 'company.opening_hours', 'company.lead_minutes', 'company.time_zone'])
    .select(closingDaysJson.as('closing_days'))
    .where('listing.car_id', 'in', ids)
    .execute();
}

/** Which of the cars nothing holds in a period of their own, the company's turnaround after it included. */
export async function findFreeCars(
  connection: Connection,
  wanted: readonly { carId: number; startsAt: string; endsAt: string }[],
): Promise<Set<number>> {
  const { rows } = await sql<{ car_id: number }>`
    SELECT listing.car_id FROM unnest(${wanted.map(({ carId }) => carId)}::int[],
      ${wanted.map(({ startsAt }) => startsAt)}::timestamptz[], ${wanted.map(({ endsAt }) => endsAt)}::timestamptz[])
      AS wanted (car_id, starts_at, ends_at)
    JOIN listing ON listing.car_id = wanted.car_id JOIN company ON company.id = listing.company_id
    WHERE NOT listing.busy && tstzrange(wanted.starts_at,
      wanted.ends_at + company.turnaround_minutes * interval '1 minute')`.execute(connection);
  return new Set(rows.map((row) => row.car_id));
}

export type SearchDirectory = {
  /** Zones that companies are in; never empty. */
  timeZones: readonly string[];
  models: readonly { id: number; make: string; model: string }[];
  /** The farthest that any company brings its cars. */
  farthestDeliveryKm: number;
};

/** Time zones, models and one radius: of small tables that every search needs and that change rarely. */
const recent = remember<null, SearchDirectory>({
  forMs: 30_000,
  most: 1,
  keyOf: () => 'all',
  read: readDirectory,
});

/** Remembered for half a minute per process. */
export function searchDirectory(database: Database): Promise<SearchDirectory> {
  return recent(database, null);
}

async function readDirectory(database: Database): Promise<SearchDirectory> {
  const zones = await database
    .selectFrom('company')
    .select('time_zone')
    .groupBy('time_zone')
    // The zone of most companies first: the search treats it as the usual one.
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .execute();
  const models = await database
    .selectFrom('car_model')
    .innerJoin('car_make', 'car_make.id', 'car_model.make_id')
    .select(['car_model.id', 'car_make.name as make'])
    // What nobody has accepted yet is found by its make alone.
    .select(sql<string>`CASE WHEN proposed_by IS NULL THEN car_model.name ELSE '' END`.as('model'))
    .execute();
  const farthest = await database
    .selectFrom('company')
    .select(({ fn }) => fn.max('delivery_radius_km').as('km'))
    .executeTakeFirst();
  return {
    timeZones: zones.length > 0 ? zones.map((row) => row.time_zone) : ['Europe/Rome'],
    models,
    farthestDeliveryKm: farthest?.km ?? 0,
  };
}
