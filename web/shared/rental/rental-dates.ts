import {
  addDays,
  addMinutes,
  atTime,
  daysBetween,
  localDate,
  timeOf,
  type LocalDate,
  type LocalDateTime,
  type TimeOfDay,
} from '../../../domain/calendar/local-date-time.ts';
import { MAX_RENTAL_DAYS } from '../../../domain/calendar/rental-period.ts';
import { localDateTime } from '../../../locales/format.ts';

/** Pickup and return on the pickup place's wall clock. */
export type RentalDates = { start: LocalDateTime; end: LocalDateTime };

const STEP_MINUTES = 30;

/** The wall clock in Italy. Loaders call it, so that server and browser render the same page. */
export function nowInItaly(): LocalDateTime {
  return localDateTime(new Date().toISOString()) as LocalDateTime;
}

/** Tomorrow at 10:00, for three days. */
export function defaultDates(now: LocalDateTime): RentalDates {
  const start = atTime(addDays(localDate(now), 1), '10:00');
  return { start, end: addDays(start, 3) };
}

/** The next time a picker offers after `now`. */
export function nextSlot(now: LocalDateTime): LocalDateTime {
  const over = Number(timeOf(now).slice(3)) % STEP_MINUTES;
  return addMinutes(now, STEP_MINUTES - over);
}

/** Dates that have passed move to now (customer-application.md 4 'Start-up'); the return stays after the pickup. */
export function movedToNow({ start, end }: RentalDates, now: LocalDateTime): RentalDates {
  if (start > now) return { start, end };
  const moved = nextSlot(now);
  return { start: moved, end: end > moved ? end : addDays(moved, 1) };
}

/** Another choice of days; times of day stay. A return on the pickup day needs a later time. */
export function withDays(dates: RentalDates, from: LocalDate, to: LocalDate): RentalDates {
  const start = atTime(from, timeOf(dates.start));
  const end = atTime(to, timeOf(dates.end));
  return { start, end: end > start ? end : addDays(start, from === to ? 1 : daysBetween(from, to)) };
}

/** Another pickup time. With same-time return on, the car comes back at or before that time of day. */
export function withPickupTime(dates: RentalDates, time: TimeOfDay, sameTime: boolean): RentalDates {
  const start = atTime(localDate(dates.start), time);
  return keepSameTime({ ...dates, start }, sameTime);
}

export function withReturnTime(dates: RentalDates, time: TimeOfDay): RentalDates {
  return { ...dates, end: atTime(localDate(dates.end), time) };
}

/** Brings a return later in the day than the pickup back to the pickup's time of day. */
export function keepSameTime(dates: RentalDates, sameTime: boolean): RentalDates {
  const isLater = timeOf(dates.end) > timeOf(dates.start);
  return sameTime && isLater ? withReturnTime(dates, timeOf(dates.start)) : dates;
}

/** Every half hour of a day. */
export const timeSlots: readonly TimeOfDay[] = Array.from({ length: 48 }, (_, index) =>
  addMinutes(atTime('2000-01-01' as LocalDate, '00:00'), index * STEP_MINUTES).slice(11),
);

/** True when the days are further apart than a rental may last. */
export function isTooLong(from: LocalDate, to: LocalDate): boolean {
  return daysBetween(from, to) > MAX_RENTAL_DAYS;
}
