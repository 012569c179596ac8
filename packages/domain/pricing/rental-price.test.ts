import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageDayMinor, periodCombinations, rentalPrice } from './rental-price.ts';
import type { PeriodPrices } from './rental-price.ts';

const PRICES: PeriodPrices = { dayMinor: 6000, weekMinor: 35000, monthMinor: 120000 };
const price = fc.integer({ min: 0, max: 1_000_000 });
const anyPrices = fc.record({
  dayMinor: price,
  weekMinor: fc.option(price),
  monthMinor: fc.option(price),
});
const anyDays = fc.integer({ min: 1, max: 120 });

/** The cheapest cover found by trying every last period: another method than the one under test. */
function cheapest(prices: PeriodPrices, days: number): number {
  const cost = [0];
  for (let n = 1; n <= days; n++) {
    const before = (length: number) => cost[Math.max(0, n - length)] ?? Infinity;
    cost.push(
      Math.min(
        before(1) + prices.dayMinor,
        before(7) + (prices.weekMinor ?? Infinity),
        before(30) + (prices.monthMinor ?? Infinity),
      ),
    );
  }
  return cost[days] ?? Infinity;
}

describe('rental price (docs/specification/price.md 2): day 60.00, week 350.00, month 1200.00', () => {
  it.each([
    [3, 18000, { months: 0, weeks: 0, days: 3 }],
    [6, 35000, { months: 0, weeks: 1, days: 0 }],
    [10, 53000, { months: 0, weeks: 1, days: 3 }],
    [30, 120000, { months: 1, weeks: 0, days: 0 }],
    [29, 120000, { months: 1, weeks: 0, days: 0 }],
  ])('%i days cost %i', (days, totalMinor, periods) => {
    expect(rentalPrice(PRICES, days)).toEqual({ totalMinor, ...periods });
  });

  it('does not use a missing week or month price', () => {
    expect(rentalPrice({ ...PRICES, weekMinor: null, monthMinor: null }, 10)).toEqual({
      totalMinor: 60000,
      months: 0,
      weeks: 0,
      days: 10,
    });
    expect(rentalPrice({ ...PRICES, monthMinor: null }, 30).totalMinor).toBe(4 * 35000 + 2 * 6000);
  });

  it('with equal cost, fewer and longer periods win', () => {
    expect(rentalPrice({ dayMinor: 5000, weekMinor: 35000, monthMinor: null }, 7)).toMatchObject({
      weeks: 1,
    });
    expect(rentalPrice({ dayMinor: 5000, weekMinor: 35000, monthMinor: 35000 }, 7)).toMatchObject({
      months: 1,
      weeks: 0,
      days: 0,
    });
    expect(rentalPrice({ dayMinor: 0, weekMinor: 0, monthMinor: 0 }, 37)).toMatchObject({
      months: 2,
      weeks: 0,
      days: 0,
    });
  });

  it('equals the cheapest cover found by brute force', () => {
    fc.assert(
      fc.property(anyPrices, anyDays, (prices, days) => {
        expect(rentalPrice(prices, days).totalMinor).toBe(cheapest(prices, days));
      }),
    );
  });

  it('fewer days are cheaper or equal, and the quantities used make up the cost and cover the days', () => {
    fc.assert(
      fc.property(anyPrices, anyDays, (prices, days) => {
        const result = rentalPrice(prices, days);
        expect(result.totalMinor).toBeLessThanOrEqual(rentalPrice(prices, days + 1).totalMinor);
        const { months, weeks, days: single } = result;
        expect(months * 30 + weeks * 7 + single).toBeGreaterThanOrEqual(days);
        const parts = months * (prices.monthMinor ?? 0) + weeks * (prices.weekMinor ?? 0);
        expect(parts + single * prices.dayMinor).toBe(result.totalMinor);
        expect(prices.monthMinor !== null || months === 0).toBe(true);
        expect(prices.weekMinor !== null || weeks === 0).toBe(true);
      }),
    );
  });
});

describe('period combinations', () => {
  it('are seven for 30 days, three for one', () => {
    expect(periodCombinations(30)).toHaveLength(7);
    expect(periodCombinations(1)).toEqual([
      { months: 1, weeks: 0, days: 0 },
      { months: 0, weeks: 1, days: 0 },
      { months: 0, weeks: 0, days: 1 },
    ]);
  });

  it('cover the days, have nothing to leave out, and come in the order of the tie-break', () => {
    fc.assert(
      fc.property(anyDays, (n) => {
        const combinations = periodCombinations(n);
        const counts = combinations.map(({ months, weeks, days }) => months + weeks + days);
        expect(counts).toEqual([...counts].sort((a, b) => a - b));
        for (const { months, weeks, days } of combinations) {
          const covered = months * 30 + weeks * 7 + days;
          expect(covered).toBeGreaterThanOrEqual(n);
          const shortest = days > 0 ? 1 : weeks > 0 ? 7 : 30;
          expect(covered - shortest).toBeLessThan(n);
        }
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses %d days', (days) => {
    expect(() => periodCombinations(days)).toThrow(RangeError);
  });
});

it.each([
  [24_288, 3, 8096],
  [35_000, 6, 5833],
  [6000, 1, 6000],
])('%i for %i days are %i a day on average', (total, days, expected) => {
  expect(averageDayMinor(total, days)).toBe(expected);
});
