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
const open = (text: string) => readCalendarFile(text, { timeZone: 'Europe/Rome', now });
const read = (...lines: string[]) => open(file(...lines)).events;
/** Why each event is left out. */
const reasons = (...lines: string[]) =>
  open(file(...lines)).leftOut.map(({ title, reason }) => [title, reason]);
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
    ['that ends before it begins', ['DTSTART:20270401T080000Z', 'DTEND:20270401T070000Z']],
    [
      'that Outlook calls free',
      ['DTSTART:20270401T080000Z', 'DTEND:20270403T080000Z', 'X-MICROSOFT-CDO-BUSYSTATUS:Free'],
    ],
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

const ONE = ['DTSTART:20270401T080000Z', 'DTEND:20270401T090000Z'];
const named = (uid: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  ...(uid === '' ? [] : [`UID:${uid}`]),
  ...lines,
  'END:VEVENT',
];
const daily = (...lines: string[]) => event(...ONE, 'RRULE:FREQ=DAILY;COUNT=3', ...lines);
const starts = (...lines: string[]) => read(...lines).map(({ startsAt }) => startsAt.slice(5, 16));

const exception = (id: string, ...lines: string[]) => event(`RECURRENCE-ID:${id}`, ...lines);
const at = (zone: string, ...lines: string[]) =>
  read(...lines, ...event(`DTSTART;TZID=${zone}:20270401T100000`, `DTEND;TZID=${zone}:20270401T110000`))[0]
    ?.startsAt;
const minute = (index: number) =>
  `${String(Math.floor(index / 60)).padStart(2, '0')}${String(index % 60).padStart(2, '0')}`;

describe('what holds the car, and what is named with why it does not', () => {
  it.each<[string, string[], string[][], number]>([
    ['confirmed', ['STATUS:CONFIRMED'], [], 1],
    ['tentative, as it may become a booking', ['STATUS:TENTATIVE'], [], 1],
    ['tentative at Outlook', ['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'], [], 1],
    ['out of office at Outlook', ['X-MICROSOFT-CDO-BUSYSTATUS:OOF', 'TRANSP:OPAQUE'], [], 1],
    ['free', ['TRANSP:transparent'], [['Broker 17', 'free']], 0],
    ['cancelled, which is nobody’s loss', ['STATUS:Cancelled', 'TRANSP:TRANSPARENT'], [], 0],
  ])('%s', (_, lines, expected, holds) => {
    expect(reasons(...event(...ONE, ...lines))).toEqual(expected);
    expect(read(...event(...ONE, ...lines))).toHaveLength(holds);
  });

  it.each<[string, string[], string]>([
    ['no beginning', ['DTEND:20270401T090000Z'], 'unreadable'],
    ['a beginning that is none', ['DTSTART:2027-04-01', 'DTEND:20270401T090000Z'], 'unreadable'],
    ['the 31st of April', ['DTSTART:20270431T080000Z', 'DTEND:20270501T090000Z'], 'unreadable'],
    ['an end that is none', ['DTSTART:20270401T080000Z', 'DTEND:tomorrow'], 'unreadable'],
    [
      'a zone that nobody knows',
      ['DTSTART;TZID=Mars:20270401T080000', 'DTEND;TZID=Mars:20270401T090000'],
      'unknown_zone',
    ],
    ['no length', ['DTSTART:20270401T080000Z', 'DTEND:20270401T080000Z'], 'no_time'],
    ['no end', ['DTSTART:20270401T080000Z'], 'no_time'],
  ])('an event with %s costs no other', (_, lines, reason) => {
    const both = [...named('bad', 'SUMMARY:Bad', ...lines), ...named('good', 'SUMMARY:Good', ...ONE)];
    expect(reasons(...both)).toEqual([['Bad', reason]]);
    expect(read(...both).map(({ title }) => title)).toEqual(['Good']);
  });

  it('one of a series with a broken rule still holds the car on its first day', () => {
    const broken = event(...ONE, 'RRULE:FREQ=DAILY;INTERVAL=often');
    expect(starts(...broken)).toEqual(['04-01T08:00']);
    expect(reasons(...broken)).toEqual([['Broker 17', 'unreadable']]);
  });

  it('says when it would begin, on its own clock', () => {
    const { leftOut } = open(file(...event('DTSTART;TZID=Mars:20270401T080000', 'DURATION:PT1H')));
    expect(leftOut).toEqual([{ title: 'Broker 17', starts: '2027-04-01T08:00', reason: 'unknown_zone' }]);
  });

  it('what is long over, or far ahead, is not named', () => {
    const old = named('old', 'DTSTART;TZID=Mars:20210401T080000', 'DTEND;TZID=Mars:20210401T090000');
    const far = named('far', 'DTSTART;TZID=Mars:20310401T080000', 'DTEND;TZID=Mars:20310401T090000');
    expect(reasons(...old, ...far)).toEqual([]);
  });

  it('a line that is none, with a text that goes on behind a break, costs nothing', () => {
    expect(starts(...event('DESCRIPTION:Arrives late', 'and calls before', ';;;', '"', ...ONE))).toEqual([
      '04-01T08:00',
    ]);
  });
});

