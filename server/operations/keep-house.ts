import { dateInItaly } from '../../domain/calendar/zone.ts';
import { addDays } from '../../domain/calendar/local-date-time.ts';
import { forgetPast } from '../cars/listing-store.ts';
import type { Deps } from '../deps.ts';
import { isHouseKept, saveHouseKept } from './purge-store.ts';
import { purge } from './purge.ts';

const DAY_MS = 86_400_000;

/** Once a day: deletes what is no longer needed, has the search forget what has passed. */
export async function keepHouse(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const day = dateInItaly(now);
  if (await isHouseKept(deps.database, day)) return;
  await purge(deps);
  await forgetPast(deps.database, {
    before: new Date(now.getTime() - 2 * DAY_MS),
    // One day more than any place's today.
    firstDay: addDays(day, -1),
  });
  await saveHouseKept(deps.database, day, now);
}
