import type { z } from 'zod';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { carMap } from '@nolo/contract/search.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import { asListed } from './delivered-cars.ts';
import { narrowTo } from './read-area.ts';
import { readCriteria } from './read-criteria.ts';
import { groupHitsInDatabase, searchDirectory } from './search-store.ts';

type Request = { query: z.output<typeof carMap.query>; body: z.output<typeof carMap.body> };

/**
 * Cars of the website that fit, in groups for a map.
 * @throws AppError request.invalid and the booking.* codes of `carMap`
 */
export async function groupCarsOnMap(
  { database, clock }: Deps,
  caller: Caller,
  { query, body }: Request,
): Promise<CallData<typeof carMap>> {
  const directory = await searchDirectory(database);
  const asked = readCriteria(caller, { query, body }, directory, clock.now());
  const listed = await asListed(database, asked, directory);
  const criteria = { ...listed, area: body.view ? narrowTo(listed.area, body.view) : listed.area };
  const groups = await groupHitsInDatabase(database, criteria, query.zoom);
  return { total: groups.reduce((sum, group) => sum + group.bookable, 0), groups };
}
