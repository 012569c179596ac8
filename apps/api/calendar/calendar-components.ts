import ICAL from 'ical.js';

// Whole days that do not say that they are (`DTSTART:20270401`) are read as days.
ICAL.design.strict = false;

/** One event as it is written. */
export type RawEvent = {
  component: ICAL.Component;
  /** Names of properties, in small letters, whose lines cannot be read. */
  broken: ReadonlySet<string>;
  calendar: RawCalendar;
};

export type RawCalendar = {
  method: string;
  /** Of times that name no zone, where the calendar says so (`X-WR-TIMEZONE`). */
  timeZone: string | null;
  zones: Map<string, ICAL.Timezone>;
};

type Open = { name: string; properties: unknown[]; broken: Set<string>; children: unknown[] };

/**
 * The events of an iCalendar file. A line that nobody can read costs its own property alone: programs write such lines,
 * above all texts with a break in them.
 * @throws when the file is no calendar, or is cut off
 */
export function readComponents(file: string): RawEvent[] {
  const events: RawEvent[] = [];
  const stack: Open[] = [];
  let calendar: RawCalendar | null = null;
  for (const line of linesOf(file)) {
    const [, edge = '', name = ''] = /^\s*(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(line) ?? [];
    if (edge.toUpperCase() === 'BEGIN') {
      const open = { name: name.toLowerCase(), properties: [], broken: new Set<string>(), children: [] };
      stack.push(open);
      if (open.name === 'vcalendar') calendar = { method: '', timeZone: null, zones: new Map() };
      else if (calendar === null) throw new Error('not a calendar');
    } else if (edge !== '') {
      const closed = stack.pop();
      if (closed?.name !== name.toLowerCase())
        throw new Error('a calendar whose components are not closed as they were opened');
      if (calendar !== null) close(closed, { calendar, events, parent: stack.at(-1) });
    } else {
      const open = stack.at(-1);
      if (open !== undefined) addProperty(open, line);
    }
  }
  if (calendar === null || stack.length > 0) throw new Error('not a calendar, or one that is cut off');
  return events;
}

/** Long lines go on behind a blank or a tab (RFC 5545 3.1). */
function linesOf(file: string): string[] {
  return file
    .replace(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
}

function addProperty(open: Open, line: string): void {
  try {
    open.properties.push(ICAL.parse.property(line));
  } catch {
    open.broken.add((/^[\w-]+/.exec(line)?.[0] ?? '').toLowerCase());
  }
}

function close(
  { name, properties, broken, children }: Open,
  { calendar, events, parent }: { calendar: RawCalendar; events: RawEvent[]; parent: Open | undefined },
): void {
  const jcal = [name, properties, children];
  if (name === 'vevent') events.push({ component: new ICAL.Component(jcal), broken, calendar });
  else if (name === 'vtimezone') addZone(calendar, new ICAL.Component(jcal));
  else if (name === 'vcalendar') {
    const component = new ICAL.Component(jcal);
    calendar.method = textOf(component, 'method').toUpperCase();
    calendar.timeZone = textOf(component, 'x-wr-timezone') || null;
  } else parent?.children.push(jcal);
}

function addZone({ zones }: RawCalendar, component: ICAL.Component): void {
  const tzid = textOf(component, 'tzid');
  if (tzid !== '') zones.set(tzid, new ICAL.Timezone({ component, tzid }));
}

/** A property's text; empty when there is none. */
export function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstProperty(name)?.getFirstValue();
  return typeof value === 'string' ? value.trim() : '';
}
