import { sql, type RawBuilder } from 'kysely';
import { DAYS_PER_MONTH, DAYS_PER_WEEK } from '../../domain/pricing/rental-price.ts';
import { rentalPriceSql } from './price-sql.ts';

/** The longest stays, in days, that each rate of a listing holds for (db/migrations/0011_listing.sql). */
const LONGEST = { rate_days: 6, rate_weeks: 20 } as const;

/**
 * The column with the least that a day of such a stay can cost, after any deal and before fees. A stay of n days is
 * covered by months, weeks and days that have n days or more; each costs its days at that rate or more, because the
 * rate is at most the price of a day, a seventh of a week's, and as small a share of a month's (of a week's, below
 * seven days) as the longest stay makes of it.
 */
export function rateColumn(days: number): RawBuilder<number> {
  if (days <= LONGEST.rate_days) return sql`listing.rate_days`;
  return days <= LONGEST.rate_weeks ? sql`listing.rate_weeks` : sql`listing.rate_months`;
}

/**
 * Cheapest first: only such a car can cost `total` or less, by the rate that an index has, and by its own price less the
 * highest discounts of any day, with its company's `fees`. One minor unit more, for what rounding may do.
 */
export function canBeAsCheapAs(total: number, days: number, fees: RawBuilder<number>): RawBuilder<boolean> {
  const rental = rentalPriceSql(days);
  const cheapest = (added: RawBuilder<number>) => sql<boolean>`CASE WHEN
      ${rental} - listing.top_flat + (${added}) <= ${total}::bigint
      OR ${rental} * (100 - listing.top_percent) + 100 * (${added}) <= ${(total + 1) * 100}::bigint THEN true END`;
  return sql<boolean>`${rateColumn(days)} <= ${(total + 1) / days}::float8 AND ${cheapest(sql`0`)} AND ${cheapest(fees)}`;
}

/** Dearest first: no car costs more than its days alone, its weeks alone or its months alone, and fees. */
export function canBeAsDearAs(total: number, highestFees: number, days: number): RawBuilder<boolean> {
  const rental = total - highestFees;
  const share = (period: number) => Math.ceil(rental / Math.ceil(days / period));
  return sql<boolean>`listing.day_minor >= ${share(1)}::bigint
    AND (listing.week_minor >= ${share(DAYS_PER_WEEK)}::bigint OR listing.week_minor IS NULL)
    AND (listing.month_minor >= ${share(DAYS_PER_MONTH)}::bigint OR listing.month_minor IS NULL)`;
}
