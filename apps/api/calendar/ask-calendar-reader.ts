import { HelperPool } from '../platform/helpers/helper-pool.ts';
import { threadHelper } from '../platform/helpers/helper.ts';
import { FeedUnreadable } from './fetch-calendar.ts';
import type { CalendarReading } from './read-calendar-file.ts';

export type CalendarQuestion = { file: string; timeZone: string; now: Date };
export type CalendarAnswer = { reading: CalendarReading | null };

/** Somebody else's rules of repetition may take for ever to work out: a thread of its own does it, for seconds. */
const readers = new HelperPool<CalendarQuestion, CalendarAnswer>({
  start: () => threadHelper(new URL('./calendar-reader-thread.ts', import.meta.url), 256),
  size: 1,
  waiting: 200,
  deadlineMs: 5_000,
  waitsFreely: true,
  idleMs: 30_000,
});

/**
 * For a company: each has its turn.
 * @throws FeedUnreadable `no_calendar`, `too_slow`
 */
export async function askCalendarReader(
  question: CalendarQuestion,
  companyId: number,
): Promise<CalendarReading> {
  const { reading } = await readers.ask(question, companyId).catch((error: unknown) => {
    throw new FeedUnreadable('too_slow', error);
  });
  if (reading === null) throw new FeedUnreadable('no_calendar');
  return reading;
}
