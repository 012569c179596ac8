import { expect, test } from 'vitest';
import type { LocalDate, LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { chooseDay, isBlocked, type RentalPart } from './choose-day.ts';

const dates = { start: '2027-03-10T10:00' as LocalDateTime, end: '2027-03-13T09:00' as LocalDateTime };
const on = (day: number) => `2027-03-${String(day).padStart(2, '0')}` as LocalDate;
const given = (part: RentalPart, isFlexible = false) => ({ part, dates, isFlexible });

test.each([
  ['end', false, 20, '2027-03-10T10:00', '2027-03-20T09:00'],
  ['end', false, 11, '2027-03-10T10:00', '2027-03-11T09:00'],
  // Before the pickup: a new choice, whose return is the old one until another is pressed.
  ['end', false, 5, '2027-03-05T10:00', '2027-03-13T09:00'],
  ['end', true, 10, '2027-03-10T10:00', '2027-03-10T14:00'],
  ['start', false, 12, '2027-03-12T10:00', '2027-03-13T09:00'],
  ['start', false, 13, '2027-03-13T10:00', '2027-03-16T09:00'],
  ['start', false, 20, '2027-03-20T10:00', '2027-03-23T09:00'],
] as const)('%s, flexible %s, day %i', (part, isFlexible, day, start, end) => {
  expect(chooseDay(given(part, isFlexible), on(day))).toEqual({ start, end });
});

test('no return on the pickup day, beyond 30 days, on closed days or behind a booking', () => {
  const end = given('end');
  expect(isBlocked(end, on(10))).toBe(true);
  expect(isBlocked(given('end', true), on(10))).toBe(false);
  expect(isBlocked(end, '2027-04-09' as LocalDate)).toBe(false);
  expect(isBlocked(end, '2027-04-10' as LocalDate)).toBe(true);
  expect(isBlocked(given('start'), '2027-04-10' as LocalDate)).toBe(false);
  const taken = new Set(['2027-03-15']);
  expect([14, 15, 16].map((day) => isBlocked({ ...end, taken }, on(day)))).toEqual([false, true, true]);
  expect(isBlocked({ ...given('start'), taken }, on(16))).toBe(false);
  expect(isBlocked({ ...end, isClosed: (day) => day === on(14) }, on(14))).toBe(true);
  expect(isBlocked(end, on(9))).toBe(false);
});
