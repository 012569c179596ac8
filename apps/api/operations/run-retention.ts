import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import { rebuildListings } from '../cars/listing-store.ts';
import type { Deps } from '../deps.ts';
import { isHouseKept, saveHouseKept } from './purge-store.ts';
import { purge } from './purge.ts';

/** Once a day: deletes what is no longer needed, has the search forget what has passed. */
export async function runRetention(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const day = dateInItaly(now);
  if (await isHouseKept(deps.database, day)) return;
  await purge(deps);
  await saveHouseKept(deps.database, day, now);
  // Listings leave out what was over before that day.
  await rebuildListings(deps.database);
}
