import { expect, test } from 'vitest';
import type { LocalDateTime } from './local-date-time.ts';
import { nearestPeriod } from './nearest-period.ts';
import type { OpeningHours } from './opening-hours.ts';

const open = { checked: true, from: '09:00', to: '19:00' };
const week: OpeningHours = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: open,
  sunday: { ...open, checked: false },
};
const near = (pickup: string, back: string, changes: object = {}) =>
  nearestPeriod({
    pickup: pickup as LocalDateTime,
    return: back as LocalDateTime,
    now: '2027-03-20T10:00' as LocalDateTime,
    leadMinutes: 60,
    openingHours: week,
    closingDays: [],
    sameTime: false,
    timeZone: 'Europe/Rome',
    ...changes,
  });

test.each([
  [
    'a closed Sunday: the evening before',
    '2027-03-28T10:00',
    '2027-03-31T10:00',
    '2027-03-27T19:00',
    '2027-03-31T10:00',
  ],
  [
    'a closed Sunday evening: the next morning',
    '2027-03-28T21:30',
    '2027-03-31T10:00',
    '2027-03-29T09:00',
    '2027-03-31T10:00',
  ],
  [
    'too late at night: closing time',
    '2027-03-24T20:00',
    '2027-03-26T10:00',
    '2027-03-24T19:00',
    '2027-03-26T10:00',
  ],
  ['a return on Sunday', '2027-03-24T10:00', '2027-03-28T18:00', '2027-03-24T10:00', '2027-03-29T09:00'],
])('%s', (_, pickup, back, nearest, nearestReturn) => {
  expect(near(pickup, back)).toEqual({ pickup: nearest, return: nearestReturn });
});

test('notice: the first time that gives it', () => {
  const found = near('2027-03-22T10:00', '2027-03-25T10:00', { leadMinutes: 2 * 24 * 60 + 180 });
  expect(found).toEqual({ pickup: '2027-03-22T13:00', return: '2027-03-25T10:00' });
});

test('with same-time return the car comes back no later in the day', () => {
  const found = near('2027-03-24T20:00', '2027-03-26T20:00', { sameTime: true });
  expect(found).toEqual({ pickup: '2027-03-24T19:00', return: '2027-03-26T19:00' });
});

test('a company that opens on no day around has none', () => {
  const closed = Object.fromEntries(Object.keys(week).map((day) => [day, { ...open, checked: false }]));
  expect(near('2027-03-24T10:00', '2027-03-26T10:00', { openingHours: closed })).toBeNull();
});

test('on closing days: the days around them', () => {
  const closingDays = [{ starts_on: '2027-03-23', ends_on: '2027-03-24' }];
  expect(near('2027-03-24T10:00', '2027-03-26T10:00', { closingDays })).toEqual({
    pickup: '2027-03-25T09:00',
    return: '2027-03-26T10:00',
  });
});
