import { addMinutes, type LocalDateTime } from './local-date-time.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * A wall-clock time in an IANA zone, or the first that exists after one that its clocks skip: on 28 March 2027 in Rome
 * 02:00 to 02:59 become 03:00. By Intl, because browsers do not all have Temporal. Throws RangeError for an unknown zone.
 */
export function firstExisting(wanted: LocalDateTime, timeZone: string): LocalDateTime {
  const offsetAt = offsetsOf(timeZone);
  const asUtc = Date.parse(`${wanted}Z`);
  const [before, after] = [offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)];
  if (before >= after) return wanted;
  const exists = (time: LocalDateTime) =>
    [before, after].some((offset) => offsetAt(Date.parse(`${time}Z`) - offset) === offset);
  let time = wanted;
  while (!exists(time)) time = addMinutes(time, 1);
  return time;
}

/** How far a zone's clocks are ahead of UTC at an instant of a whole minute, both in milliseconds. */
function offsetsOf(timeZone: string): (instant: number) => number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant) => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant;
}
