export type CalendarEvent = {
  /** Unique for ever, so that a second import changes the event instead of adding one. */
  uid: string;
  /** Instants, ISO 8601. */
  startsAt: string;
  endsAt: string;
  createdAt: string;
  /** How often the event has been changed: calendars take the highest for the newest (RFC 5545 3.8.7.4). */
  sequence: number;
  /** Calendars that have the event take it out, and others add none (RFC 5546 3.2.5). */
  isCancelled?: boolean;
  title: string;
  description?: string;
  location?: string;
};

const MAX_OCTETS = 75;

/** Text as RFC 5545 3.3.11 writes it. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** `20261204T083000Z` */
function stamp(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Octets of one character in UTF-8. */
function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Lines of at most 75 octets; a longer one goes on behind a blank (RFC 5545 3.1). */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = utf8Length(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

/** A calendar file with one event, which every calendar program opens. */
export function calendarFile(event: CalendarEvent): string {
  return fileOf(event.isCancelled ? 'CANCEL' : 'PUBLISH', [event]);
}

/** A calendar that others read again and again. */
export function publishedCalendar(events: readonly CalendarEvent[]): string {
  return fileOf('PUBLISH', events);
}

function fileOf(method: 'PUBLISH' | 'CANCEL', events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nolo//Car rental//EN',
    `METHOD:${method}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ isCancelled = false, ...event }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(event.createdAt)}`,
    `SEQUENCE:${event.sequence}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    'END:VEVENT',
  ];
}
