import { sql, type RawBuilder } from 'kysely';
import { periodCombinations } from '../../domain/pricing/rental-price.ts';
import type { PeriodCombination } from '../../domain/pricing/rental-price.ts';
import type { PriceBound } from './price-bound.ts';
import type { SearchCriteria, Stay } from './search-criteria.ts';

type Amount = RawBuilder<number>;

/**
 * The rental price for `days` days in SQL, from the domain's own list of combinations (decisions.md 4.1).
 * LEAST ignores the NULL that a missing week or month price makes of a combination. bigint: no price a
 * company can store overflows.
 */
export function rentalPriceSql(days: number): Amount {
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
export function feesSql({ stay, delivery }: Pick<SearchCriteria, 'stay' | 'delivery'>): Amount {
  if (stay === null) return sql<number>`0`;
  const columns = [
    ...(stay.sameTime ? [] : ['flexible_return_minor']),
    ...(delivery ? ['delivery_minor'] : []),
  ];
  return sql<number>`${sql.raw(['0', ...columns.map((name) => `coalesce(company.${name}, 0)`)].join(' + '))}`;
}

export function onPickupDay({ pickupOn }: Stay): RawBuilder<boolean> {
  return sql<boolean>`deal.starts_on <= ${pickupOn}::date AND deal.ends_on >= ${pickupOn}::date`;
}

/** Percent of an amount, rounded half up exactly like the domain's percentOf (decisions.md 4.2). */
function percentSql(amount: Amount, percent: RawBuilder<unknown>): Amount {
  return sql<number>`(2 * ${amount} * ${percent} + 100) / 200`;
}

/** The best deal of `car` on the pickup day as `best (id, discount)`; of equals the first (bestDeal). */
export function bestDealJoin(stay: Stay): RawBuilder<unknown> {
  const rental = rentalPriceSql(stay.days);
  return sql`LEFT JOIN LATERAL (
      SELECT deal.id, CASE deal.kind WHEN 'flat_discount' THEN LEAST(deal.value, ${rental})
        ELSE ${percentSql(rental, sql`deal.value`)} END AS discount
      FROM deal
      WHERE deal.company_id = car.company_id AND (deal.car_id IS NULL OR deal.car_id = car.id)
        AND ${onPickupDay(stay)}
      ORDER BY discount DESC, deal.id LIMIT 1
    ) best ON best.discount > 0`;
}

const highest = sql`max(value) FILTER (WHERE kind = 'flat_discount') AS flat,
  max(value) FILTER (WHERE kind = 'discount_percentage') AS percent`;

/**
 * For ranking many cars: the highest discounts of the company, which the database remembers from car to car,
 * and of the car itself. Joins `of_company` and `of_car` for `rankedTotalSql`.
 */
export function highestDiscountJoins(stay: Stay): RawBuilder<unknown> {
  return sql`
    LEFT JOIN LATERAL (SELECT ${highest} FROM deal
      WHERE deal.company_id = car.company_id AND deal.car_id IS NULL AND ${onPickupDay(stay)}) of_company ON true
    LEFT JOIN LATERAL (SELECT ${highest} FROM deal
      WHERE deal.car_id = car.id AND ${onPickupDay(stay)}) of_car ON true`;
}

/** The total after the best deal, without telling which deal that is. */
export function rankedTotalSql(criteria: SearchCriteria, stay: Stay): Amount {
  const rental = rentalPriceSql(stay.days);
  return sql<number>`(${rental} + ${feesSql(criteria)} - GREATEST(
    LEAST(GREATEST(of_company.flat, of_car.flat, 0), ${rental}),
    ${percentSql(rental, sql`GREATEST(of_company.percent, of_car.percent, 0)`)}))`;
}

/** The bound as a condition on `car`; each part has an index. */
export function withinBound({ atMost, atLeast }: PriceBound): RawBuilder<boolean> {
  if (atLeast !== null) return sql<boolean>`car.day_minor >= ${atLeast.dayMinor}::bigint`;
  if (atMost === null) return sql<boolean>`true`;
  return sql<boolean>`(car.day_minor <= ${atMost.dayMinor}::bigint
    OR car.week_minor <= ${atMost.weekMinor}::bigint OR car.month_minor <= ${atMost.monthMinor}::bigint)`;
}
