import { expect, test } from 'vitest';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import type { WeeklyHours } from '@nolo/domain/calendar/opening-hours.ts';
import { firstBookableDates } from './first-bookable-dates.ts';

const now = '2027-03-23T14:10' as LocalDateTime; // a Tuesday
const open = { checked: true, from: '09:00', to: '19:00' };
const week: WeeklyHours = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: { checked: true, from: '11:00', to: '13:00' },
  sunday: { checked: false, from: '09:00', to: '19:00' },
};
const car = (unavailable_days: string[], opening_time: WeeklyHours | 'open_24_hours' = week) => ({
  unavailable_days,
  company: { opening_time, closing_days: [], time_zone: 'Europe/Rome' },
});

test('tomorrow at ten for three days; on a short Saturday the car comes back in time', () => {
  expect(firstBookableDates(car([], 'open_24_hours'), now)).toEqual({
    start: '2027-03-24T10:00',
    end: '2027-03-27T10:00',
  });
  // Saturday opens at eleven: two days instead of three.
  expect(firstBookableDates(car([]), now)).toEqual({ start: '2027-03-24T10:00', end: '2027-03-26T10:00' });
});

test('days that are taken are left out', () => {
  expect(firstBookableDates(car(['2027-03-24', '2027-03-25', '2027-03-29']), now)).toEqual({
    start: '2027-03-30T10:00',
    end: '2027-04-02T10:00',
  });
});

test('a company that never opens gets the usual dates', () => {
  const closed = Object.fromEntries(Object.keys(week).map((day) => [day, { ...open, checked: false }]));
  expect(firstBookableDates(car([], closed as WeeklyHours), now).start).toBe('2027-03-24T10:00');
});
