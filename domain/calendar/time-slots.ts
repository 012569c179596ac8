import { addMinutes, atTime, dateOf, timeOf, type LocalDateTime, type TimeOfDay } from './local-date-time.ts';

/** How far apart the times are that pickers offer. */
const STEP_MINUTES = 30;

/** Every half hour of a day. Pure: or each module that knows opening hours would be loaded for it, used or not. */
export const timeSlots: readonly TimeOfDay[] = /* @__PURE__ */ Array.from({ length: 48 }, (_, index) =>
  timeOf(addMinutes(atTime(dateOf('2000-01-01'), '00:00'), index * STEP_MINUTES)),
);

/** The next time a picker offers after `now`. */
export function nextSlot(now: LocalDateTime): LocalDateTime {
  const over = Number(timeOf(now).slice(3)) % STEP_MINUTES;
  return addMinutes(now, STEP_MINUTES - over);
}
