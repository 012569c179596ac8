import type { CarSort } from '@nolo/domain/cars/list-choices.ts';
import { italyBox } from '@nolo/domain/places/italy.ts';
import { carMap, searchCarsBody, searchCarsQuery } from '@nolo/contract/search.ts';
import { BENCH_PLACE } from '@nolo/api/demo/bulk/bulk-places.ts';
import type { Database } from '@nolo/db/database.ts';
import { readCriteria } from '@nolo/api/search/read-criteria.ts';
import type { SearchCriteria } from '@nolo/api/search/search-criteria.ts';
import { searchDirectory } from '@nolo/api/search/search-store.ts';

const around = (degrees: number): [number, number] => [degrees - 0.1, degrees + 0.1];

/** What is searched: 500 cars however large the data, a city of very many, and a country. */
const AREAS = {
  'one place': { lat: around(BENCH_PLACE.latitude), long: around(BENCH_PLACE.longitude) },
  Rome: { lat: [41.65, 42.15], long: [12.25, 12.75] },
  'all of Italy': italyBox,
} as const;

/** `flexibleReturn`: at another hour than the pickup, for which companies charge a fee; a search form begins without. */
export type SearchRequest = {
  area: keyof typeof AREAS;
  sort: CarSort;
  days: number;
  flexibleReturn?: boolean;
};

const SORT_NAMES: Record<CarSort, string> = {
  imp: 'by importance',
  nearest: 'nearest',
  desc: 'newest',
  cheap: 'cheapest',
  expensive: 'dearest',
};

export function nameOf({ area, sort, days, flexibleReturn }: SearchRequest): string {
  return `${area}, ${SORT_NAMES[sort]}, ${days} days${flexibleReturn ? ', flexible return' : ''}`;
}

/** The rows of the table in docs/benchmarks.md 'Search'. */
export const searchRequests: readonly SearchRequest[] = [
  { area: 'one place', sort: 'imp', days: 3 },
  { area: 'one place', sort: 'cheap', days: 3 },
  { area: 'one place', sort: 'cheap', days: 25 },
  { area: 'Rome', sort: 'imp', days: 3 },
  { area: 'Rome', sort: 'cheap', days: 3 },
  { area: 'Rome', sort: 'cheap', days: 10 },
  { area: 'Rome', sort: 'expensive', days: 3 },
  { area: 'all of Italy', sort: 'imp', days: 3 },
  { area: 'all of Italy', sort: 'desc', days: 3 },
  { area: 'all of Italy', sort: 'cheap', days: 3 },
  { area: 'all of Italy', sort: 'cheap', days: 3, flexibleReturn: true },
  { area: 'all of Italy', sort: 'cheap', days: 25 },
  { area: 'all of Italy', sort: 'expensive', days: 3 },
  { area: 'all of Italy', sort: 'expensive', days: 25 },
];

const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00`;

const website = { id: 1, sub_domain: 'www', name: 'Nolo', domain: null, companyIds: null };

export async function criteriaOf(database: Database, request: SearchRequest): Promise<SearchCriteria> {
  const query = searchCarsQuery.parse({ filter: request.sort, isSameTime: !request.flexibleReturn });
  const body = searchCarsBody.parse({
    ...AREAS[request.area],
    start_date: inDays(10),
    end_date: inDays(10 + request.days),
  });
  return readCriteria({ website }, { query, body }, await searchDirectory(database), new Date());
}

/** The map's zoom for a country. */
export const COUNTRY_ZOOM = carMap.query.parse({ zoom: 6 }).zoom;
