/**
 * Wall-clock date-times and dates at one place, without a zone (docs/specification/time-and-days.md 1). Both are
 * branded strings that sort in time order, so `<` and `>` compare them. Arithmetic is on the wall clock: a day has
 * 24 hours, also when the clocks change.
 */
export type LocalDateTime = string & { readonly __brand: 'LocalDateTime' };

/** A calendar date, `YYYY-MM-DD`. */
export type LocalDate = string & { readonly __brand: 'LocalDate' };

/** A time of day, `HH:mm`, 24 hours. */
export type TimeOfDay = string;

/** Monday first, as calendars in Italy and France show it. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export const MINUTES_PER_DAY = 24 * 60;

const MS_PER_MINUTE = 60_000;
// Covers dates of birth and every booking; keeps arithmetic on parsed values inside four-digit years.
const YEARS = /^(19|2\d)\d\d-/;

/**
 * Reads `YYYY-MM-DDTHH:mm`. Null when the text has another shape or names a moment no calendar has
 * (30 February, 24:00), or a year outside 1900 to 2999.
 */
export function parseLocalDateTime(text: string): LocalDateTime | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  return isReal(text) ? asDateTime(text) : null;
}

/** Reads `YYYY-MM-DD`; null as in {@link parseLocalDateTime}. */
export function parseLocalDate(text: string): LocalDate | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  return isReal(`${text}T00:00`) ? asDate(text) : null;
}

/** A date that is known to be one, such as one written in code. Throws RangeError otherwise. */
export function dateOf(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === null) throw new RangeError(`'${text}' is no date`);
  return date;
}

/** The same for a date-time. */
export function dateTimeOf(text: string): LocalDateTime {
  const dateTime = parseLocalDateTime(text);
  if (dateTime === null) throw new RangeError(`'${text}' is no date-time`);
  return dateTime;
}

/** Minutes from `a` to `b` on the wall clock; negative when `b` is earlier. */
export function minutesBetween(a: LocalDateTime, b: LocalDateTime): number {
  return (epochMs(b) - epochMs(a)) / MS_PER_MINUTE;
}

/** Whole days from date `a` to date `b`; negative when `b` is earlier. */
export function daysBetween(a: LocalDate, b: LocalDate): number {
  return (epochMs(b) - epochMs(a)) / (MINUTES_PER_DAY * MS_PER_MINUTE);
}

/** The same date or date-time, `days` later (earlier when negative). Date-times keep their time of day. */
export function addDays<T extends LocalDate | LocalDateTime>(value: T, days: number): T {
  const ms = epochMs(value) + days * MINUTES_PER_DAY * MS_PER_MINUTE;
  return isoOf(ms).slice(0, value.length) as T;
}

/** The date-time `minutes` later on the wall clock (earlier when negative). */
export function addMinutes(dateTime: LocalDateTime, minutes: number): LocalDateTime {
  return asDateTime(isoOf(epochMs(dateTime) + minutes * MS_PER_MINUTE).slice(0, 16));
}

/** The date part. */
export function localDate(dateTime: LocalDateTime): LocalDate {
  return asDate(dateTime.slice(0, 10));
}

/** The time of day, `HH:mm`. */
export function timeOf(dateTime: LocalDateTime): TimeOfDay {
  return dateTime.slice(11);
}

/** The date at a time of day (`HH:mm` from 00:00 to 23:59). */
export function atTime(date: LocalDate, time: TimeOfDay): LocalDateTime {
  return asDateTime(`${date}T${time}`);
}

/** The weekday of a date or date-time. */
export function weekdayOf(value: LocalDate | LocalDateTime): Weekday {
  // getUTCDay counts from Sunday; the remainder keeps the index inside the list.
  return WEEKDAYS[(new Date(epochMs(value)).getUTCDay() + 6) % 7] as Weekday;
}

// Text becomes a date or date-time here alone: the callers have checked or calculated it.
const asDate = (text: string) => text as LocalDate;
const asDateTime = (text: string) => text as LocalDateTime;

/** Reads the wall clock as if it were UTC: the only clock without jumps. */
function epochMs(value: LocalDate | LocalDateTime): number {
  return Date.parse(value.length === 10 ? `${value}T00:00Z` : `${value}Z`);
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

function isReal(text: string): boolean {
  const ms = Date.parse(`${text}Z`);
  // Date.parse rolls 30 February over into March and accepts 24:00; writing it back shows both.
  return YEARS.test(text) && !Number.isNaN(ms) && isoOf(ms).startsWith(text);
}
