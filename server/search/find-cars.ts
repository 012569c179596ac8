import type { CallData } from '../../contract/endpoint.ts';
import type { searchCars } from '../../contract/search.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import { readCriteria, type SearchRequest } from './read-criteria.ts';
import { searchCarsInDatabase, searchDirectory } from './search-store.ts';

/**
 * Cars of the website that fit, with the price for the dates, one page of them.
 * @throws AppError request.invalid and the booking.* codes of `searchCars`
 */
export async function findCars(
  { database, clock }: Deps,
  caller: Caller,
  request: SearchRequest,
): Promise<CallData<typeof searchCars>> {
  const criteria = readCriteria(caller, request, await searchDirectory(database), clock.now());
  const found = await searchCarsInDatabase(database, criteria);
  const cars = found.cars.map((car) => ({ ...car, obstacle: null }));
  return { ...found, cars, page: request.query.page };
}
