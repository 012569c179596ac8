import { sql, type RawBuilder } from 'kysely';
import { MINIMUM_CHARGE_MINOR } from '@nolo/domain/pricing/discounts.ts';
import { YOUNG_DRIVER_UNDER } from '@nolo/domain/pricing/young-driver.ts';
import { periodCombinations } from '@nolo/domain/pricing/rental-price.ts';
import type { PeriodCombination } from '@nolo/domain/pricing/rental-price.ts';
import { byZone } from './conditions-sql.ts';
import { isOneWaySql } from './return-sql.ts';
import type { SearchCriteria, RentalPeriod } from './search-criteria.ts';

type Amount = RawBuilder<number>;

/**
 * The rental price for `days` days in SQL, from the domain's own list of combinations (docs/specification/price.md 2).
 * LEAST ignores the NULL that a missing week or month price makes of a combination. bigint: no price a
 * company can store overflows. Quantities are parameters: many lengths of stay share a statement.
 */
export function rentalPriceSql(days: number): Amount {
  return sql<number>`LEAST(${sql.join(periodCombinations(days).map(costSql))})`;
}

function costSql({ months, weeks, days }: PeriodCombination): Amount {
  const terms = [
    { quantity: months, price: sql`listing.month_minor` },
    { quantity: weeks, price: sql`listing.week_minor` },
    { quantity: days, price: sql`listing.day_minor` },
  ].filter(({ quantity }) => quantity > 0);
  return sql`${sql.join(
    terms.map(({ quantity, price }) => sql`${quantity}::bigint * ${price}`),
    sql` + `,
  )}`;
}

type Fees = Pick<SearchCriteria, 'stay' | 'delivery' | 'driver' | 'returnArea'>;

/** Fees of `company` for a `listing` that the search itself calls for (docs/specification/price.md 6). */
export function feesSql(criteria: Fees): Amount {
  const young = youngDriverSql(criteria);
  const ofCar = sql`CASE WHEN listing.minimum_age < ${sql.lit(YOUNG_DRIVER_UNDER)} THEN ${young} ELSE 0 END`;
  return sql<number>`${companyFeesSql(criteria)} + ${ofCar} + ${oneWaySql(criteria, isOneWaySql(criteria))}`;
}

/** The outermost fees that any car of `company` can have: without those for young drivers and one way, and with them. */
export function feeBoundSql(criteria: Fees, outermost: 'min' | 'max'): Amount {
  if (outermost === 'min') return companyFeesSql(criteria);
  return sql<number>`${companyFeesSql(criteria)} + ${youngDriverSql(criteria)} + ${oneWaySql(criteria, sql`true`)}`;
}

function companyFeesSql({ stay, delivery }: Fees): Amount {
  if (stay === null) return sql<number>`0`;
  const columns = [
    ...(stay.sameTime ? [] : ['flexible_return_minor']),
    ...(delivery ? ['delivery_minor'] : []),
  ];
  return sql<number>`${sql.raw(['0', ...columns.map((name) => `coalesce(company.${name}, 0)`)].join(' + '))}`;
}

function oneWaySql({ stay, returnArea }: Fees, isOneWay: RawBuilder<unknown>): Amount {
  if (stay === null || returnArea === null) return sql<number>`0`;
  return sql<number>`CASE WHEN ${isOneWay} THEN coalesce(company.one_way_minor, 0) ELSE 0 END`;
}

function youngDriverSql({ stay, driver: { age } }: Fees): Amount {
  if (stay === null || age === null || age >= YOUNG_DRIVER_UNDER) return sql<number>`0`;
  return sql<number>`${stay.days}::int * coalesce(company.young_driver_per_day_minor, 0)`;
}

/** Percent of an amount, rounded half up exactly like the domain's percentOf (docs/specification/price.md 3). */
function percentSql(amount: RawBuilder<unknown>, percent: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(2 * ${amount} * ${percent} + 100) / 200`;
}

/** The part of a discount that leaves nothing to pay or what can be charged (the domain's chargeableDiscount). */
function chargeableSql(discount: RawBuilder<unknown>, amount: RawBuilder<unknown>): RawBuilder<unknown> {
  const least = sql.lit(MINIMUM_CHARGE_MINOR);
  return sql`CASE WHEN ${amount} - ${discount} = 0 OR ${amount} - ${discount} >= ${least} THEN ${discount}
    ELSE GREATEST(0, LEAST(${discount}, ${amount} - ${least})) END`;
}

/**
 * Joins `priced (rental, fees)` and `best (id, discount)`, the best deal of the listing on the pickup day; of equals
 * the first (bestDeal). Deals are asked for only where a listing says that there are any; an aggregate, because a sort
 * would be set up for every listing.
 */
export function pricedJoins({ days, pickupOn, periods }: RentalPeriod, fees: Amount): RawBuilder<unknown> {
  const lead = byZone(periods, ({ daysAhead }) => sql`${daysAhead}::int`);
  return sql`
    CROSS JOIN LATERAL (SELECT ${rentalPriceSql(days)} AS rental, ${fees} AS fees OFFSET 0) priced
    LEFT JOIN LATERAL (
      SELECT (-chosen.top[2])::int AS id,
        ${chargeableSql(sql`chosen.top[1]`, sql`(priced.rental + priced.fees)`)} AS discount
      FROM (
        SELECT max(ARRAY[CASE deal.kind WHEN 'flat_discount' THEN LEAST(deal.value, priced.rental)
          ELSE ${percentSql(sql`priced.rental`, sql`deal.value`)} END, -deal.id]) AS top
        FROM deal
        WHERE (listing.top_flat > 0 OR listing.top_percent > 0) AND deal.company_id = listing.company_id
          AND (deal.car_id IS NULL OR deal.car_id = listing.car_id)
          AND deal.starts_on <= ${pickupOn}::date AND deal.ends_on >= ${pickupOn}::date
          AND ${lead} BETWEEN coalesce(deal.min_lead_days, 0) AND coalesce(deal.max_lead_days, ${lead})
      ) chosen WHERE chosen.top[1] > 0
    ) best ON true`;
}

/** What a car costs for the dates, from `pricedJoins`; a day without dates. */
export function totalSql(stay: RentalPeriod | null): Amount {
  return stay ? sql`priced.rental + priced.fees - coalesce(best.discount, 0)` : sql`listing.day_minor`;
}
