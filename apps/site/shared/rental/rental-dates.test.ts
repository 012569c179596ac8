import { describe, expect, test } from 'vitest';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import {
  defaultDates,
  alignReturnTime,
  movedToNow,
  withPickupTime,
  timed,
  withSameTime,
} from './rental-dates.ts';
import { ITALY, readPlace } from './stored-place.ts';
import { readDates } from './stored-selection.ts';

const at = (text: string) => text as LocalDateTime;
const now = at('2027-03-26T14:10');

test('tomorrow at 10:00, for three days, over the end of a year too', () => {
  expect(defaultDates(now)).toEqual({ start: '2027-03-27T10:00', end: '2027-03-30T10:00' });
  expect(defaultDates(at('2026-12-31T23:59'))).toEqual({
    start: '2027-01-01T10:00',
    end: '2027-01-04T10:00',
  });
});

test('not on a Sunday, when most companies are closed', () => {
  expect(defaultDates(at('2027-03-27T09:00')).start).toBe('2027-03-29T10:00');
  // From Thursday it would come back on a Sunday.
  expect(defaultDates(at('2027-03-24T09:00')).start).toBe('2027-03-26T10:00');
});

describe('dates that have passed', () => {
  test('a past pickup moves to now, the return stays', () => {
    expect(movedToNow({ start: at('2027-03-20T10:00'), end: at('2027-03-29T10:00') }, now)).toEqual({
      start: '2027-03-26T14:30',
      end: '2027-03-29T10:00',
    });
  });
  test('both past: a day from now', () => {
    expect(movedToNow({ start: at('2027-03-20T10:00'), end: at('2027-03-22T10:00') }, now)).toEqual({
      start: '2027-03-26T14:30',
      end: '2027-03-27T14:30',
    });
  });
  test('the future is left alone', () => {
    const dates = { start: at('2027-03-27T10:00'), end: at('2027-03-28T10:00') };
    expect(movedToNow(dates, now)).toEqual(dates);
  });
});

test('with same-time return the car comes back by the time of day it was picked up', () => {
  const dates = { start: at('2027-03-27T10:00'), end: at('2027-03-30T10:00') };
  expect(withPickupTime(dates, '08:30', true).end).toBe('2027-03-30T08:30');
  expect(withPickupTime(dates, '08:30', false).end).toBe('2027-03-30T10:00');
  expect(withPickupTime(dates, '18:00', true).end).toBe('2027-03-30T10:00');
  expect(alignReturnTime({ start: at('2027-03-27T10:00'), end: at('2027-03-30T11:00') }, true).end).toBe(
    '2027-03-30T10:00',
  );
});

const until = (end: string) => ({ start: at('2027-03-27T10:00'), end: at(end) });

describe('a return later in the day than the pickup (docs/specification/time-and-days.md 3)', () => {
  test.each([
    ['2027-03-30T10:30', false],
    ['2027-03-30T10:00', true],
    ['2027-03-30T08:00', true],
    ['2027-03-27T18:00', false],
  ])('%s: same-time %s', (end, isSameTime) => {
    expect(timed(until(end))).toEqual({ dates: until(end), isSameTime });
  });

  test('the switch moves the return, so that it never costs without a later time', () => {
    expect(withSameTime(until('2027-03-30T09:00'), false)).toEqual(timed(until('2027-03-30T11:00')));
    expect(withSameTime(until('2027-03-30T15:00'), true)).toEqual(timed(until('2027-03-30T10:00')));
    // A rental within one day has no other return, and the last hour of a day nothing after it.
    expect(withSameTime(until('2027-03-27T18:00'), true)).toEqual(timed(until('2027-03-27T18:00')));
    const late = { start: at('2027-03-27T23:30'), end: at('2027-03-30T09:00') };
    expect(withSameTime(late, false)).toEqual({ dates: late, isSameTime: true });
  });
});

const entry = (startDate: string, endDate: string) =>
  JSON.stringify([{ startDate, endDate, key: 'selection' }]);

describe('what storage holds', () => {
  test('dates come back, past ones at now', () => {
    expect(readDates(entry('2027-04-01T10:00', '2027-04-03T10:00'), now)?.start).toBe('2027-04-01T10:00');
    expect(readDates(entry('2027-01-01T10:00', '2027-04-03T10:00'), now)?.start).toBe('2027-03-26T14:30');
  });
  test.each([null, '', '{', '[]', '"x"', '[{"startDate":1}]', entry('2027-04-03T10:00', '2027-04-01T10:00')])(
    'no dates in %s',
    (text) => expect(readDates(text, now)).toBeNull(),
  );
  test('a place comes back', () => {
    const place = { description: 'Roma, Lazio', city: 'Roma', lat: [41, 42], long: [12, 13] };
    expect(readPlace(JSON.stringify({ ...place, other: 1 }))).toEqual(place);
  });
  test('Italy is anywhere', () => {
    expect(readPlace(JSON.stringify(ITALY))).toBeNull();
  });
  test.each([null, '5', '{"description":"x"}', '{"description":"x","lat":[1],"long":[1,2]}'])(
    'no place in %s',
    (text) => expect(readPlace(text)).toBeNull(),
  );
});