describe('a series', () => {
  it.each<[string, string[], string[]]>([
    [
      'moved on one day',
      exception('20270402T080000Z', 'DTSTART:20270402T150000Z', 'DTEND:20270402T160000Z'),
      ['04-01T08:00', '04-02T15:00', '04-03T08:00'],
    ],
    [
      'moved behind what it would be a year ahead',
      exception('20270403T080000Z', 'DTSTART:20270501T080000Z', 'DTEND:20270501T090000Z'),
      ['04-01T08:00', '04-02T08:00', '05-01T08:00'],
    ],
    [
      'cancelled on one day',
      exception('20270402T080000Z', ...ONE, 'STATUS:CANCELLED'),
      ['04-01T08:00', '04-03T08:00'],
    ],
    [
      'cancelled on one day that names no time of its own',
      exception('20270402T080000Z', 'STATUS:CANCELLED'),
      ['04-01T08:00', '04-03T08:00'],
    ],
    [
      'free on one day',
      exception(
        '20270402T080000Z',
        'DTSTART:20270402T080000Z',
        'DTEND:20270402T090000Z',
        'TRANSP:TRANSPARENT',
      ),
      ['04-01T08:00', '04-03T08:00'],
    ],
    [
      'with an exception that cannot be read stays as it was',
      exception('20270402T080000Z', 'DTSTART:soon', 'DTEND:later'),
      ['04-01T08:00', '04-02T08:00', '04-03T08:00'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(starts(...daily(), ...lines)).toEqual(expected);
    expect(starts(...lines, ...daily())).toEqual(expected);
  });

  it('an exception that names its day on another clock is the same day', () => {
    const series = event(
      'DTSTART;TZID=Europe/Rome:20270401T100000',
      'DTEND;TZID=Europe/Rome:20270401T110000',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE;VALUE=DATE:20270403',
    );
    const moved = exception('20270402T080000Z', 'DTSTART:20270402T150000Z', 'DTEND:20270402T160000Z');
    expect(starts(...series, ...moved)).toEqual(['04-01T08:00', '04-02T15:00']);
  });

  it('an exception without its series is an event', () => {
    const lines = exception('20270402T080000Z', 'DTSTART:20270402T150000Z', 'DTEND:20270402T160000Z');
    expect(starts(...lines)).toEqual(['04-02T15:00']);
  });

  it('of which all later days are moved is named', () => {
    const lines = event('RECURRENCE-ID;RANGE=THISANDFUTURE:20270402T080000Z', ...ONE);
    expect(reasons(...daily(), ...lines)).toEqual([['Broker 17', 'repetition']]);
  });

  it.each<[string, string, string[]]>([
    ['in UTC', '20270402T080000Z', ['04-01T08:00', '04-02T08:00']],
    ['on its own clock', '20270402T100000', ['04-01T08:00', '04-02T08:00']],
    ['as a day, which is part of it', '20270402', ['04-01T08:00', '04-02T08:00']],
  ])('ends with the last that its end names %s', (_, until, expected) => {
    const series = [
      'DTSTART;TZID=Europe/Rome:20270401T100000',
      'DURATION:PT1H',
      `RRULE:FREQ=DAILY;UNTIL=${until}`,
    ];
    expect(starts(...event(...series))).toEqual(expected);
  });

  it('keeps its time of day when the clocks change', () => {
    const series = ['DTSTART;TZID=Europe/Rome:20270327T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'];
    expect(starts(...event(...series))).toEqual(['03-27T09:00', '03-28T08:00']);
  });

  it('of whole days is as long as the days are', () => {
    const series = ['DTSTART;VALUE=DATE:20270327', 'DTEND;VALUE=DATE:20270328', 'RRULE:FREQ=DAILY;COUNT=2'];
    expect(times(...event(...series))).toEqual([
      ['2027-03-26T23:00:00.000Z', '2027-03-27T23:00:00.000Z'],
      ['2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ]);
  });

  it('comes on further days that are named', () => {
    expect(starts(...event(...ONE, 'RDATE:20270405T080000Z,20270407T080000Z'))).toEqual([
      '04-01T08:00',
      '04-05T08:00',
      '04-07T08:00',
    ]);
  });

  it('of years keeps its rhythm', () => {
    const fortnightly = [
      'DTSTART:20160106T080000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
    ];
    // 2016-01-06 and 293 fortnights.
    expect(starts(...event(...fortnightly))[0]).toBe('03-31T08:00');
  });
});

describe('one event or several', () => {
  it('of two versions the newer counts', () => {
    const older = named('a', ...ONE, 'SEQUENCE:1');
    const newer = named('a', 'DTSTART:20270405T080000Z', 'DTEND:20270405T090000Z', 'SEQUENCE:2');
    expect(starts(...newer, ...older)).toEqual(['04-05T08:00']);
    expect(starts(...older, ...named('a', ...ONE, 'SEQUENCE:2', 'STATUS:CANCELLED'))).toEqual([]);
  });

  it('two that claim to be the same are two, and have the same keys at the next reading', () => {
    const lines = [
      ...named('a', ...ONE),
      ...named('a', 'DTSTART:20270405T080000Z', 'DTEND:20270405T090000Z'),
    ];
    expect(read(...lines).map(({ key }) => key)).toEqual(['a', 'a #2']);
    expect(read(...lines)).toEqual(read(...lines));
    expect(read(...named('a', ...ONE), ...named('a', ...ONE))).toHaveLength(1);
  });

  it('those without an id are told apart by when they are', () => {
    const lines = [...named('', ...ONE), ...named('', 'DTSTART:20270405T080000Z', 'DTEND:20270405T090000Z')];
    expect(new Set(read(...lines).map(({ key }) => key)).size).toBe(2);
  });

  it('an id of any length is one that the database can store', () => {
    const [long] = read(...named('x'.repeat(5_000), ...ONE));
    expect(long?.key).toMatch(/^[0-9a-f]{64}$/);
  });

  it('a calendar that cancels has no events, and one behind it has', () => {
    expect(read('METHOD:CANCEL', ...event(...ONE))).toEqual([]);
    const both = `${file('METHOD:CANCEL', ...named('a', ...ONE))}\r\n${file(...named('b', ...ONE))}`;
    expect(open(both).events.map(({ key }) => key)).toEqual(['b']);
  });
});

describe('the clock', () => {
  it.each([
    ['Europe/London', '2027-04-01T09:00:00.000Z'],
    ['/mozilla.org/20050126_1/Europe/London', '2027-04-01T09:00:00.000Z'],
    ['/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires', '2027-04-01T13:00:00.000Z'],
    ['"GMT Standard Time"', '2027-04-01T09:00:00.000Z'],
    ['W. Europe Standard Time', '2027-04-01T08:00:00.000Z'],
    ['Eastern Standard Time', '2027-04-01T14:00:00.000Z'],
    ['UTC', '2027-04-01T10:00:00.000Z'],
  ])('of %s, which the file does not describe', (zone, startsAt) => {
    expect(at(zone)).toBe(startsAt);
  });

  it('of the whole calendar counts for times without one, and not for whole days', () => {
    const floating = event('DTSTART:20270401T100000', 'DTEND:20270401T110000');
    expect(starts(...floating, 'X-WR-TIMEZONE:America/New_York')).toEqual(['04-01T14:00']);
    expect(starts('X-WR-TIMEZONE:Nowhere', ...floating)).toEqual(['04-01T08:00']);
    const days = event('DTSTART;VALUE=DATE:20270401', 'DTEND;VALUE=DATE:20270402');
    expect(starts('X-WR-TIMEZONE:America/New_York', ...days)).toEqual(['03-31T22:00']);
  });
});

it.each([
  ['with an end', ['DTSTART;VALUE=DATE:20270401', 'DTEND;VALUE=DATE:20270403'], '2027-04-02T22:00:00.000Z'],
  ['that does not say it is one', ['DTSTART:20270401', 'DTEND:20270403'], '2027-04-02T22:00:00.000Z'],
  [
    'that ends on the day it begins',
    ['DTSTART;VALUE=DATE:20270401', 'DTEND;VALUE=DATE:20270401'],
    '2027-04-01T22:00:00.000Z',
  ],
  ['without an end', ['DTSTART;VALUE=DATE:20270401'], '2027-04-01T22:00:00.000Z'],
  ['with a length', ['DTSTART;VALUE=DATE:20270401', 'DURATION:P2D'], '2027-04-02T22:00:00.000Z'],
])('a whole day %s', (_, lines, endsAt) => {
  expect(times(...event(...lines))).toEqual([['2027-03-31T22:00:00.000Z', endsAt]]);
});

describe('only the window counts', () => {
  const next = named('next', ...ONE);

  it('a history of years pushes nothing out', () => {
    const history = Array.from({ length: 520 }, (_, index) =>
      named(`old-${index}`, `DTSTART:20250101T${minute(index)}00Z`, `DTEND:20250101T${minute(index + 1)}00Z`),
    ).flat();
    const ended = ['DTSTART:19900101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY;UNTIL=20260101T000000Z'];
    expect(read(...history, ...named('ended', ...ended), ...next).map(({ key }) => key)).toEqual(['next']);
  });

  it('of very many the next are taken in, and the first that is not is named', () => {
    const hourly = event('DTSTART:20270401T080000Z', 'DURATION:PT30M', 'RRULE:FREQ=HOURLY');
    const { events, leftOut } = open(
      file(...hourly, ...named('soon', 'DTSTART:20270331T080000Z', 'DURATION:PT1H')),
    );
    expect(events).toHaveLength(MOST_FEED_EVENTS);
    expect(events[0]?.key).toBe('soon');
    expect(leftOut).toEqual([{ title: 'Broker 17', starts: '2027-04-22T03:00', reason: 'too_many' }]);
  });

  it.each(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY', 'HOURLY', 'MINUTELY', 'SECONDLY'])(
    'what comes again after the window comes once: %s',
    (freq) => {
      const rule = `RRULE:FREQ=${freq};INTERVAL=1000000000`;
      expect(starts(...event(...ONE, rule))).toEqual(['04-01T08:00']);
      expect(starts(...event('DTSTART:20170401T080000Z', 'DURATION:PT1H', rule))).toEqual([]);
    },
  );

  it.each([
    ['that never comes true', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['of every second', 'RRULE:FREQ=SECONDLY'],
  ])('a rule %s costs no other event', (_, rule) => {
    const endless = event('DTSTART:20200101T080000Z', 'DURATION:PT1S', rule);
    expect(reasons(...endless, ...next)).toEqual([['Broker 17', 'repetition']]);
    expect(read(...endless, ...next).map(({ key }) => key)).toEqual(['next']);
  });
});

it.each([
  ['a zero byte', 'Bro\0ker', 'Broker'],
  ['half a character', 'Broker \ud83d', 'Broker '],
  ['a character that would be cut in half', `${'x'.repeat(119)}🚗🚗`, `${'x'.repeat(119)}🚗`],
  ['none', '', ''],
])('a title with %s is one that the database can store', (_, title, stored) => {
  expect(read(...named('a', ...ONE, `SUMMARY:${title}`))[0]?.title).toBe(stored.trim());
});

it.each([
  '',
  '<!doctype html><title>Log in</title>',
  'BEGIN:VCARD\r\nEND:VCARD',
  'BEGIN:VCALENDAR',
  file().slice(0, -4),
])('%j is no calendar, or one that is cut off', (text) => {
  expect(() => open(text)).toThrow(/calendar/);
});
