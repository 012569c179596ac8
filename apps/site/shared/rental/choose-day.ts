import {
  addDays,
  addMinutes,
  atTime,
  daysBetween,
  localDate,
  timeOf,
  type LocalDate,
} from '@nolo/domain/calendar/local-date-time.ts';
import { MAX_RENTAL_DAYS } from '@nolo/domain/calendar/rental-period.ts';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';

/** Which of the two days a calendar is choosing. */
export type RentalPart = 'start' | 'end';

type Given = {
  part: RentalPart;
  dates: RentalDates;
  /** Days on which the car cannot be had. */
  taken?: ReadonlySet<string>;
  isClosed?: (day: LocalDate) => boolean;
};

/**
 * What pressing a day leads to (docs/specification/time-and-days.md 6): a return day changes the return alone, a day
 * before the pickup starts a new choice, and after a pickup day the return is asked for.
 */
export function chooseDay({ part, dates }: Given, day: LocalDate): RentalDates {
  if (part === 'end' && day > localDate(dates.start)) {
    return { start: dates.start, end: atTime(day, timeOf(dates.end)) };
  }
  if (part === 'end' && day === localDate(dates.start)) {
    return { start: dates.start, end: laterThatDay(dates) };
  }
  const start = atTime(day, timeOf(dates.start));
  const [first, last] = [localDate(dates.start), localDate(dates.end)];
  const stays = dates.end > start && daysBetween(day, last) <= MAX_RENTAL_DAYS;
  const length = Math.min(Math.max(daysBetween(first, last), 1), MAX_RENTAL_DAYS);
  return { start, end: stays ? dates.end : atTime(addDays(day, length), timeOf(dates.end)) };
}

const lastSlot = '23:30';

function laterThatDay({ start, end }: RentalDates): RentalDates['end'] {
  const same = atTime(localDate(start), timeOf(end));
  if (same > start) return same;
  const later = addMinutes(start, 4 * 60);
  return localDate(later) === localDate(start) ? later : atTime(localDate(start), lastSlot);
}

/** Days that cannot be pressed: closed, taken, or no possible return for the pickup that stands. */
export function isBlocked({ part, dates, taken, isClosed }: Given, day: LocalDate): boolean {
  if (taken?.has(day) || isClosed?.(day)) return true;
  const pickup = localDate(dates.start);
  if (part === 'start' || day < pickup) return false;
  if (day === pickup) return timeOf(dates.start) >= lastSlot;
  return daysBetween(pickup, day) > MAX_RENTAL_DAYS || isTakenBetween(pickup, day, taken);
}

function isTakenBetween(from: LocalDate, to: LocalDate, taken: ReadonlySet<string> = new Set()): boolean {
  const between = Array.from({ length: daysBetween(from, to) - 1 }, (_, index) => addDays(from, index + 1));
  return between.some((day) => taken.has(day));
}
