import type { ListedCar } from '@nolo/contract/search.ts';
import type { Api } from '@nolo/contract/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { statedDriverQuery } from '@nolo/domain/rental/stated-driver.ts';
import type { ApiClient, InputOf } from '../../api/api-client.ts';
import { isApiError } from '@nolo/contract/api-error.ts';
import { defaultDates } from '../../shared/rental/rental-dates.ts';
import {
  carsPerPage,
  maxPagesAtOnce,
  priceLimits,
  type SearchState,
} from '../../shared/rental/search-state.ts';
import { searchKey } from './list-address.ts';

type Page = CallData<Api['searchCars']>;

export type CarList = {
  key: string;
  /** What was searched for: with the usual dates where the address has none. */
  search: SearchState;
  cars: ListedCar[];
  /** How many pages the cars are. */
  pages: number;
  total: number;
  isTotalExact: boolean;
  hasMore: boolean;
  /** No car stands there: these are delivered from elsewhere (docs/specification/search.md 4). */
  areDelivered: boolean;
  /** Of a list without cars. */
  nearest: Page['nearest'];
  /** Of one whose cars are to be left elsewhere: how many there are without that. */
  withoutReturn: number | null;
  /** Why the dates were refused, in the reader's language; the cars are shown without a total then. */
  dateProblem: string | null;
};

/** `shown`: the list that stands there, in the browser; one of the same search with more pages continues it. */
type Options = { now: LocalDateTime; shown?: CarList | null; signal?: AbortSignal };

/** Loads the pages that the search asks for and that are not shown yet. */
export async function loadCarList(api: ApiClient, asked: SearchState, options: Options): Promise<CarList> {
  const key = searchKey(asked);
  const search = { ...asked, dates: asked.dates ?? defaultDates(options.now) };
  try {
    return await loadPages(api, search, { ...options, key });
  } catch (error) {
    if (!isApiError(error) || error.status !== 422) throw error;
    const list = await loadPages(api, { ...search, dates: null }, { ...options, shown: null, key });
    return { ...list, search: { ...list.search, dates: search.dates }, dateProblem: error.message };
  }
}

/** Whether the list has no car on any dates. That all are taken on the usual ones says nothing of it for long. */
export async function isAlwaysEmpty(api: ApiClient, { cars, search }: CarList): Promise<boolean> {
  if (cars.length > 0) return false;
  const { query, body } = searchInput({ ...search, dates: null });
  return (await api.call('searchCars', { query, body })).total === 0;
}

async function loadPages(
  api: ApiClient,
  search: SearchState,
  options: Options & { key: string },
): Promise<CarList> {
  const { key, shown, signal } = options;
  const isContinued = shown?.key === key && shown.dateProblem === null && shown.pages < search.pages;
  const before = isContinued ? shown : { pages: 0, cars: [] };
  const last = Math.min(search.pages, before.pages + maxPagesAtOnce);
  const numbers = Array.from({ length: last - before.pages }, (_, index) => before.pages + index + 1);
  const { query, body } = searchInput(search);
  const loaded: Page[] = await Promise.all(
    numbers.map((page) =>
      api.call('searchCars', { query: { ...query, page, limit: carsPerPage }, body }, { signal }),
    ),
  );
  const newest = loaded.at(-1);
  const names = newest?.place_names ?? undefined;
  const returnPlace = search.returnPlace && {
    ...search.returnPlace,
    description: newest?.return_pl ?? search.returnPlace.description,
  };
  return {
    key,
    search: { ...search, place: search.place && { ...search.place, names }, returnPlace },
    cars: withoutRepeats([...before.cars, ...loaded.flatMap(({ cars }) => cars)]),
    pages: last,
    total: newest?.total ?? 0,
    isTotalExact: newest?.total_is_exact ?? true,
    hasMore: newest?.has_more ?? false,
    areDelivered: newest?.are_delivered ?? false,
    nearest: newest?.nearest ?? null,
    withoutReturn: newest?.without_return ?? null,
    dateProblem: null,
  };
}

/** A car booked between two pages moves the others up: none may appear twice. */
function withoutRepeats(cars: ListedCar[]): ListedCar[] {
  return [...new Map(cars.map((car) => [car.id, car])).values()];
}

/** Whether the list has only cars that are brought, and totals with what that costs. */
export function hasDelivery({ search, areDelivered }: Pick<CarList, 'search' | 'areDelivered'>): boolean {
  return search.isDelivered || areDelivered;
}

/** A search as the calls take it: the list, the numbers beside the filters, the map. */
export function searchInput(search: SearchState): Exclude<InputOf<'carChoices'>, { body: FormData }> {
  const { place, dates, returnPlace } = search;
  return {
    query: {
      filter: search.sort ?? undefined,
      fromPrice: search.priceFrom,
      toPrice: search.priceTo < priceLimits.to ? search.priceTo : undefined,
      isSameTime: search.isSameTime,
      ...statedDriverQuery(search.driver),
      d: search.deliveryIn ?? undefined,
      delivery: search.isDelivered,
      isEvent: search.isForEvents,
    },
    body: {
      start_date: dates?.start,
      end_date: dates?.end,
      lat: place?.lat,
      long: place?.long,
      return_lat: returnPlace?.lat,
      return_long: returnPlace?.long,
      car_type: search.carTypes,
      car_make: search.makes,
      fuel_type: search.fuels,
      company_id: search.companies,
      transmission: search.transmissions,
      fuel_policy: search.fuelPolicies,
      min_seats: search.minSeats ?? undefined,
      max_deposit: search.maxDeposit ?? undefined,
      air_conditioning: search.hasAirConditioning,
      unlimited_mileage: search.hasUnlimitedMileage,
      free_cancellation: search.hasFreeCancellation,
      no_credit_card: search.needsNoCreditCard,
    },
  };
}
