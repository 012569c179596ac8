import { sql, type RawBuilder } from 'kysely';
import { DAYS_PER_MONTH, DAYS_PER_WEEK } from '../../domain/pricing/rental-price.ts';
import { feesSql, rentalPriceSql } from './price-sql.ts';
import type { SearchCriteria, Stay } from './search-criteria.ts';

/** What bounds a page by price: no better than `last` is its last car; and the outermost fees of any company. */
export type PriceBound = { last: number; fees: number };

/** The longest stays, in days, that each rate of a listing holds for (db/migrations/0011_listing.sql). */
const LONGEST = { rate_days: 6, rate_weeks: 20 } as const;

/**
 * The column with the least that a day of such a stay can cost, after any deal and before fees. A stay of n days is
 * covered by months, weeks and days that have n days or more; each costs its days at that rate or more, because the
 * rate is at most the price of a day, a seventh of a week's, and as small a share of a month's (of a week's, below
 * seven days) as the longest stay makes of it.
 */
function rateColumn(days: number): RawBuilder<number> {
  if (days <= LONGEST.rate_days) return sql`listing.rate_days`;
  return days <= LONGEST.rate_weeks ? sql`listing.rate_weeks` : sql`listing.rate_months`;
}

/** By what an index has the cars of a price order: no car costs less (cheapest first) or more than its days of it. */
export function nearestColumn({ sort }: SearchCriteria, { days }: Stay): RawBuilder<number> {
  return sort === 'cheap' ? rateColumn(days) : sql`listing.day_minor`;
}

/** The least fees of any company (cheapest first), or the highest. */
export function boundFees(criteria: SearchCriteria): RawBuilder<number> {
  const outermost = sql.raw(criteria.sort === 'cheap' ? 'min' : 'max');
  return sql`(SELECT coalesce(${outermost}(${feesSql(criteria)}), 0)::float8 FROM company)`;
}

/** Whether no car beyond `farthest`, of that column, can cost as little (as much) as `last`. */
export function isBeyond({ sort }: SearchCriteria, { days }: Stay): RawBuilder<boolean> {
  const reached = sql`farthest * ${days}::int + fees`;
  return sort === 'cheap' ? sql`${reached} > last + 1` : sql`${reached} < last`;
}

/** What a car must be to stand on the page, as far as its own prices and its company's fees tell. */
export function withinBound(criteria: SearchCriteria, stay: Stay, bound: PriceBound): RawBuilder<boolean> {
  return criteria.sort === 'cheap'
    ? canBeAsCheapAs(bound, stay.days, feesSql(criteria))
    : canBeAsDearAs(bound, stay.days);
}

/**
 * Cheapest first: only such a car can cost `last` or less, by the rate that an index has, and by its own price less the
 * highest discounts of any day, with its company's fees. One minor unit more, for what rounding may do.
 */
function canBeAsCheapAs({ last, fees }: PriceBound, days: number, ofCompany: RawBuilder<number>) {
  const rental = rentalPriceSql(days);
  const cheapest = (added: RawBuilder<number>) => sql<boolean>`CASE WHEN
      ${rental} - listing.top_flat + (${added}) <= ${last}::bigint
      OR ${rental} * (100 - listing.top_percent) + 100 * (${added}) <= ${(last + 1) * 100}::bigint THEN true END`;
  return sql<boolean>`${rateColumn(days)} <= ${(last + 1 - fees) / days}::float8
    AND ${cheapest(sql`0`)} AND ${cheapest(ofCompany)}`;
}

/** Dearest first: no car costs more than its days alone, its weeks alone or its months alone, and fees. */
function canBeAsDearAs({ last, fees }: PriceBound, days: number): RawBuilder<boolean> {
  const rental = last - fees;
  const share = (period: number) => Math.ceil(rental / Math.ceil(days / period));
  return sql<boolean>`listing.day_minor >= ${share(1)}::bigint
    AND (listing.week_minor >= ${share(DAYS_PER_WEEK)}::bigint OR listing.week_minor IS NULL)
    AND (listing.month_minor >= ${share(DAYS_PER_MONTH)}::bigint OR listing.month_minor IS NULL)`;
}
