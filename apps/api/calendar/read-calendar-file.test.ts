import { describe, expect, it } from 'vitest';
import { FEED_HORIZON_DAYS, MOST_FEED_EVENTS } from '@nolo/domain/calendar/company-calendar.ts';
import { readCalendarFile } from './read-calendar-file.ts';

const now = new Date('2027-03-20T12:00:00Z');
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:a@broker',
  'SUMMARY:Broker 17',
  ...lines,
  'END:VEVENT',
];
const read = (...lines: string[]) => readCalendarFile(file(...lines), { timeZone: 'Europe/Rome', now });
const times = (...lines: string[]) => read(...lines).map(({ startsAt, endsAt }) => [startsAt, endsAt]);

describe('an event', () => {
  it.each([
    ['in UTC', 'DTSTART:20270401T080000Z', 'DTEND:20270403T080000Z', '2027-04-01T08:00:00.000Z'],
    [
      'without a zone, on the company’s clock',
      'DTSTART:20270401T100000',
      'DTEND:20270403T100000',
      '2027-04-01T08:00:00.000Z',
    ],
    [
      'of whole days, from midnight',
      'DTSTART;VALUE=DATE:20270401',
      'DTEND;VALUE=DATE:20270403',
      '2027-03-31T22:00:00.000Z',
    ],
  ])('%s', (_, start, end, startsAt) => {
    expect(times(...event(start, end))[0]?.[0]).toBe(startsAt);
  });

  it('in the zone that the file describes, whatever it is called', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Company Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const dates = [
      'DTSTART;TZID=Company Standard Time:20270401T100000',
      'DTEND;TZID=Company Standard Time:20270401T110000',
    ];
    expect(times(...zone, ...event(...dates))).toEqual([
      ['2027-04-01T15:00:00.000Z', '2027-04-01T16:00:00.000Z'],
    ]);
  });

  it.each([
    ['that is over', ['DTSTART:20270301T080000Z', 'DTEND:20270303T080000Z']],
    ['that is cancelled', ['DTSTART:20270401T080000Z', 'DTEND:20270403T080000Z', 'STATUS:CANCELLED']],
    ['that keeps nobody busy', ['DTSTART:20270401T080000Z', 'DTEND:20270403T080000Z', 'TRANSP:TRANSPARENT']],
    ['that takes no time', ['DTSTART:20270401T080000Z', 'DTEND:20270401T080000Z']],
    ['beyond a year ahead', ['DTSTART:20290401T080000Z', 'DTEND:20290403T080000Z']],
  ])('%s is none', (_, lines) => {
    expect(read(...event(...lines))).toEqual([]);
  });

  it('has a key, a title, and the time of each repetition, exceptions left out', () => {
    const found = read(
      ...event(
        'DTSTART:20270401T080000Z',
        'DTEND:20270401T090000Z',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE:20270402T080000Z',
      ),
    );
    expect(found.map(({ title, startsAt }) => [title, startsAt])).toEqual([
      ['Broker 17', '2027-04-01T08:00:00.000Z'],
      ['Broker 17', '2027-04-03T08:00:00.000Z'],
    ]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(2);
  });

  it('that repeats for ever is taken in a year ahead', () => {
    const found = read(...event('DTSTART:20200101T080000Z', 'DTEND:20200101T090000Z', 'RRULE:FREQ=DAILY'));
    expect(found).toHaveLength(FEED_HORIZON_DAYS);
  });
});

it('of very many events only so many are taken in', () => {
  const hourly = event('DTSTART:20270401T080000Z', 'DTEND:20270401T083000Z', 'RRULE:FREQ=HOURLY');
  expect(read(...hourly)).toHaveLength(MOST_FEED_EVENTS);
});

it.each(['', '<!doctype html><title>Log in</title>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR'])(
  '%j is no calendar',
  (text) => {
    expect(() => readCalendarFile(text, { timeZone: 'Europe/Rome', now })).toThrow(
      /calendar|component|property|invalid/i,
    );
  },
);
