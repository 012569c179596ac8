import { billableDays } from '@nolo/domain/calendar/billable-days.ts';
import {
  addDays,
  atTime,
  daysBetween,
  localDate,
  MINUTES_PER_DAY,
  minutesBetween,
  WEEKDAYS,
  weekdayOf,
  type LocalDateTime,
} from '@nolo/domain/calendar/local-date-time.ts';
import { checkRentalPeriod } from '@nolo/domain/calendar/rental-period.ts';
import { freeCancellationLeft } from '@nolo/domain/cancellation/cancellation.ts';
import { toInstant, toLocal } from '@nolo/domain/calendar/zone.ts';
import { AppError } from '../platform/app-error.ts';
import { readRentalPeriod, refusePeriod } from '../pricing/read-rental-period.ts';
import type { Between, RentalPeriod, ZonedPeriod } from './search-criteria.ts';

type Dates = { start_date?: string | undefined; end_date?: string | undefined };

/**
 * The dates of a search, null when none were given. Past pickups, reversed and too long ranges and returns
 * after the pickup time are refused; opening hours and lead time differ from car to car and are left to the
 * car's own page.
 */
export function resolveRentalPeriod(
  dates: Dates,
  { sameTime, now, timeZones }: { sameTime: boolean; now: Date; timeZones: readonly string[] },
): RentalPeriod | null {
  const { start_date, end_date } = dates;
  if (start_date === undefined && end_date === undefined) return null;
  if (start_date === undefined) throw missing('start_date');
  if (end_date === undefined) throw missing('end_date');
  const zone = usualZone(timeZones);
  const period = readRentalPeriod({ start_date, end_date }, zone);
  refusePeriod(
    checkRentalPeriod({
      ...period,
      now: toLocal(now.toISOString(), zone),
      leadMinutes: 0,
      openingHours: 'open_24_hours',
      closingDays: [],
      sameTime,
    }),
  );
  return {
    days: billableDays(period.pickup, period.return),
    pickupOn: localDate(period.pickup),
    returnOn: localDate(period.return),
    sameTime,
    wallClock: { pickup: period.pickup, return: period.return },
    freeCancellationUntil: freeCancellationLeft(period.pickup, toLocal(now.toISOString(), zone)),
    pickupMinute: minuteOfWeek(period.pickup),
    returnMinute: minuteOfWeek(period.return),
    periods: timeZones.map((timeZone) => periodIn(timeZone, period, now)),
  };
}

type WallClockPeriod = { pickup: LocalDateTime; return: LocalDateTime };

function minuteOfWeek(moment: LocalDateTime): number {
  const midnight = atTime(localDate(moment), '00:00');
  return WEEKDAYS.indexOf(weekdayOf(moment)) * MINUTES_PER_DAY + minutesBetween(midnight, moment);
}

function addMinute(instant: string): string {
  return new Date(Date.parse(instant) + 60_000).toISOString();
}

/** Never empty or the wrong way round: where the clocks skip the pickup's time, it may mean a later one than the return. */
function periodIn(timeZone: string, period: WallClockPeriod, now: Date): ZonedPeriod {
  const startsAt = toInstant(period.pickup, timeZone);
  const endsAt = toInstant(period.return, timeZone);
  const here = toLocal(now.toISOString(), timeZone);
  return {
    timeZone,
    startsAt,
    endsAt: endsAt > startsAt ? endsAt : addMinute(startsAt),
    minutesAhead: minutesBetween(here, period.pickup),
    daysAhead: daysBetween(localDate(here), localDate(period.pickup)),
    isCancelledFree: freeCancellationLeft(period.pickup, here) !== null,
  };
}

/** From now to the end of the day `days` from today: the car can be had by then (packages/contract/search.ts, `d`). */
export function readyBetween(days: number, now: Date, timeZones: readonly string[]): Between {
  const zone = usualZone(timeZones);
  const today = localDate(toLocal(now.toISOString(), zone));
  return { from: now.toISOString(), to: toInstant(atTime(addDays(today, days + 1), '00:00'), zone) };
}

function usualZone(timeZones: readonly string[]): string {
  return timeZones[0] ?? 'Europe/Rome';
}

function missing(field: keyof Dates): AppError {
  return new AppError('request.invalid', { fields: { [field]: 'date_time_invalid' } });
}
