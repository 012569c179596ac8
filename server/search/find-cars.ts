import type { Deps } from '../deps.ts';
import { findNamesAt } from '../places/find-names-at.ts';
import type { Caller } from '../platform/caller.ts';
import { readCriteria, type SearchRequest } from './read-criteria.ts';
import { searchCarsInDatabase, searchDirectory } from './search-store.ts';
import { MAX_COUNTED } from './search-sql.ts';
import { suggestDates } from './suggest-dates.ts';

/**
 * Cars of the website that fit, with the price for the dates, one page of them; as JSON text, because the database
 * keeps the cards as such and reading them only to write them again would cost more than finding them.
 * @throws AppError request.invalid and the booking.* codes of `searchCars`
 */
export async function findCars(
  { database, prepared, clock }: Deps,
  caller: Caller,
  request: SearchRequest,
): Promise<string> {
  const now = clock.now();
  const { lat, long } = request.body;
  const criteria = readCriteria(caller, request, await searchDirectory(database), now);
  const { bookable, rows } = await searchCarsInDatabase({ database, prepared }, criteria);
  const listed = rows.slice(0, criteria.limit);
  const obstacles = await suggestDates(database, criteria, listed, now);
  const cars = listed.map(
    ({ id, card }) => `${card},"obstacle":${JSON.stringify(obstacles.get(id) ?? null)}}`,
  );
  const totals = listed.filter(({ obstacle }) => obstacle === null).map(({ total }) => total);
  const rest = JSON.stringify({
    total: Math.min(bookable, MAX_COUNTED),
    total_is_exact: bookable <= MAX_COUNTED,
    page: request.query.page,
    has_more: rows.length > criteria.limit,
    price_range: totals.length === 0 ? null : { from: Math.min(...totals), to: Math.max(...totals) },
    place_names: Array.isArray(lat) && Array.isArray(long) ? findNamesAt(lat, long) : null,
  });
  return `{"cars":[${cars.join(',')}],${rest.slice(1)}`;
}
