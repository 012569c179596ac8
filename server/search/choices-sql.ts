import { keysOf } from '../../domain/records.ts';
import { sql, type RawBuilder } from 'kysely';
import { PRICE_SLIDER_END, PRICE_SLIDER_STEP } from '../../domain/cars/car-features.ts';
import { isCancelledFree } from './conditions-sql.ts';
import { noFilters, type Filters, type SearchCriteria } from './search-criteria.ts';
import { totalSql } from './price-sql.ts';
import { hitsSql, MAX_COUNTED } from './search-sql.ts';

export type ChoiceGroup = keyof Filters;
export const choiceGroups = keysOf(noFilters);

/** `amount` hits of the search without the filter `without` are `value` in `group`; `group` null: all of them. */
export type ChoiceCount = {
  without: ChoiceGroup | null;
  group: ChoiceGroup | null;
  value: string;
  amount: number;
};

const isSo = (condition: RawBuilder<unknown>) => sql`CASE WHEN ${condition} THEN 'true' END`;
const STEPS = PRICE_SLIDER_END / PRICE_SLIDER_STEP;

/** What a hit is in each group, null where it adds to no count. */
const VALUES: Record<ChoiceGroup, RawBuilder<unknown>> = {
  carType: sql`hit.car_type_id::text`,
  carMake: sql`hit.make_id::text`,
  fuelType: sql`hit.fuel_type::text`,
  transmission: sql`hit.transmission`,
  fuelPolicy: sql`hit.fuel_policy`,
  minSeats: sql`hit.seats::text`,
  maxDeposit: sql`hit.deposit_minor::text`,
  airConditioning: isSo(sql`hit.air_conditioning`),
  unlimitedMileage: isSo(sql`hit.km_per_day IS NULL`),
  freeCancellation: isSo(sql`hit.is_cancelled_free`),
  delivery: isSo(sql`hit.is_delivery`),
  forEvents: isSo(sql`hit.for_events`),
  price: sql`(width_bucket(hit.total, 0, ${sql.lit(PRICE_SLIDER_END * 100)}, ${sql.lit(STEPS)}) - 1)::text`,
};

function isAsked(group: ChoiceGroup, filters: Filters): boolean {
  const asked = filters[group];
  return Array.isArray(asked) ? asked.length > 0 : asked !== null && asked !== false;
}

/**
 * Counts of up to 1,001 hits: of the search itself for the groups that it does not filter, and once more for each
 * group that it does, without that filter.
 */
export function choicesSql(criteria: SearchCriteria): RawBuilder<ChoiceCount> {
  const asked = choiceGroups.filter((group) => isAsked(group, criteria.filters));
  const others = choiceGroups.filter((group) => !asked.includes(group));
  const searches = asked.map((group) => {
    const filters = { ...criteria.filters, [group]: noFilters[group] };
    return countsSql({ ...criteria, filters }, group, [group]);
  });
  return sql`${sql.join([countsSql(criteria, null, others), ...searches], sql` UNION ALL `)}`;
}

function countsSql(
  criteria: SearchCriteria,
  without: ChoiceGroup | null,
  groups: readonly ChoiceGroup[],
): RawBuilder<unknown> {
  const values = groups.map((group) => sql`(${sql.lit(group)}, ${VALUES[group]})`);
  return sql`
    SELECT ${sql.lit(without)}::text AS without, choice.name AS "group", choice.value, count(*)::int AS amount
    FROM (SELECT listing.*, ${isCancelledFree(criteria.stay)} AS is_cancelled_free,
        ${totalSql(criteria.stay)} AS total
      ${hitsSql(criteria, true)} LIMIT ${MAX_COUNTED + 1}) hit
    CROSS JOIN LATERAL (VALUES ${sql.join([sql`(NULL, '')`, ...values])}) choice (name, value)
    WHERE choice.value IS NOT NULL GROUP BY choice.name, choice.value`;
}
