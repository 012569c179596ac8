import { HelperPool } from '../platform/helpers/helper-pool.ts';
import { threadHelper } from '../platform/helpers/helper.ts';
import { FeedUnreadable } from './fetch-calendar.ts';
import type { FeedEvent } from './read-calendar-file.ts';

export type CalendarQuestion = { file: string; timeZone: string; now: Date };
export type CalendarAnswer = { events: FeedEvent[] | null };

/** Somebody else's rules of repetition may take for ever to work out: a thread of its own does it, for seconds. */
const readers = new HelperPool<CalendarQuestion, CalendarAnswer>({
  start: () => threadHelper(new URL('./calendar-reader-thread.ts', import.meta.url), 256),
  size: 1,
  waiting: 50,
  deadlineMs: 5_000,
  idleMs: 30_000,
});

/** @throws FeedUnreadable `no_calendar` */
export async function askCalendarReader(question: CalendarQuestion): Promise<FeedEvent[]> {
  const { events } = await readers.ask(question).catch((error: unknown) => {
    throw new FeedUnreadable('no_calendar', error);
  });
  if (events === null) throw new FeedUnreadable('no_calendar');
  return events;
}
