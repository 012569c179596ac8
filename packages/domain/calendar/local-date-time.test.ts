import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMinutes,
  atTime,
  daysBetween,
  localDate,
  minutesBetween,
  dateOf,
  dateTimeOf,
  parseLocalDate,
  parseLocalDateTime,
  timeOf,
  weekdayOf,
} from './local-date-time.ts';
import type { LocalDate, LocalDateTime } from './local-date-time.ts';

const at = (text: string) => text as LocalDateTime;
const on = (text: string) => text as LocalDate;
const moment = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => at(date.toISOString().slice(0, 16)));

describe('parsing', () => {
  it('accepts real wall-clock moments', () => {
    expect(parseLocalDateTime('2027-03-26T10:00')).toBe('2027-03-26T10:00');
    expect(parseLocalDateTime('2028-02-29T23:59')).toBe('2028-02-29T23:59');
    expect(parseLocalDate('2028-02-29')).toBe('2028-02-29');
  });

  it.each([
    '2027-02-29T10:00',
    '2027-02-30T10:00',
    '2027-13-01T10:00',
    '2027-00-10T10:00',
    '2027-03-26T24:00',
    '2027-03-26T10:60',
    '2027-03-26 10:00',
    '2027-03-26T10:00Z',
    '2027-03-26T10:00:00',
    '0001-01-01T00:00',
    '9999-12-31T23:59',
    ' 2027-03-26T10:00',
    '2027-03-26T10:00\n',
    '',
  ])('refuses %j', (text) => {
    expect(parseLocalDateTime(text)).toBeNull();
  });

  it.each(['2027-02-29', '2027-3-1', '26-03-2027', '1899-12-31', ''])('refuses the date %j', (text) => {
    expect(parseLocalDate(text)).toBeNull();
  });
});

it('throws at a date in code that no calendar has', () => {
  expect(dateOf('2027-03-26')).toBe('2027-03-26');
  expect(() => dateOf('2027-02-30')).toThrow(RangeError);
  expect(dateTimeOf('2027-03-26T10:00')).toBe('2027-03-26T10:00');
  expect(() => dateTimeOf('2027-03-26')).toThrow(RangeError);
});

describe('arithmetic', () => {
  it('counts the wall clock: the day the clocks change has 24 hours', () => {
    expect(minutesBetween(at('2027-03-28T00:00'), at('2027-03-29T00:00'))).toBe(1440);
    expect(daysBetween(on('2027-03-27'), on('2027-04-01'))).toBe(5);
  });

  it('crosses months and leap days', () => {
    expect(addDays(on('2028-02-28'), 1)).toBe('2028-02-29');
    expect(addDays(at('2027-12-31T18:30'), 1)).toBe('2028-01-01T18:30');
    expect(addMinutes(at('2027-12-31T23:30'), 45)).toBe('2028-01-01T00:15');
  });

  it('adding undoes measuring, and parts make the whole', () => {
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        expect(addMinutes(a, minutesBetween(a, b))).toBe(b);
        expect(minutesBetween(a, b) > 0).toBe(a < b);
        expect(atTime(localDate(a), timeOf(a))).toBe(a);
        expect(parseLocalDateTime(a)).toBe(a);
      }),
    );
  });
});

describe('weekdayOf', () => {
  it('26 March 2027 is a Friday', () => {
    expect(weekdayOf(at('2027-03-26T23:59'))).toBe('friday');
    expect(weekdayOf(on('2027-03-28'))).toBe('sunday');
    expect(weekdayOf(on('2027-03-29'))).toBe('monday');
  });
});
