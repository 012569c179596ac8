import { addDays, atTime } from './local-date-time.ts';
import type { LocalDate, LocalDateTime } from './local-date-time.ts';

/**
 * From `start` up to, not including, `end`. The values are strings that sort in time order: dates,
 * date-times, or instants written by `Date.toISOString`; one kind per range. `end <= start` is empty.
 */
export type Range<T extends string = LocalDateTime> = { start: T; end: T };

/** The same moments as sorted ranges that neither overlap nor touch; empty ranges vanish. */
export function merge<T extends string>(ranges: readonly Range<T>[]): Range<T>[] {
  const merged: Range<T>[] = [];
  const sorted = ranges
    .filter((range) => range.start < range.end)
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  for (const { start, end } of sorted) {
    const last = merged.at(-1);
    if (last === undefined || last.end < start) merged.push({ start, end });
    else last.end = later(last.end, end);
  }
  return merged;
}

/**
 * The dates from `first` up to, not including, `end` on which holds leave no free minute: what a calendar
 * greys out. A day with only part of it taken stays selectable; the times decide.
 */
export function unavailableDays(holds: readonly Range[], first: LocalDate, end: LocalDate): LocalDate[] {
  const taken = merge(holds);
  const days: LocalDate[] = [];
  for (let day = first; day < end; day = addDays(day, 1)) {
    const wholeDay = { start: atTime(day, '00:00'), end: atTime(addDays(day, 1), '00:00') };
    if (taken.some((hold) => hold.start <= wholeDay.start && wholeDay.end <= hold.end)) days.push(day);
  }
  return days;
}

function later<T extends string>(a: T, b: T): T {
  return a > b ? a : b;
}
