import { sql, type RawBuilder } from 'kysely';
import { periodCombinations } from '../../domain/pricing/rental-price.ts';
import type { PeriodCombination } from '../../domain/pricing/rental-price.ts';
import type { SearchCriteria, Stay } from './search-criteria.ts';

/**
 * The rental price for `days` days in SQL, from the domain's own list of combinations (decisions.md 4.1).
 * LEAST ignores the NULL that a missing week or month price makes of a combination. bigint: no price a
 * company can store overflows.
 */
export function rentalPriceSql(days: number): RawBuilder<number> {
  return sql<number>`LEAST(${sql.raw(periodCombinations(days).map(costText).join(', '))})`;
}

function costText({ months, weeks, days }: PeriodCombination): string {
  const terms: [number, string][] = [
    [months, 'car.month_minor'],
    [weeks, 'car.week_minor'],
    [days, 'car.day_minor'],
  ];
  return terms
    .filter(([quantity]) => quantity > 0)
    .map(([quantity, column]) => `${quantity}::bigint * ${column}`)
    .join(' + ');
}

/** Fees of `company` that the search itself calls for (decisions.md 4.6). */
export function feesSql({ stay, delivery }: Pick<SearchCriteria, 'stay' | 'delivery'>): RawBuilder<number> {
  const flexible = stay !== null && !stay.sameTime;
  const columns = [flexible ? 'flexible_return_minor' : null, delivery ? 'delivery_minor' : null];
  const terms = columns.filter((name) => name !== null).map((name) => `coalesce(company.${name}, 0)`);
  return sql<number>`${sql.raw(terms.length === 0 ? '0' : `(${terms.join(' + ')})`)}`;
}

/** What the deal `deal` takes off `rental`; rounds half up like the domain's percentOf (decisions.md 4.2). */
export function discountSql(rental: RawBuilder<number>): RawBuilder<number> {
  return sql<number>`CASE deal.kind WHEN 'flat_discount' THEN LEAST(deal.value, ${rental})
    ELSE (2 * ${rental} * deal.value + 100) / 200 END`;
}

/** The best deal of `car` for the pickup day as `best (id, discount)`; of equals the first (bestDeal). */
export function bestDealJoin(stay: Stay, rental: RawBuilder<number>): RawBuilder<unknown> {
  return sql`LEFT JOIN LATERAL (
      SELECT deal.id, ${discountSql(rental)} AS discount
      FROM deal
      WHERE deal.company_id = car.company_id AND (deal.car_id IS NULL OR deal.car_id = car.id)
        AND deal.starts_on <= ${stay.pickupOn}::date AND deal.ends_on >= ${stay.pickupOn}::date
      ORDER BY discount DESC, deal.id LIMIT 1
    ) best ON best.discount > 0`;
}
