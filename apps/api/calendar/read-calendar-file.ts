import { createHash } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import {
  FEED_HORIZON_DAYS,
  MOST_FEED_EVENTS,
  type LeftOutEvent,
  type LeftOutReason,
} from '@nolo/domain/calendar/company-calendar.ts';
import { visibleText } from '@nolo/domain/typed-text.ts';
import { readComponents, textOf, type RawEvent } from './calendar-components.ts';
import { momentsOf } from './calendar-moment.ts';
import { addEventTimes, type EventTime } from './event-times.ts';

export type FeedEvent = { key: string; title: string; startsAt: string; endsAt: string };
export type CalendarReading = { events: FeedEvent[]; leftOut: LeftOutEvent[] };

const DAY_MS = 86_400_000;
const TITLE_LENGTH = 120;
const LONGEST_KEY = 300;
/** One event may take so long, and all of a file together; what is read by then is read. */
const EVENT_WITHIN_MS = 500;
const FILE_WITHIN_MS = 2_000;

/**
 * The events of an iCalendar file that are not over, up to a year ahead, each repetition by itself, the next first. Times
 * without a zone are those of the calendar's clock, or else of the company's; whole days are the company's. Cancelled
 * events are none; others that cannot hold the car are named (docs/specification/companies.md 14).
 * @throws when the file is none
 */
export function readCalendarFile(
  file: string,
  { timeZone, now }: { timeZone: string; now: Date },
): CalendarReading {
  const until = new Date(now.getTime() + FEED_HORIZON_DAYS * DAY_MS).toISOString();
  const window = { from: now.toISOString(), until };
  const components = newestOf(readComponents(file));
  const exceptions = exceptionsOf(components, timeZone);
  const within = timeLimit();
  const found: TimedEvent[] = [];
  const leftOut: LeftOutEvent[] = [];
  for (const event of components.filter((one) => !isCancelled(one))) {
    const times: EventTime[] = [];
    const input = {
      event,
      exceptions: isException(event) ? [] : (exceptions.get(uidOf(event)) ?? []),
      window,
      timeZone,
    };
    let reason =
      within(event, () => addEventTimes(times, input)) ?? (movesAllLater(event) ? 'repetition' : null);
    const title = titleOf(event);
    if (isFree(event)) reason = times.length === 0 ? null : 'free';
    else found.push(...times.map((time) => ({ event, title, time })));
    const starts = startOf(event, timeZone);
    if (reason !== null && (starts === null || mayMatter(event, starts, { timeZone, now, until }))) {
      leftOut.push({ title, starts, reason });
    }
  }
  found.sort((a, b) => Date.parse(a.time.startsAt) - Date.parse(b.time.startsAt));
  const tooMany = new Map(
    found
      .slice(MOST_FEED_EVENTS)
      .toReversed()
      .map((one) => [one.event, one]),
  );
  for (const { title, time } of tooMany.values())
    leftOut.push({ title, starts: time.local, reason: 'too_many' });
  return { events: withKeys(found.slice(0, MOST_FEED_EVENTS)), leftOut };
}

type TimedEvent = { event: RawEvent; title: string; time: EventTime };

const uidOf = ({ component }: RawEvent): string => visibleText(textOf(component, 'uid'));
const isException = ({ component }: RawEvent): boolean => component.hasProperty('recurrence-id');
const isCancelled = ({ component, calendar }: RawEvent): boolean =>
  calendar.method === 'CANCEL' || textOf(component, 'status').toUpperCase() === 'CANCELLED';
/** Outlook says it in a property of its own. */
const isFree = ({ component }: RawEvent): boolean =>
  textOf(component, 'transp').toUpperCase() === 'TRANSPARENT' ||
  textOf(component, 'x-microsoft-cdo-busystatus').toUpperCase() === 'FREE';
/** Only the one repetition is taken as moved (RFC 5545 3.2.13); no known program writes that it and all later ones are. */
const movesAllLater = ({ component }: RawEvent): boolean =>
  component.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE';
/** Which repetition it stands for, as it is written. */
const recurrenceOf = ({ component }: RawEvent): string =>
  component.getFirstProperty('recurrence-id')?.toICALString().split(':').slice(1).join(':') ?? '';

