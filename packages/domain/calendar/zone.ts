/**
 * Between wall clocks and instants. SERVER ONLY: it needs native Temporal, which browsers do not all have;
 * the browser works with wall clocks alone.
 */
import { localDate, parseLocalDateTime, dateTimeOf } from './local-date-time.ts';
import type { LocalDate, LocalDateTime } from './local-date-time.ts';
import { firstExisting } from './skipped-time.ts';
import { WIRE_DATE_TIME } from './wire-date-time.ts';

/**
 * The instant of a wall-clock time in an IANA zone, as ISO UTC with milliseconds, the form that
 * `Date.toISOString` writes (docs/specification/time-and-days.md 1). Where the clocks change: a skipped time moves on
 * to the first that exists (`firstExisting`), a repeated time is its first occurrence. Throws RangeError for an unknown
 * zone.
 */
export function toInstant(local: LocalDateTime, timeZone: string): string {
  const zoned = Temporal.PlainDateTime.from(firstExisting(local, timeZone)).toZonedDateTime(timeZone, {
    disambiguation: 'earlier',
  });
  return zoned.toInstant().toString({ fractionalSecondDigits: 3 });
}

/** The wall clock in an IANA zone at an ISO instant, cut to the minute. Throws RangeError for bad input. */
export function toLocal(instantIso: string, timeZone: string): LocalDateTime {
  return dateTimeOf(wallClockAt(instantIso, timeZone));
}

function wallClockAt(instantIso: string, timeZone: string): string {
  const zoned = Temporal.Instant.from(instantIso).toZonedDateTimeISO(timeZone);
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** The date in Italy, where documents are checked. */
export function dateInItaly(moment: Date): LocalDate {
  return localDate(toLocal(moment.toISOString(), 'Europe/Rome'));
}

/**
 * Reads `start_date` or `end_date` as sent: a wall clock at the pickup place, or an ISO string with an
 * offset or `Z`, which is converted to that wall clock (docs/specification/time-and-days.md 1). Seconds are dropped,
 * and a time that the clocks skip there moves on (`firstExisting`). Null when it is neither. Throws RangeError for an
 * unknown zone.
 */
export function parseWireDateTime(text: string, timeZone: string): LocalDateTime | null {
  const [, wallClock, seconds = '', offset] = WIRE_DATE_TIME.exec(text) ?? [];
  const local = wallClock === undefined ? null : parseLocalDateTime(wallClock);
  if (local === null) return null;
  if (offset === undefined) return firstExisting(local, timeZone);
  const instant = instantOrNull(`${local}${seconds}${offset}`);
  // Converting may leave the years that a wall clock can have.
  return instant === null ? null : parseLocalDateTime(wallClockAt(instant, timeZone));
}

function instantOrNull(text: string): string | null {
  try {
    return Temporal.Instant.from(text).toString();
  } catch (error) {
    if (error instanceof RangeError) return null; // an offset such as +99:00
    throw error;
  }
}

/** The wall clock in Italy, for what happens at no pickup location, such as a log-in. */
export function timeInItaly(moment: Date): LocalDateTime {
  return toLocal(moment.toISOString(), 'Europe/Rome');
}
