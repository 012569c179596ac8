/** What a company asks for one car, VAT included, in minor units; null where it sets no such price. */
export type PeriodPrices = { dayMinor: number; weekMinor: number | null; monthMinor: number | null };

/** How many periods of each length make up a rental. */
export type PeriodCombination = { months: number; weeks: number; days: number };

export type RentalPrice = PeriodCombination & { totalMinor: number };

export const DAYS_PER_WEEK = 7;
export const DAYS_PER_MONTH = 30;

/**
 * Every combination of months (30 days), weeks (7 days) and days that covers at least `days` days and of
 * which nothing can be left out; one of them is the cheapest whatever the prices (docs/specification/price.md 2). Seven
 * for 30 days. The order is that of the tie-break: fewer periods first, then longer ones; so the first with
 * the lowest cost wins. The SQL of the car search is generated from this list.
 * Throws RangeError unless `days` is a positive integer.
 */
export function periodCombinations(days: number): PeriodCombination[] {
  if (!Number.isSafeInteger(days) || days < 1) throw new RangeError(`not a number of days: ${days}`);
  const combinations: PeriodCombination[] = [];
  for (let months = 0; months <= Math.ceil(days / DAYS_PER_MONTH); months++) {
    const afterMonths = Math.max(0, days - months * DAYS_PER_MONTH);
    for (let weeks = 0; weeks <= Math.ceil(afterMonths / DAYS_PER_WEEK); weeks++) {
      combinations.push({ months, weeks, days: Math.max(0, afterMonths - weeks * DAYS_PER_WEEK) });
    }
  }
  return combinations.sort(
    (a, b) => periodCount(a) - periodCount(b) || b.months - a.months || b.weeks - a.weeks,
  );
}

/**
 * The cheapest combination covering `days` days, its cost in minor units and the quantities used
 * (docs/specification/price.md 2). A missing week or month price is not used. Throws RangeError as
 * {@link periodCombinations} does.
 */
export function rentalPrice(prices: PeriodPrices, days: number): RentalPrice {
  let best: RentalPrice | null = null;
  for (const combination of periodCombinations(days)) {
    const totalMinor = costOf(combination, prices);
    if (totalMinor !== null && (best === null || totalMinor < best.totalMinor)) {
      best = { totalMinor, ...combination };
    }
  }
  // Days alone always cover, and the day price is never missing.
  if (best === null) throw new RangeError(`no combination for ${days} days`);
  return best;
}

/** What a day costs on average when `days` days cost `totalMinor`, rounded half up to the minor unit. */
export function averageDayMinor(totalMinor: number, days: number): number {
  return Math.round(totalMinor / days);
}

function costOf({ months, weeks, days }: PeriodCombination, prices: PeriodPrices): number | null {
  if (months > 0 && prices.monthMinor === null) return null;
  if (weeks > 0 && prices.weekMinor === null) return null;
  return months * (prices.monthMinor ?? 0) + weeks * (prices.weekMinor ?? 0) + days * prices.dayMinor;
}

function periodCount({ months, weeks, days }: PeriodCombination): number {
  return months + weeks + days;
}
