import { addDays, atTime, type LocalDate, type LocalDateTime } from './local-date-time.ts';

/** As many days as a company's calendar shows at once. */
export const CALENDAR_DAYS = 14;

/** Why a calendar elsewhere could not be read (docs/specification/companies.md 14). */
export const feedProblems = ['unreachable', 'not_public', 'too_large', 'no_calendar', 'too_slow'] as const;
export type FeedProblem = (typeof feedProblems)[number];

/** Why one event of a calendar does not hold the car, while the others do. */
export const leftOutReasons = [
  /** A line that says when it is, or which event it is, cannot be read. */
  'unreadable',
  'unknown_zone',
  /** It ends when it begins, or before. */
  'no_time',
  /** It is marked as keeping nobody busy. */
  'free',
  /** Its rule of repetition takes too long to work out. */
  'repetition',
  /** More than a calendar's limit begin before it. */
  'too_many',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
/** `starts` is on the clock that the event was written for; null: nobody can tell. */
export type LeftOutEvent = { title: string; starts: LocalDateTime | null; reason: LeftOutReason };
/** So many are named; the others are counted. */
export const MOST_LEFT_OUT = 50;

/** Calendars that one car takes in. */
export const MOST_FEEDS = 5;
/** How far ahead repeated events are taken in, and how many of a calendar at most. */
export const FEED_HORIZON_DAYS = 366;
export const MOST_FEED_EVENTS = 500;
/** A larger calendar is not read. */
export const FEED_MAX_BYTES = 1_000_000;
export const FEED_ANSWER_WITHIN_MS = 5_000;

const DAY_MS = 86_400_000;
/** Wall clocks only: each day is as wide as the others, whatever the clocks do. */
const wallClockMs = (local: string): number => Date.parse(`${local}Z`);

/**
 * Where a period stands in the days shown, and how much of them it takes, each from 0 to 1; what lies before or after them
 * is cut off.
 */
export function shareOfDays(
  { from, until }: { from: string; until: string },
  days: readonly string[],
): { start: number; width: number } {
  const [first] = days;
  if (first === undefined) return { start: 0, width: 0 };
  const begin = wallClockMs(atTime(first as LocalDate, '00:00' as const));
  const whole = days.length * DAY_MS;
  const share = (local: string) => Math.min(1, Math.max(0, (wallClockMs(local) - begin) / whole));
  const start = share(from);
  return { start, width: share(until) - start };
}

/** The next full hour after `now`, and the same time the day after: what a rental that is entered now most likely means. */
export function nextRental(now: LocalDateTime): { from: LocalDateTime; to: LocalDateTime } {
  const [day, time] = [now.slice(0, 10) as LocalDate, now.slice(11)];
  const hour = Number(time.slice(0, 2)) + 1;
  const on = hour > 23 ? addDays(day, 1) : day;
  const at = `${String(hour % 24).padStart(2, '0')}:00`;
  return { from: atTime(on, at), to: atTime(addDays(on, 1), at) };
}