/** By code points: half a character is none. */
function titleOf({ component }: RawEvent): string {
  return Array.from(visibleText(textOf(component, 'summary')).trim())
    .slice(0, TITLE_LENGTH)
    .join('');
}

function startOf({ component, calendar }: RawEvent, timeZone: string): LeftOutEvent['starts'] {
  return momentsOf(component.getFirstProperty('dtstart'), calendar, timeZone)[0]?.local ?? null;
}

/** Of an event that is long over, or far ahead, nobody needs to know that it cannot be read. */
function mayMatter(
  { component, calendar }: RawEvent,
  starts: string,
  { timeZone, now, until }: { timeZone: string; now: Date; until: string },
): boolean {
  const ends = momentsOf(component.getFirstProperty('dtend'), calendar, timeZone)[0]?.local ?? starts;
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  const isOver = starts < yesterday && ends < yesterday;
  return starts < until && (!isOver || component.hasProperty('rrule') || component.hasProperty('rdate'));
}

const sequenceOf = ({ component }: RawEvent): number =>
  Number(component.getFirstPropertyValue('sequence') ?? 0);

/** Of several versions of an event the highest counts (RFC 5545 3.8.7.4); of two that claim to be the same, both do. */
function newestOf(events: RawEvent[]): RawEvent[] {
  const versions = Map.groupBy(events, (event) => JSON.stringify([uidOf(event), recurrenceOf(event)]));
  return [...versions.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || uidOf(first) === '') return same;
    const highest = Math.max(...same.map(sequenceOf).filter(Number.isFinite), 0);
    const isNewest = (event: RawEvent) => sequenceOf(event) >= highest;
    return same.some(isNewest) ? same.filter(isNewest) : same;
  });
}

/** By series: which repetitions an event of their own replaces or cancels. One whose time cannot be read replaces none. */
function exceptionsOf(events: RawEvent[], timeZone: string) {
  const readable = events.filter(
    (event) => isException(event) && (isCancelled(event) || startOf(event, timeZone) !== null),
  );
  const bySeries = Map.groupBy(readable, uidOf);
  return new Map(
    [...bySeries].map(([uid, same]) => [
      uid,
      same.flatMap(({ component, calendar }) =>
        momentsOf(component.getFirstProperty('recurrence-id'), calendar, timeZone),
      ),
    ]),
  );
}

/**
 * Stops what takes too long: a rule of repetition may go on for ever inside the library, and so may the description of a
 * zone.
 */
function timeLimit() {
  const context = createContext({ run: () => {} });
  const script = new Script('run()');
  let left = FILE_WITHIN_MS;
  return (event: RawEvent, run: () => LeftOutReason | null): LeftOutReason | null => {
    try {
      if (!event.component.hasProperty('rrule') && event.calendar.zones.size === 0) return run();
      if (left <= 0) return 'repetition';
      const begun = performance.now();
      context['run'] = run;
      try {
        return script.runInContext(context, { timeout: EVENT_WITHIN_MS }) as LeftOutReason | null;
      } finally {
        left -= performance.now() - begun;
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? 'repetition' : 'unreadable';
    }
  };
}

/** Each of its own, and the same with the next reading. */
function withKeys(found: TimedEvent[]): FeedEvent[] {
  const taken = new Map<string, string[]>();
  return found.flatMap(({ event, title, time: { local, startsAt, endsAt } }) => {
    const isRepeated = event.component.hasProperty('rrule') || event.component.hasProperty('rdate');
    const which = isException(event) ? recurrenceOf(event) : isRepeated ? local : '';
    const named = [uidOf(event) || `${startsAt} ${endsAt} ${title}`, which].join(' ').trim();
    const key = named.length <= LONGEST_KEY ? named : createHash('sha256').update(named).digest('hex');
    const times = taken.getOrInsert(key, []);
    if (times.includes(startsAt + endsAt)) return [];
    times.push(startsAt + endsAt);
    return [{ key: times.length === 1 ? key : `${key} #${times.length}`, title, startsAt, endsAt }];
  });
}
