import { addMinutes, type LocalDateTime } from './local-date-time.ts';

const DAY_MS = 24 * 60 * 60_000;

/** By zone: making one takes longer than asking it a hundred times, and a calendar asks for each of its days. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * A wall-clock time in an IANA zone, or the first that exists after one that its clocks skip: on 28 March 2027 in Rome
 * 02:00 to 02:59 become 03:00. By Intl, because browsers do not all have Temporal. Throws RangeError for an unknown zone.
 */
export function firstExisting(wanted: LocalDateTime, timeZone: string): LocalDateTime {
  const [before, after] = offsetsAround(wanted, timeZone);
  if (before >= after) return wanted;
  const exists = (time: LocalDateTime) =>
    [before, after].some((offset) => offsetAt(Date.parse(`${time}Z`) - offset, timeZone) === offset);
  let time = wanted;
  while (!exists(time)) time = addMinutes(time, 1);
  return time;
}

/** Whether a zone's clocks go forward within a day before or after a wall-clock time: only then is any near it skipped. */
export function clocksGoForwardNear(time: LocalDateTime, timeZone: string): boolean {
  const [before, after] = offsetsAround(time, timeZone);
  return before < after;
}

function offsetsAround(time: LocalDateTime, timeZone: string): [before: number, after: number] {
  const asUtc = Date.parse(`${time}Z`);
  return [offsetAt(asUtc - DAY_MS, timeZone), offsetAt(asUtc + DAY_MS, timeZone)];
}

/** How far a zone's clocks are ahead of UTC at an instant of a whole minute, both in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timeZone, clock);
  return Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant;
}
