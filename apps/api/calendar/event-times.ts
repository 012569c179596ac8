import ICAL from 'ical.js';
import {
  addDays,
  addMinutes,
  daysBetween,
  localDate,
  minutesBetween,
  parseLocalDateTime,
  type LocalDateTime,
} from '@nolo/domain/calendar/local-date-time.ts';
import type { LeftOutReason } from '@nolo/domain/calendar/company-calendar.ts';
import type { RawEvent } from './calendar-components.ts';
import { instantOf, momentsOf, wallClock, type Clock, type Moment } from './calendar-moment.ts';

/** ISO instants: what is over by the first, or begins at the last, is not taken in. */
export type Window = { from: string; until: string };
export type EventTime = { local: LocalDateTime; startsAt: string; endsAt: string };
type Begun = Moment & { clock: Clock };
/** Days of whole days, which are as long as they are where the clocks change; milliseconds of others. */
type Length = { days: number } | { ms: number };

/** One series may be so long; most of a year's repetitions come once a day. */
const MOST_STEPS = 20_000;

/** What happens instead of, or not at all of, the repetitions of a series: moments that name them. */
export type Exceptions = readonly (Moment | null)[];

/**
 * Adds to `found` when an event is within the window, each repetition by itself, and says why it is left out in part or
 * as a whole. What is found is found, even if the caller stops it: a rule may go on for ever.
 */
export function addEventTimes(
  found: EventTime[],
  {
    event,
    exceptions,
    window,
    timeZone,
  }: { event: RawEvent; exceptions: Exceptions; window: Window; timeZone: string },
): LeftOutReason | null {
  const all = (name: string) =>
    event.component
      .getAllProperties(name)
      .flatMap((property) => momentsOf(property, event.calendar, timeZone));
  const [start] = all('dtstart');
  if (!start) return 'unreadable';
  if (start.clock === null) return 'unknown_zone';
  const begun: Begun = { ...start, clock: start.clock };
  const length = lengthOf(event, begun, all('dtend'));
  if (typeof length === 'string') return length;

  const excluded = [...exceptions, ...all('exdate')].filter((one) => one !== null);
  const days = new Set(
    excluded.filter((one) => one.isDate || begun.isDate).map(({ local }) => localDate(local)),
  );
  const instants = new Set([...excluded.map(instantOf), null]);
  const add = (moment: Moment) => {
    const startsAt = instantOf(moment);
    if (startsAt === null || instants.has(startsAt) || days.has(localDate(moment.local))) return;
    const endsAt = endOf(moment, startsAt, length);
    instants.add(startsAt);
    if (startsAt < window.until && endsAt > window.from)
      found.push({ local: moment.local, startsAt, endsAt });
  };
  const rules = event.component.getAllProperties('rrule');
  if (rules.length === 0) add(begun);
  for (const rdate of all('rdate')) if (rdate !== null) add(rdate);
  const isBroken = event.broken.has('rrule') || event.broken.has('rdate');
  const whole = rules.every((rule) => addRepetitions(add, { rule, begun, length, window }));
  return isBroken ? 'unreadable' : whole ? null : 'repetition';
}

function lengthOf(event: RawEvent, begun: Begun, [end]: (Moment | null)[]): Length | LeftOutReason {
  const { component, broken } = event;
  if (broken.has('dtend') || broken.has('duration') || end === null) return 'unreadable';
  if (end === undefined) {
    const duration = component.getFirstPropertyValue('duration');
    if (duration instanceof ICAL.Duration) return positive({ ms: duration.toSeconds() * 1000 });
    return begun.isDate ? { days: 1 } : 'no_time';
  }
  // Many programs write one whole day so that it ends on the day it begins.
  if (begun.isDate && end.isDate) {
    const days = daysBetween(localDate(begun.local), localDate(end.local));
    return positive({ days: days === 0 ? 1 : days });
  }
  const [startsAt, endsAt] = [instantOf(begun), instantOf(end)];
  if (startsAt === null || endsAt === null) return 'unknown_zone';
  return positive({ ms: Date.parse(endsAt) - Date.parse(startsAt) });
}

const positive = (length: Length): Length | 'no_time' =>
  ('days' in length ? length.days : length.ms) > 0 ? length : 'no_time';

function endOf(moment: Moment, startsAt: string, length: Length): string {
  if ('ms' in length) return new Date(Date.parse(startsAt) + length.ms).toISOString();
  return instantOf({ ...moment, local: addDays(moment.local, length.days) }) ?? startsAt;
}

const MINUTES: Partial<Record<string, number>> = {
  SECONDLY: 1 / 60,
  MINUTELY: 1,
  HOURLY: 60,
  DAILY: 24 * 60,
  WEEKLY: 7 * 24 * 60,
  MONTHLY: 28 * 24 * 60,
  YEARLY: 365 * 24 * 60,
};

/** Whether all of a rule's repetitions within the window have been gone through. */
function addRepetitions(
  add: (moment: Moment) => void,
  {
    rule: property,
    begun,
    length,
    window,
  }: { rule: ICAL.Property; begun: Begun; length: Length; window: Window },
): boolean {
  const rule = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) return false;
  const end = wallClock(window.until, begun.clock);
  if (begun.local >= end) return true;
  const minutes = rule.interval * (MINUTES[rule.freq] ?? 0);
  // What comes again only after the window is not worth counting to.
  if (minutes > minutesBetween(begun.local, end)) {
    add(begun);
    return true;
  }
  boundRule(rule, begun);
  const first = rule.count ? begun.local : nearWindow({ begun, length, window, rule, minutes });
  const iterator = rule.iterator(timeOf(first, begun.isDate));
  let steps = 0;
  for (let next = iterator.next(); next; next = iterator.next()) {
    const local = parseLocalDateTime(
      `${next.toString().slice(0, 10)}T${next.toString().slice(11, 16) || '00:00'}`,
    );
    if (local === null || local >= end) return true;
    if ((steps += 1) > MOST_STEPS) return false;
    add({ ...begun, local });
  }
  return true;
}

const timeOf = (local: LocalDateTime, isDate: boolean): ICAL.Time =>
  isDate ? ICAL.Time.fromDateString(local.slice(0, 10)) : ICAL.Time.fromDateTimeString(`${local}:00`);

/** The rule runs on the event's wall clock, so its end has to stand on the same; a day named as the end is part of it. */
function boundRule(rule: ICAL.Recur, begun: Begun): void {
  const { until } = rule;
  if (!until) return;
  if (until.isDate) {
    if (!begun.isDate) rule.until = timeOf(`${until.toString()}T23:59` as LocalDateTime, false);
  } else if (until.zone?.tzid === 'UTC') {
    rule.until = timeOf(wallClock(until.toJSDate().toISOString(), begun.clock), begun.isDate);
  }
}

/** A series of years begins, in its own rhythm, shortly before the window. */
function nearWindow({
  begun,
  length,
  window,
  rule,
  minutes,
}: {
  begun: Begun;
  length: Length;
  window: Window;
  rule: ICAL.Recur;
  minutes: number;
}): LocalDateTime {
  if (!['MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY'].includes(rule.freq)) return begun.local;
  const lasts = 'days' in length ? length.days * MINUTES_OF_DAY : length.ms / 60_000;
  const before = minutesBetween(begun.local, wallClock(window.from, begun.clock)) - lasts - MINUTES_OF_DAY;
  const skipped = Math.floor(before / minutes) - 1;
  return skipped > 0 ? addMinutes(begun.local, skipped * minutes) : begun.local;
}

const MINUTES_OF_DAY = 24 * 60;
