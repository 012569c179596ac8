import type { Connection, Database } from '../platform/database.ts';
import { remember } from '../platform/remember.ts';
import type { ListedPage } from './listed-page-sql.ts';
import { choicesSql, type ChoiceCount } from './choices-sql.ts';
import { mapGroupsSql, type MapGroup } from './map-groups-sql.ts';
import { cheapestBound, dearestBound, type PriceBound } from './price-bound.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { firstHitsSql, MAX_COUNTED, orderedPageSql, type FirstHits } from './search-sql.ts';

export type SearchResult = ListedPage & { total: number; total_is_exact: boolean };

/** The page of hits that the criteria ask for: one statement up to 1,000 hits, a second one beyond. */
export async function searchCarsInDatabase(
  connection: Connection,
  criteria: SearchCriteria,
): Promise<SearchResult> {
  const first = onlyRow(await firstHitsSql(criteria).execute(connection));
  if (first.page !== null) return { ...first.page, total: first.hits, total_is_exact: true };
  const bound = boundOf(criteria, first);
  const { page } = onlyRow(await orderedPageSql(criteria, bound).execute(connection));
  return { ...page, total: MAX_COUNTED, total_is_exact: false };
}

export async function countChoicesInDatabase(
  connection: Connection,
  criteria: SearchCriteria,
): Promise<ChoiceCount[]> {
  return (await choicesSql(criteria).execute(connection)).rows;
}

export async function groupHitsInDatabase(
  connection: Connection,
  criteria: SearchCriteria,
  zoom: number,
): Promise<MapGroup[]> {
  return (await mapGroupsSql(criteria, zoom).execute(connection)).rows;
}

function boundOf({ stay, sort }: SearchCriteria, { sample }: FirstHits): PriceBound | null {
  if (stay === null || sample === null) return null;
  return sort === 'cheap' ? cheapestBound(sample, stay.days) : dearestBound(sample, stay.days);
}

function onlyRow<T>({ rows: [row] }: { rows: T[] }): T {
  if (row === undefined) throw new Error('a search statement always gives one row');
  return row;
}

export type SearchDirectory = {
  /** Zones that companies are in; never empty. */
  timeZones: readonly string[];
  models: readonly { id: number; make: string; model: string }[];
};

/** Time zones and models: small tables that every search needs and that change rarely. */
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
    .select(['car_model.id', 'car_make.name as make', 'car_model.name as model'])
    .execute();
  return { timeZones: zones.length > 0 ? zones.map((row) => row.time_zone) : ['Europe/Rome'], models };
}
