import { DAYS_PER_MONTH, DAYS_PER_WEEK, type PeriodPrices } from './rental-price.ts';

/**
 * Periods that cost more than their days one by one: the renter then pays the days, and the price is never used
 * (docs/specification/price.md 2).
 */
export function dearerPeriods({ dayMinor, weekMinor, monthMinor }: PeriodPrices): ('week' | 'month')[] {
  const isWeekDearer = weekMinor !== null && weekMinor > DAYS_PER_WEEK * dayMinor;
  const isMonthDearer = monthMinor !== null && monthMinor > DAYS_PER_MONTH * dayMinor;
  return [...(isWeekDearer ? (['week'] as const) : []), ...(isMonthDearer ? (['month'] as const) : [])];
}
