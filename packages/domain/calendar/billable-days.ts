import { MINUTES_PER_DAY, minutesBetween, timeOf } from './local-date-time.ts';
import type { LocalDateTime } from './local-date-time.ts';

/**
 * How much later than agreed a car may come back before another day counts (docs/specification/time-and-days.md 4 and
 * 5).
 */
export const GRACE_MINUTES = 60;

/**
 * The days a rental is charged for: `max(1, ceil((return - pickup - 60 minutes) / 24 hours))` on the wall
 * clock, whether or not the same-time return is on (docs/specification/time-and-days.md 4).
 */
export function billableDays(pickup: LocalDateTime, returnAt: LocalDateTime): number {
  const minutes = minutesBetween(pickup, returnAt) - GRACE_MINUTES;
  return Math.max(1, Math.ceil(minutes / MINUTES_PER_DAY));
}

/**
 * True when the return's time of day is later than the pickup's: not a same-time return
 * (docs/specification/time-and-days.md 3).
 */
export function returnsAfterPickupTime(pickup: LocalDateTime, returnAt: LocalDateTime): boolean {
  return timeOf(returnAt) > timeOf(pickup);
}

/**
 * The days of delay that the company's daily late fee is due for: none up to 60 minutes past the agreed
 * time, then each started 24 hours of the whole delay (docs/specification/time-and-days.md 5).
 */
export function lateReturnDays(agreed: LocalDateTime, actual: LocalDateTime): number {
  const delay = minutesBetween(agreed, actual);
  return delay <= GRACE_MINUTES ? 0 : Math.ceil(delay / MINUTES_PER_DAY);
}

/**
 * The late fee in minor units, settled between company and renter, never by the platform
 * (docs/specification/time-and-days.md 5).
 */
export function lateReturnFee(
  agreed: LocalDateTime,
  actual: LocalDateTime,
  dailyLateFeeMinor: number,
): number {
  return lateReturnDays(agreed, actual) * dailyLateFeeMinor;
}
