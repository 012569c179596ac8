import { sql, type RawBuilder } from 'kysely';
import type { CarSort } from '../../contract/search.ts';
import { fitsSql, isFreeSql } from './conditions-sql.ts';
import { listedPageSql, type ListedPage } from './listed-page-sql.ts';
import type { PriceBound, PriceSample } from './price-bound.ts';
import { feesSql, highestDiscountJoins, onPickupDay, rankedTotalSql, withinBound } from './price-sql.ts';
import type { SearchCriteria, Stay } from './search-criteria.ts';

/** Beyond this many hits their number is not counted (quality.md 'Search'). */
export const MAX_COUNTED = 1000;

/** `page` null: there are more than 1,000 hits; `sample` then helps an order by price. */
export type FirstHits = { hits: number; page: ListedPage | null; sample: PriceSample | null };

/** Every order ends with the id, so that pages neither repeat nor miss a car. */
const ORDER: Record<CarSort, { key: 'importance' | 'created_at' | 'total'; direction: 'ASC' | 'DESC' }> = {
  imp: { key: 'importance', direction: 'DESC' },
  desc: { key: 'created_at', direction: 'DESC' },
  cheap: { key: 'total', direction: 'ASC' },
  expensive: { key: 'total', direction: 'DESC' },
};

export function isByPrice(sort: CarSort): boolean {
  return ORDER[sort].key === 'total';
}

/** By the output columns of `fittingCars`. */
function orderBy(sort: CarSort): RawBuilder<unknown> {
  const { key, direction } = ORDER[sort];
  return sql.raw(`ORDER BY ${key} ${direction}, id ${direction}`);
}

/** `SELECT id, company_id, <what it is sorted by> FROM …`, completed by further conditions. */
function fittingCars(criteria: SearchCriteria): RawBuilder<unknown> {
  const { key } = ORDER[criteria.sort];
  return sql`
    SELECT car.id, car.company_id, ${key === 'total' ? totalSql(criteria) : sql.ref(`car.${key}`)} AS ${sql.raw(key)}
    ${fittingFrom(criteria, key === 'total')}`;
}

/** What a car costs for the dates, a day without dates. Needs `highestDiscountJoins`. */
export function totalSql(criteria: SearchCriteria): RawBuilder<number> {
  return criteria.stay ? rankedTotalSql(criteria, criteria.stay) : sql<number>`car.day_minor`;
}

function fittingFrom(criteria: SearchCriteria, priced: boolean): RawBuilder<unknown> {
  const { stay, filters } = criteria;
  const { price } = filters;
  return sql`
    FROM car JOIN company ON company.id = car.company_id
      ${stay && (priced || price) ? highestDiscountJoins(stay) : sql``}
    WHERE ${fitsSql(criteria)}
      ${price ? sql`AND ${totalSql(criteria)} BETWEEN ${price.from}::bigint AND ${price.to}::bigint` : sql``}`;
}

/** `FROM … WHERE …` of all hits, with `totalSql` at hand. */
export function hitsSql(criteria: SearchCriteria): RawBuilder<unknown> {
  return sql`${fittingFrom(criteria, true)} AND ${isFreeSql(criteria)}`;
}

/**
 * The first 1,001 hits in whatever order is cheapest to find. Fewer means that these are all, and the page is
 * cut from them. Otherwise the page must be read in its own order, by `orderedPageSql`.
 */
export function firstHitsSql(criteria: SearchCriteria): RawBuilder<FirstHits> {
  const { sort, limit, offset } = criteria;
  return sql<FirstHits>`
    WITH counted AS MATERIALIZED (${fittingCars(criteria)} AND ${isFreeSql(criteria)} LIMIT ${MAX_COUNTED + 1}),
    amount AS MATERIALIZED (SELECT count(*)::int AS hits FROM counted),
    found AS MATERIALIZED (
      SELECT counted.*, row_number() OVER (${orderBy(sort)}) AS position FROM counted
      WHERE (SELECT hits FROM amount) <= ${MAX_COUNTED}
      ${orderBy(sort)} LIMIT ${limit + 1} OFFSET ${offset}
    )
    SELECT amount.hits,
      CASE WHEN amount.hits <= ${MAX_COUNTED} THEN ${listedPageSql(criteria)} END AS page,
      CASE WHEN amount.hits > ${MAX_COUNTED} THEN ${sampleSql(criteria)} END AS sample
    FROM amount`;
}

function sampleSql(criteria: SearchCriteria): RawBuilder<PriceSample | null> {
  const { stay, sort, limit, offset } = criteria;
  if (stay === null || !isByPrice(sort) || offset + limit > MAX_COUNTED) return sql`NULL::json`;
  return sql<PriceSample>`(SELECT row_to_json(s) FROM (SELECT
    (SELECT total FROM counted ${orderBy(sort)} LIMIT 1 OFFSET ${offset + limit}) AS total,
    ${highestDiscount(stay, 'flat_discount')} AS flat, ${highestDiscount(stay, 'discount_percentage')} AS percent,
    (SELECT coalesce(max(${feesSql(criteria)}), 0) FROM company) AS fees) s)`;
}

function highestDiscount(stay: Stay, kind: string): RawBuilder<number> {
  return sql<number>`(SELECT coalesce(max(value), 0) FROM deal WHERE kind = ${kind} AND ${onPickupDay(stay)})`;
}

/** One page of very many hits, read in its order until it is full. */
export function orderedPageSql(
  criteria: SearchCriteria,
  bound: PriceBound | null,
): RawBuilder<{ page: ListedPage }> {
  const { sort, limit, offset } = criteria;
  const free = isFreeSql(criteria);
  const within = bound === null ? sql`` : sql`AND ${withinBound(bound)}`;
  // No index has the totals in order: they are computed and sorted first (OFFSET 0 keeps the planner from
  // mixing the two), and then only as many cars are asked whether they are free as the page needs.
  const hits =
    criteria.stay && isByPrice(sort)
      ? sql`SELECT car.* FROM (${fittingCars(criteria)} ${within} ${orderBy(sort)} OFFSET 0) car
          JOIN company ON company.id = car.company_id WHERE ${free}`
      : sql`${fittingCars(criteria)} AND ${free}`;
  return sql<{ page: ListedPage }>`
    WITH found AS MATERIALIZED (
      SELECT hit.*, row_number() OVER (${orderBy(sort)}) AS position
      FROM (${hits} ${orderBy(sort)} LIMIT ${limit + 1} OFFSET ${offset}) hit
    )
    SELECT ${listedPageSql(criteria)} AS page`;
}
