import {
  addMinutes,
  atTime,
  dateOf,
  timeOf,
  type LocalDate,
  type LocalDateTime,
  type TimeOfDay,
} from './local-date-time.ts';
import { clocksGoForwardNear, firstExisting } from './skipped-time.ts';

/** How far apart the times are that pickers offer. */
const STEP_MINUTES = 30;

/** Every half hour of a day. Pure: or each module that knows opening hours would be loaded for it, used or not. */
const halfHours: readonly TimeOfDay[] = /* @__PURE__ */ Array.from({ length: 48 }, (_, index) =>
  timeOf(addMinutes(atTime(dateOf('2000-01-01'), '00:00'), index * STEP_MINUTES)),
);

/** The half hours of a date in an IANA zone, but for those that its clocks skip (`firstExisting`). */
export function timeSlotsOf(date: LocalDate, timeZone: string): readonly TimeOfDay[] {
  if (!clocksGoForwardNear(atTime(date, '12:00'), timeZone)) return halfHours;
  return halfHours.filter((time) => firstExisting(atTime(date, time), timeZone) === atTime(date, time));
}

/** The next time in an IANA zone that a picker offers after `now`. */
export function nextSlot(now: LocalDateTime, timeZone: string): LocalDateTime {
  const over = Number(timeOf(now).slice(3)) % STEP_MINUTES;
  return firstExisting(addMinutes(now, STEP_MINUTES - over), timeZone);
}
