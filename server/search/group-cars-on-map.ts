import type { CallData } from '../../contract/endpoint.ts';
import type { carMap } from '../../contract/search.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import { readCriteria, type SearchRequest } from './read-criteria.ts';
import { groupHitsInDatabase, searchDirectory } from './search-store.ts';

/**
 * Cars of the website that fit, in groups for a map.
 * @throws AppError request.invalid and the booking.* codes of `carMap`
 */
export async function groupCarsOnMap(
  { database, clock }: Deps,
  caller: Caller,
  request: SearchRequest & { query: { zoom: number } },
): Promise<CallData<typeof carMap>> {
  const criteria = readCriteria(caller, request, await searchDirectory(database), clock.now());
  const groups = await groupHitsInDatabase(database, criteria, request.query.zoom);
  return { total: groups.reduce((sum, group) => sum + group.count, 0), groups };
}
