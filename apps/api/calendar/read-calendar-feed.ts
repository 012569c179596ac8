import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { settleEach, throwFirst } from '../platform/settle-each.ts';
import { askCalendarReader } from './ask-calendar-reader.ts';
import { lockCar } from './calendar-store.ts';
import {
  deleteOtherEvents,
  findFeed,
  holdEvents,
  insertEvents,
  listFeedsToRead,
  lockFeed,
  saveFeedProblem,
  saveFeedRead,
} from './feed-store.ts';
import { FeedUnreadable } from './fetch-calendar.ts';
import { moveOutHolds } from './out-hold-store.ts';

type ReadDeps = Pick<Deps, 'calendars' | 'clock' | 'database' | 'vault'>;

/**
 * Reads a calendar elsewhere: its events hold the car, those that are gone hold it no longer, and those that cannot, because
 * something else does, are shown as conflicts. Those that cannot be read, or are not meant to, are named with why. A calendar
 * that cannot be read changes nothing, and says so.
 */
export async function readCalendarFeed(
  { calendars, clock, database, vault }: ReadDeps,
  { feedId }: { feedId: string },
): Promise<void> {
  const feed = await findFeed(database, feedId);
  if (feed === null) return;
  const at = clock.now();
  try {
    const file = await calendars.fetch(vault.open('calendar_feed.url', feedId, feed.url));
    const question = { file, timeZone: feed.timeZone, now: at };
    const { events, leftOut } = await askCalendarReader(question, feed.companyId);
    await inTransaction(database, async (transaction) => {
      const carId = await lockFeed(transaction, feedId);
      if (carId === null) return;
      await lockCar(transaction, carId);
      await deleteOtherEvents(transaction, feedId, events);
      await insertEvents(transaction, feedId, events);
      await holdEvents(transaction, feedId, carId);
      // Afterwards: a car that is out leaves an event that was moved its place.
      await moveOutHolds(transaction, [carId], at);
      await saveFeedRead(transaction, feedId, { at, leftOut });
    });
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    await saveFeedProblem(database, feedId, { at, problem: error.problem });
  }
}

const HALF_HOUR_MS = 30 * 60_000;
/** Each may take five seconds. */
const AT_ONCE = 8;

/** Reads the calendars that were not read for half an hour. */
export async function readCalendarFeeds(deps: ReadDeps): Promise<void> {
  const feeds = await listFeedsToRead(deps.database, new Date(deps.clock.now().getTime() - HALF_HOUR_MS));
  throwFirst(await settleEach(feeds, AT_ONCE, (feedId) => readCalendarFeed(deps, { feedId })));
}
