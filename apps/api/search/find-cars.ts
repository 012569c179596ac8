import type { CallData } from '@nolo/contract/endpoint.ts';
import type { ListedCar, searchCars } from '@nolo/contract/search.ts';
import { listCarCards } from '../cars/car-card-store.ts';
import type { Deps } from '../deps.ts';
import { amongDelivered, asListed } from './delivered-cars.ts';
import { findNearestPlace } from './find-nearest-place.ts';
import { reverseGeocode } from './places/reverse-geocode.ts';
import type { Caller } from '../platform/caller.ts';
import { readCriteria, type SearchRequest } from './read-criteria.ts';
import type { RentalPeriod, SearchCriteria } from './search-criteria.ts';
import {
  searchCarsInDatabase,
  searchDirectory,
  type SearchDirectory,
  type Searching,
} from './search-store.ts';
import { MAX_COUNTED, type ListedRow } from './search-sql.ts';
import { suggestDates } from './suggest-dates.ts';

/**
 * Cars of the website that fit, with the price for the dates, one page of them.
 * @throws AppError request.invalid and the booking.* codes of `searchCars`
 */
export async function findCars(
  { database, prepared, clock }: Deps,
  caller: Caller,
  request: SearchRequest,
): Promise<CallData<typeof searchCars>> {
  const now = clock.now();
  const { lat, long, return_lat, return_long } = request.body;
  const directory = await searchDirectory(database);
  const asked = readCriteria(caller, request, directory, now);
  const there = await searchCarsInDatabase({ database, prepared }, asked);
  const delivered = there.hits === 0 ? amongDelivered(asked, directory) : null;
  const criteria = delivered ?? asked;
  const { stay, limit } = criteria;
  const { hits, bookable, rows } = delivered
    ? await searchCarsInDatabase({ database, prepared }, delivered)
    : there;
  const listed = new Map(rows.slice(0, limit).map((row) => [row.id, row]));
  const [cards, unavailabilities] = await Promise.all([
    // With dates a card says what these cost, without them when the car can be had.
    listCarCards(database, [...listed.keys()], stay === null ? now : null),
    suggestDates(database, criteria, [...listed.values()], now),
  ]);
  const totals = [...listed.values()]
    .filter(({ unavailability }) => unavailability === null)
    .map(({ total }) => total);
  return {
    cars: cards.map((card) => ({
      ...card,
      dates: datesOf(stay, listed.get(card.id)),
      unavailability: unavailabilities.get(card.id) ?? null,
    })),
    total: Math.min(bookable, MAX_COUNTED),
    total_is_exact: bookable <= MAX_COUNTED,
    page: request.query.page,
    has_more: rows.length > limit,
    price_range: totals.length === 0 ? null : { from: Math.min(...totals), to: Math.max(...totals) },
    are_delivered: delivered !== null && hits > 0,
    nearest: hits > 0 ? null : await findNearestPlace({ database, prepared }, asked, caller.language),
    without_return: hits > 0 ? null : await countWithoutReturn({ database, prepared }, asked, directory),
    place_names: Array.isArray(lat) && Array.isArray(long) ? reverseGeocode(lat, long) : null,
    return_pl:
      (return_lat && return_long && reverseGeocode(return_lat, return_long)?.[caller.language].description) ??
      null,
  };
}

/** How many cars that can be booked the list would have if they came back to where they are taken. */
async function countWithoutReturn(
  searching: Searching,
  asked: SearchCriteria,
  directory: SearchDirectory,
): Promise<number | null> {
  if (asked.returnArea === null) return null;
  const plain = await asListed(searching.database, { ...asked, returnArea: null }, directory);
  const { bookable } = await searchCarsInDatabase(searching, { ...plain, limit: 1, offset: 0 });
  return Math.min(bookable, MAX_COUNTED);
}

/** What cannot be booked for the dates has no price for them (docs/specification/price.md 1). */
function datesOf(stay: RentalPeriod | null, row: ListedRow | undefined): ListedCar['dates'] {
  if (stay === null || row === undefined || row.unavailability !== null) return null;
  const { total, total_before_deal, deal_id, deal_window } = row;
  const { days, freeCancellationUntil: free_cancellation_until } = stay;
  return { days, total, total_before_deal, deal_id, deal_window, free_cancellation_until };
}
