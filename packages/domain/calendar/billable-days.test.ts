import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billableDays, lateReturnDays, lateReturnFee, returnsAfterPickupTime } from './billable-days.ts';
import { addMinutes } from './local-date-time.ts';
import type { LocalDateTime } from './local-date-time.ts';

const at = (text: string) => text as LocalDateTime;
const PICKUP = at('2027-03-26T10:00');
const length = fc.integer({ min: 0, max: 60 * 24 * 60 });

const days = (minutes: number) => billableDays(PICKUP, addMinutes(PICKUP, minutes));

describe('billable days (docs/specification/time-and-days.md 4)', () => {
  it.each([
    ['Fri 10:00 to Mon 10:00 (although the clocks change)', '2027-03-26T10:00', '2027-03-29T10:00', 3],
    ['Fri 10:00 to Mon 09:00', '2027-03-26T10:00', '2027-03-29T09:00', 3],
    ['Fri 10:00 to Mon 11:00', '2027-03-26T10:00', '2027-03-29T11:00', 3],
    ['Fri 10:00 to Mon 11:01', '2027-03-26T10:00', '2027-03-29T11:01', 4],
    ['Fri 18:00 to Mon 09:00', '2027-03-26T18:00', '2027-03-29T09:00', 3],
    ['Fri 10:00 to Fri 12:00', '2027-03-26T10:00', '2027-03-26T12:00', 1],
  ])('%s', (_name, pickup, returnAt, days) => {
    expect(billableDays(at(pickup), at(returnAt))).toBe(days);
  });

  it('never fewer for a later return, at least one, and a day more after 24 hours more', () => {
    fc.assert(
      fc.property(length, length, (a, b) => {
        expect(days(Math.min(a, b))).toBeLessThanOrEqual(days(Math.max(a, b)));
        expect(days(a)).toBeGreaterThanOrEqual(1);
        const late = a + 61;
        expect(days(late + 24 * 60)).toBe(days(late) + 1);
      }),
    );
  });
});

it('compares times of day, not days (docs/specification/time-and-days.md 3)', () => {
  expect(returnsAfterPickupTime(PICKUP, at('2027-03-29T10:00'))).toBe(false);
  expect(returnsAfterPickupTime(PICKUP, at('2027-03-29T10:01'))).toBe(true);
  expect(returnsAfterPickupTime(PICKUP, at('2027-03-29T09:00'))).toBe(false);
});

describe('late return (docs/specification/time-and-days.md 5)', () => {
  it.each([
    [-30, 0],
    [0, 0],
    [60, 0],
    [61, 1],
    [24 * 60, 1],
    [24 * 60 + 1, 2],
    [48 * 60, 2],
  ])('%i minutes late owe %i daily fees', (minutes, days) => {
    expect(lateReturnDays(PICKUP, addMinutes(PICKUP, minutes))).toBe(days);
    expect(lateReturnFee(PICKUP, addMinutes(PICKUP, minutes), 5000)).toBe(days * 5000);
  });
});
