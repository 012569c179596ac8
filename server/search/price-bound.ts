import { DAYS_PER_MONTH, DAYS_PER_WEEK } from '../../domain/pricing/rental-price.ts';

/** What the first hits tell of an order by price, minor units. */
export type PriceSample = {
  /** The total of the last car of the page, were the first hits all there are: the real one is no worse. */
  total: number;
  /** The highest discounts anybody gives on the pickup day. */
  flat: number;
  percent: number;
  /** The highest fees anybody charges for this search. */
  fees: number;
};

/** Prices that a car of the page must have; null: not limited. */
export type PriceBound = {
  atMost: { dayMinor: number; weekMinor: number; monthMinor: number } | null;
  atLeast: { dayMinor: number } | null;
};

/**
 * Cheapest first. A car as cheap as `total` has a rental price of at most R, which is `total` plus what the
 * best deal may take off. Of w weeks and d days that cover n days, one costs R/n a day or less: w weeks cost
 * 7w days at a seventh of the week price, and 7w + d >= n. Weeks alone cost a week at least, months a month.
 */
export function cheapestBound({ total, flat, percent }: PriceSample, days: number): PriceBound | null {
  if (percent >= 100) return null;
  const rental = Math.max(total + flat, Math.ceil(((total + 1) * 100) / (100 - percent)));
  return {
    atMost: {
      dayMinor: Math.floor(rental / days),
      weekMinor: Math.floor((rental * DAYS_PER_WEEK) / Math.max(days, DAYS_PER_WEEK)),
      monthMinor: Math.floor((rental * DAYS_PER_MONTH) / Math.max(days, DAYS_PER_MONTH)),
    },
    atLeast: null,
  };
}

/** Dearest first. No car costs more than its day price times the days, and fees. */
export function dearestBound({ total, fees }: PriceSample, days: number): PriceBound {
  return { atMost: null, atLeast: { dayMinor: Math.max(0, Math.ceil((total - fees) / days)) } };
}
