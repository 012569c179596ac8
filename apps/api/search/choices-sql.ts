import { keysOf } from '@nolo/domain/records.ts';
import { sql, type RawBuilder } from 'kysely';
import { PRICE_SLIDER_END, PRICE_SLIDER_STEP } from '@nolo/domain/cars/car-features.ts';
import { hasFreeMoment, isCancelledFree, needsNoCreditCard } from './conditions-sql.ts';
import {
  noFilters,
  type Between,
  type Filters,
  type SearchCriteria,
  type RentalPeriod,
} from './search-criteria.ts';
import { feesSql, pricedJoins, totalSql } from './price-sql.ts';
import { hitsSql, isBookable, MAX_COUNTED } from './search-sql.ts';

export type ChoiceGroup = keyof Filters;
export const choiceGroups = keysOf(noFilters);

/** `amount` hits of the search without the filter `without` are `value` in `group`; `group` null: all of them. */
export type ChoiceCount = {
  without: ChoiceGroup | null;
  group: ChoiceGroup | null;
  value: string;
  amount: number;
};

/** When a car must have a free moment to be available in `days`; from the fewest days, each holding those before. */
export type ReadyTimes = readonly ({ days: number } & Between)[];

const isSo = (condition: RawBuilder<unknown>) => sql`CASE WHEN ${condition} THEN 'true' END`;
const STEPS = PRICE_SLIDER_END / PRICE_SLIDER_STEP;

/** What a hit is in each group, null where it adds to no count. */
const valuesOf = (
  stay: RentalPeriod | null,
  readyTimes: ReadyTimes,
): Record<ChoiceGroup, RawBuilder<unknown>> => ({
  company: sql`listing.company_id::text`,
  carType: sql`listing.car_type_id::text`,
  carMake: sql`listing.make_id::text`,
  fuelType: sql`listing.fuel_type::text`,
  transmission: sql`listing.transmission`,
  fuelPolicy: sql`listing.fuel_policy`,
  minSeats: sql`listing.seats::text`,
  maxDeposit: sql`listing.deposit_minor::text`,
  airConditioning: isSo(sql`listing.air_conditioning`),
  unlimitedMileage: isSo(sql`listing.km_per_day IS NULL`),
  freeCancellation: isSo(sql`listing.is_cancelled_free`),
  noCreditCard: isSo(needsNoCreditCard),
  delivery: isSo(sql`listing.is_delivery`),
  forEvents: isSo(sql`listing.for_events`),
  readyBetween: sql`CASE ${sql.join(readyTimes.map(firstReady), sql` `)} END`,
  price: sql`(width_bucket(${totalSql(stay)}, 0, ${sql.lit(PRICE_SLIDER_END * 100)}, ${sql.lit(STEPS)}) - 1)::text`,
});

function firstReady({ days, ...between }: ReadyTimes[number]): RawBuilder<unknown> {
  return sql`WHEN ${hasFreeMoment(between)} THEN ${sql.lit(String(days))}`;
}

function isAsked(group: ChoiceGroup, filters: Filters): boolean {
  const asked = filters[group];
  return Array.isArray(asked) ? asked.length > 0 : asked !== null && asked !== false;
}

/**
 * Counts of up to 1,001 hits that can be booked: of the search itself for the groups that it does not filter, and once more for each
 * group that it does, without that filter.
 */
export function choicesSql(criteria: SearchCriteria, readyTimes: ReadyTimes): RawBuilder<ChoiceCount> {
  const valueOf = valuesOf(criteria.stay, readyTimes);
  const asked = choiceGroups.filter((group) => isAsked(group, criteria.filters));
  const others = choiceGroups.filter((group) => !asked.includes(group));
  const searches = asked.map((group) => {
    const filters = { ...criteria.filters, [group]: noFilters[group] };
    return countsSql({ ...criteria, filters }, valueOf, group, [group]);
  });
  return sql`${sql.join([countsSql(criteria, valueOf, null, others), ...searches], sql` UNION ALL `)}`;
}

function countsSql(
  criteria: SearchCriteria,
  valueOf: Record<ChoiceGroup, RawBuilder<unknown>>,
  without: ChoiceGroup | null,
  groups: readonly ChoiceGroup[],
): RawBuilder<unknown> {
  const { stay } = criteria;
  const values = groups.map((group) => sql`(${sql.lit(group)}, ${valueOf[group]})`);
  // More than are counted are not priced, either.
  return sql`(
    WITH hit AS MATERIALIZED (SELECT listing.*, ${isCancelledFree(stay)} AS is_cancelled_free
      ${hitsSql(criteria, false)} AND ${isBookable(stay)} LIMIT ${MAX_COUNTED + 1}),
    amount AS (SELECT count(*)::int AS hits FROM hit)
    SELECT ${sql.lit(without)}::text AS without, NULL AS "group", '' AS value, hits AS amount FROM amount
    UNION ALL
    SELECT ${sql.lit(without)}, choice.name, choice.value, count(*)::int
    FROM (SELECT * FROM hit WHERE (SELECT hits FROM amount) <= ${MAX_COUNTED}) listing
    ${stay ? sql`JOIN company ON company.id = listing.company_id ${pricedJoins(stay, feesSql(criteria))}` : sql``}
    CROSS JOIN LATERAL (VALUES ${sql.join([sql`(NULL, NULL)`, ...values])}) choice (name, value)
    WHERE choice.value IS NOT NULL GROUP BY choice.name, choice.value)`;
}
