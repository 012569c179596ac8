import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { parseLocalDateTime, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant, toLocal } from '@nolo/domain/calendar/zone.ts';
import type { RawCalendar } from './calendar-components.ts';

/** A clock: an IANA zone, or one that the file describes. */
export type Clock = string | ICAL.Timezone;

/** A time as an event writes it. Of a whole day `local` is its midnight. */
export type Moment = { local: LocalDateTime; isDate: boolean; clock: Clock | null };

/** Each time of a property; null among them is none that there is. A clock of null is one that nobody knows. */
export function momentsOf(
  property: ICAL.Property | null,
  calendar: RawCalendar,
  companyZone: string,
): (Moment | null)[] {
  const [, parameters, , ...values] = (property?.toJSON() ?? []) as [
    string,
    { tzid?: string },
    string,
    ...unknown[],
  ];
  return values.map((value) => {
    // A period of RDATE is a list of its start and its end or length.
    const [, day, time, utc] =
      /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::\d{0,2})?(Z?))?$/.exec(
        String(Array.isArray(value) ? value[0] : value),
      ) ?? [];
    const local = day === undefined ? null : parseLocalDateTime(`${day}T${time ?? '00:00'}`);
    if (local === null) return null;
    // A day is one where the car stands, whatever zone the calendar names.
    if (time === undefined) return { local, isDate: true, clock: companyZone };
    if (utc === 'Z') return { local, isDate: false, clock: 'UTC' };
    return { local, isDate: false, clock: clockOf(parameters.tzid, calendar, companyZone) };
  });
}

function clockOf(tzid: string | undefined, calendar: RawCalendar, companyZone: string): Clock | null {
  if (tzid !== undefined) return namedZone(tzid) ?? calendar.zones.get(tzid) ?? windowsZone(tzid);
  if (calendar.timeZone === null) return companyZone;
  return namedZone(calendar.timeZone) ?? windowsZone(calendar.timeZone) ?? companyZone;
}

/** By its IANA name, which some programs write behind a path: `/mozilla.org/20050126_1/Europe/Rome`. */
function namedZone(tzid: string): string | null {
  const name = tzid.replace(/^\/.*?\/(?=[A-Z][A-Za-z]+\/[A-Z])/, '');
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Outlook calls zones as Windows does, `W. Europe Standard Time`, and does not always describe them. */
function windowsZone(tzid: string): string | null {
  return findIana(tzid.trim())[0] ?? null;
}

/** ISO UTC with milliseconds; null: its clock is unknown. */
export function instantOf({ local, clock }: Moment): string | null {
  if (clock === null) return null;
  if (typeof clock === 'string') return toInstant(local, clock);
  const offset = clock.utcOffset(ICAL.Time.fromDateTimeString(`${local}:00`));
  return new Date(Date.parse(`${local}Z`) - offset * 1000).toISOString();
}

/** What a clock shows at an instant. */
export function wallClock(instant: string, clock: Clock): LocalDateTime {
  if (typeof clock === 'string') return toLocal(instant, clock);
  const time = ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(clock);
  return time.toString().slice(0, 16) as LocalDateTime;
}
