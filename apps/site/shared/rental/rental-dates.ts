import {
  addDays,
  addMinutes,
  atTime,
  dateTimeOf,
  localDate,
  timeOf,
  weekdayOf,
  type LocalDateTime,
  type TimeOfDay,
} from '@nolo/domain/calendar/local-date-time.ts';
import { nextSlot } from '@nolo/domain/calendar/time-slots.ts';
import { isSameTimeReturn, type RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { localDateTime } from '@nolo/i18n/format.ts';
import { serverNow } from '../../app/server-clock.ts';

/** The wall clock in Italy. Loaders call it, so that server and browser render the same page. */
export function nowInItaly(now: Date = serverNow()): LocalDateTime {
  return nowAt('Europe/Rome', now);
}

/** The wall clock at a rental place: deadlines are shown and checked in it. */
export function nowAt(timeZone: string, now: Date = serverNow()): LocalDateTime {
  return dateTimeOf(localDateTime(now.toISOString(), timeZone));
}

export const usualDays = 3;
const isSunday = (moment: LocalDateTime) => weekdayOf(localDate(moment)) === 'sunday';

/**
 * Tomorrow at 10:00 for three days, or a day later: most companies are closed on Sundays
 * (docs/specification/time-and-days.md 6).
 */
export function defaultDates(now: LocalDateTime): RentalDates {
  const tomorrow = atTime(addDays(localDate(now), 1), '10:00');
  const start = [0, 1, 2]
    .map((days) => addDays(tomorrow, days))
    .find((day) => !isSunday(day) && !isSunday(addDays(day, usualDays)));
  return { start: start ?? tomorrow, end: addDays(start ?? tomorrow, usualDays) };
}

/** Dates that have passed move to now (docs/specification/accounts.md 9); the return stays after the pickup. */
export function movedToNow({ start, end }: RentalDates, now: LocalDateTime): RentalDates {
  if (start > now) return { start, end };
  const moved = nextSlot(now, 'Europe/Rome');
  return { start: moved, end: end > moved ? end : addDays(moved, 1) };
}

/** Another pickup time. With same-time return on, the car comes back at or before that time of day. */
export function withPickupTime(dates: RentalDates, time: TimeOfDay, sameTime: boolean): RentalDates {
  const start = atTime(localDate(dates.start), time);
  return alignReturnTime({ ...dates, start }, sameTime);
}

export function withReturnTime(dates: RentalDates, time: TimeOfDay): RentalDates {
  return { ...dates, end: atTime(localDate(dates.end), time) };
}

export type TimedDates = { dates: RentalDates; isSameTime: boolean };

/** A later time of day than the pickup's makes the return a flexible one by itself, any other one makes it same-time. */
export const timed = (dates: RentalDates): TimedDates => ({ dates, isSameTime: isSameTimeReturn(dates) });

/** The switch pressed: on, the return comes back to the pickup's time of day; off, it moves to an hour after it. */
export function withSameTime(dates: RentalDates, sameTime: boolean): TimedDates {
  if (sameTime) {
    const aligned = alignReturnTime(dates, true);
    // Nothing would be left of a rental within one day.
    return timed(aligned.end > aligned.start ? aligned : dates);
  }
  const later = addMinutes(atTime(localDate(dates.end), timeOf(dates.start)), 60);
  // Nothing is later than a pickup in the last hour of the day.
  return timed(localDate(later) === localDate(dates.end) ? { ...dates, end: later } : dates);
}

/** Brings a return later in the day than the pickup back to the pickup's time of day. */
export function alignReturnTime(dates: RentalDates, sameTime: boolean): RentalDates {
  const isLater = timeOf(dates.end) > timeOf(dates.start);
  return sameTime && isLater ? withReturnTime(dates, timeOf(dates.start)) : dates;
}
