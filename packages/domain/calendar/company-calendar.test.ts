import { describe, expect, it } from 'vitest';
import { nextRental, shareOfDays } from './company-calendar.ts';
import type { LocalDateTime } from './local-date-time.ts';

const days = ['2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30'];

describe('a period in the days shown', () => {
  it('stands where it begins and is as wide as it lasts, also over the change of the clocks', () => {
    expect(shareOfDays({ from: '2027-03-27T12:00', until: '2027-03-29T12:00' }, days)).toEqual({
      start: 0.125,
      width: 0.5,
    });
  });

  it('is cut where the days begin and end', () => {
    expect(shareOfDays({ from: '2027-03-01T00:00', until: '2027-04-30T00:00' }, days)).toEqual({
      start: 0,
      width: 1,
    });
  });
});

describe('a rental that is entered now', () => {
  it.each([
    ['2027-03-27T09:10', '2027-03-27T10:00', '2027-03-28T10:00'],
    ['2027-03-27T23:10', '2027-03-28T00:00', '2027-03-29T00:00'],
  ])('at %s goes from %s to %s', (now, from, to) => {
    expect(nextRental(now as LocalDateTime)).toEqual({ from, to });
  });
});
