import { expect, test } from 'vitest';
import { dateOf } from '../calendar/local-date-time.ts';
import { COMPARED_DAYS, comparedDays } from './compared-days.ts';

const of = (day: string) => ({ day, comparedAt: `${day}T23:59:00Z`, movements: 3, differences: 0 });

test('days that were left out stand between those that were compared', () => {
  const days = comparedDays([of('2027-03-01'), of('2027-02-27')], dateOf('2027-03-02'));
  expect(days.map(({ day, found }) => [day, found !== null])).toEqual([
    ['2027-03-02', false],
    ['2027-03-01', true],
    ['2027-02-28', false],
    ['2027-02-27', true],
  ]);
});

test('before the first comparison there is nothing to say', () => {
  expect(comparedDays([], dateOf('2027-03-02'))).toEqual([]);
});

test('no more than sixty days are looked back on', () => {
  const days = comparedDays([of('2026-01-01'), of('2027-01-02')], dateOf('2027-03-02'));
  expect(days).toHaveLength(COMPARED_DAYS);
});
