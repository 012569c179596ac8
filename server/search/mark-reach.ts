import type { Place } from '../places/find-places.ts';
import type { Caller } from '../platform/caller.ts';
import type { Connection } from '../platform/database.ts';
import { areReached } from './reach-sql.ts';

/** The places, each with whether the website has a car online within its ranges. */
export async function markReach(
  connection: Connection,
  { website }: Caller,
  places: readonly Place[],
): Promise<(Place & { has_cars: boolean })[]> {
  const reached = await areReached(connection, website, places);
  return places.map((place, index) => ({ ...place, has_cars: reached[index] ?? false }));
}
