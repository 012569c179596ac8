import { expect, test } from 'vitest';
import { dearerPeriods } from './dearer-periods.ts';

test.each([
  ['cheaper periods', [6000, 35_000, 120_000], []],
  ['as dear as their days', [6000, 42_000, 180_000], []],
  ['a week dearer than seven days', [6000, 42_001, 120_000], ['week']],
  ['a month dearer than thirty days', [6000, null, 180_001], ['month']],
  ['both', [1000, 7001, 30_001], ['week', 'month']],
  ['days alone', [6000, null, null], []],
] as const)('%s', (_, [dayMinor, weekMinor, monthMinor], dearer) => {
  expect(dearerPeriods({ dayMinor, weekMinor, monthMinor })).toEqual(dearer);
});
