import { addDays, atTime, localDate, weekdayOf, type LocalDate } from '../calendar/local-date-time.ts';
import { toInstant, toLocal } from '../calendar/zone.ts';

/** Meetings are telephone calls on Italian working days, on the operator's clock. */
const ZONE = 'Europe/Rome';
export const MEETING_MINUTES = 30;
const STARTS = ['09:30', '10:00', '10:30', '11:00', '11:30', '14:30', '15:00', '15:30', '16:00', '16:30'];
const DAYS_AHEAD = 14;
/** Nobody has to answer a call that was booked a minute ago. */
const NOTICE_HOURS = 12;
const HOUR_MS = 3_600_000;

function isWorkingDay(day: LocalDate): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 'saturday' && weekday !== 'sunday';
}

/**
 * When a meeting can begin: instants as ISO texts in UTC, in order, from tomorrow's notice on for two weeks.
 * @param taken instants that are booked, in the same form
 */
export function meetingSlots(now: Date, taken: ReadonlySet<string>): string[] {
  const earliest = now.getTime() + NOTICE_HOURS * HOUR_MS;
  const today = localDate(toLocal(now.toISOString(), ZONE));
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index));
  return days
    .filter(isWorkingDay)
    .flatMap((day) => STARTS.map((time) => toInstant(atTime(day, time), ZONE)))
    .filter((instant) => Date.parse(instant) >= earliest && !taken.has(instant));
}
