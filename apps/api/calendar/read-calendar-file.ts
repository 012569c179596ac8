import ICAL from 'ical.js';
import { FEED_HORIZON_DAYS, MOST_FEED_EVENTS } from '@nolo/domain/calendar/company-calendar.ts';
import { parseLocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant } from '@nolo/domain/calendar/zone.ts';

export type FeedEvent = { key: string; title: string; startsAt: string; endsAt: string };

const DAY_MS = 86_400_000;
const TITLE_LENGTH = 120;
/** Of a rule that repeats for ever from long ago on, so many are passed over. */
const MOST_VISITED = 20_000;

/**
 * The events of an iCalendar file that are not over, up to a year ahead, each repetition by itself. Times without a zone, and
 * whole days, are those of the company's clock; cancelled events and those that keep nobody busy are none.
 * @throws when the file is none
 */
export function readCalendarFile(
  file: string,
  { timeZone, now }: { timeZone: string; now: Date },
): FeedEvent[] {
  const until = new Date(now.getTime() + FEED_HORIZON_DAYS * DAY_MS).toISOString();
  const from = now.toISOString();
  const found: FeedEvent[] = [];
  let visited = 0;
  for (const event of eventsOf(file)) {
    for (const { key, start, end } of occurrences(event)) {
      const [startsAt, endsAt] = [instantOf(start, timeZone), instantOf(end, timeZone)];
      if ((visited += 1) > MOST_VISITED || found.length >= MOST_FEED_EVENTS) return found;
      if (startsAt === null || endsAt === null || startsAt >= until) break;
      if (endsAt <= from || endsAt <= startsAt) continue;
      found.push({ key, title: (event.summary ?? '').slice(0, TITLE_LENGTH), startsAt, endsAt });
    }
  }
  return found;
}

const isBusy = (component: ICAL.Component) =>
  component.getFirstPropertyValue('status') !== 'CANCELLED' &&
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT';

function eventsOf(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  if (calendar.name !== 'vcalendar') throw new Error('not a calendar');
  const components = calendar.getAllSubcomponents('vevent');
  const exceptions = components.filter((one) => one.hasProperty('recurrence-id'));
  return components
    .filter((one) => !one.hasProperty('recurrence-id') && isBusy(one) && one.hasProperty('dtstart'))
    .map((one) => new ICAL.Event(one, { exceptions: exceptions.filter((other) => isOf(one, other)) }));
}

const isOf = (event: ICAL.Component, exception: ICAL.Component) =>
  event.getFirstPropertyValue('uid') === exception.getFirstPropertyValue('uid');

type Occurrence = { key: string; start: ICAL.Time; end: ICAL.Time };

/** As many as there are: whoever reads them says when it is enough. */
function* occurrences(event: ICAL.Event): Generator<Occurrence> {
  if (!event.isRecurring()) {
    yield { key: event.uid, start: event.startDate, end: event.endDate };
    return;
  }
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { startDate: start, endDate: end } = event.getOccurrenceDetails(next);
    yield { key: `${event.uid} ${next.toString()}`, start, end };
  }
}

function instantOf(time: ICAL.Time, timeZone: string): string | null {
  const zone = time.zone?.tzid;
  if (!time.isDate && zone !== undefined && zone !== 'floating') return time.toJSDate().toISOString();
  const local = parseLocalDateTime(time.isDate ? `${time.toString()}T00:00` : time.toString().slice(0, 16));
  return local === null ? null : toInstant(local, timeZone);
}
