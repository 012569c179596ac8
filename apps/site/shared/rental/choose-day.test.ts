import { expect, test } from 'vitest';
import type { LocalDate, LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { chooseDay, isBlocked, type RentalPart } from './choose-day.ts';

const dates = { start: '2027-03-10T10:00' as LocalDateTime, end: '2027-03-13T09:00' as LocalDateTime };
const on = (day: number) => `2027-03-${String(day).padStart(2, '0')}` as LocalDate;
const given = (part: RentalPart) => ({ part, dates });

test.each([
  ['end', 20, '2027-03-10T10:00', '2027-03-20T09:00'],
  ['end', 11, '2027-03-10T10:00', '2027-03-11T09:00'],
  // Before the pickup: a new choice, whose return is the old one until another is pressed.
  ['end', 5, '2027-03-05T10:00', '2027-03-13T09:00'],
  ['end', 10, '2027-03-10T10:00', '2027-03-10T14:00'],
  ['start', 12, '2027-03-12T10:00', '2027-03-13T09:00'],
  ['start', 13, '2027-03-13T10:00', '2027-03-16T09:00'],
  ['start', 20, '2027-03-20T10:00', '2027-03-23T09:00'],
] as const)('%s, day %i', (part, day, start, end) => {
  expect(chooseDay(given(part), on(day))).toEqual({ start, end });
});

test('no return on a pickup day that is over, beyond 30 days, on closed days or behind a booking', () => {
  const end = given('end');
  expect(isBlocked(end, on(10))).toBe(false);
  const late = { ...dates, start: '2027-03-10T23:30' as LocalDateTime };
  expect(isBlocked({ part: 'end', dates: late }, on(10))).toBe(true);
  expect(isBlocked(end, '2027-04-09' as LocalDate)).toBe(false);
  expect(isBlocked(end, '2027-04-10' as LocalDate)).toBe(true);
  expect(isBlocked(given('start'), '2027-04-10' as LocalDate)).toBe(false);
  const taken = new Set(['2027-03-15']);
  expect([14, 15, 16].map((day) => isBlocked({ ...end, taken }, on(day)))).toEqual([false, true, true]);
  expect(isBlocked({ ...given('start'), taken }, on(16))).toBe(false);
  expect(isBlocked({ ...end, isClosed: (day) => day === on(14) }, on(14))).toBe(true);
  expect(isBlocked(end, on(9))).toBe(false);
});
