import { sql, type RawBuilder } from 'kysely';
import { feeBoundSql, feesSql, rentalPriceSql, totalSql } from './price-sql.ts';
import type { SearchCriteria, RentalPeriod } from './search-criteria.ts';
import { hitsSql, isBookable } from './search-sql.ts';

/*
 * Pages by price of very many hits, without pricing them all (docs/decisions/0020-search-read-model.md). What a rental costs
 * depends on its days, so no index has it. But an index can have a bound: no car costs less than its days of its rate
 * (cheapest first), none more than its days of its day price (dearest first), apart from fees. Twice as many cars as the
 * page needs, read from the end of that index and priced, show what the page's last car costs at worst; only cars whose
 * bound reaches that price can stand on the page, and only those are priced.
 */

/** Longest stay, in days, for which `short_rate` holds; `long_rate` holds for all (packages/db/migrations/0009_listing.sql). */
const SHORT_DAYS = 6;

function boundColumn({ sort }: SearchCriteria, { days }: RentalPeriod): RawBuilder<number> {
  if (sort !== 'cheap') return sql`listing.day_minor`;
  return days <= SHORT_DAYS ? sql`listing.short_rate` : sql`listing.long_rate`;
}

/** `last`: what the page's last car costs at worst; null: too few can be booked. `fees`: the outermost of any company. */
export type PriceBound = { last: number | null; fees: number };

export function priceBoundSql(criteria: SearchCriteria, stay: RentalPeriod): RawBuilder<PriceBound> {
  const needed = criteria.offset + criteria.limit + 1;
  const bound = boundColumn(criteria, stay);
  const [direction, outermost] =
    criteria.sort === 'cheap' ? (['ASC', 'min'] as const) : (['DESC', 'max'] as const);
  return sql<PriceBound>`
    WITH near AS MATERIALIZED (
      SELECT ${totalSql(stay)} AS total ${hitsSql(criteria, true)} AND ${isBookable(stay)}
      ORDER BY ${bound} ${sql.raw(direction)} LIMIT ${needed * 2})
    SELECT (SELECT total::float8 FROM near ORDER BY total ${sql.raw(direction)} LIMIT 1 OFFSET ${needed - 1}) AS last,
      (SELECT coalesce(${sql.raw(outermost)}(${feeBoundSql(criteria, outermost)}), 0)::float8 FROM company) AS fees`;
}

/**
 * Whether a car can cost `last` or less (cheapest first) or as much or more (dearest first): by its bound, which the index
 * has, then by its own price for the stay less the highest discounts. One minor unit more, for what rounding may do.
 */
export function withinBound(
  criteria: SearchCriteria,
  stay: RentalPeriod,
  { last, fees }: { last: number; fees: number },
): RawBuilder<boolean> {
  const rental = rentalPriceSql(stay.days);
  const ofCompany = feesSql(criteria);
  const bound = boundColumn(criteria, stay);
  if (criteria.sort !== 'cheap')
    return sql<boolean>`${bound} >= ${Math.ceil((last - fees) / stay.days)}::bigint
      AND CASE WHEN ${rental} + ${ofCompany} >= ${last}::bigint THEN true END`;
  return sql<boolean>`${bound} <= ${(last + 1 - fees) / stay.days}::float8
    AND CASE WHEN ${rental} - listing.top_flat + (${ofCompany}) <= ${last}::bigint
      OR ${rental} * (100 - listing.top_percent) + 100 * (${ofCompany}) <= ${(last + 1) * 100}::bigint THEN true END`;
}
