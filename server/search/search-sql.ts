import { sql, type RawBuilder } from 'kysely';
import type { CallData } from '../../contract/endpoint.ts';
import type { CarSort, searchCars } from '../../contract/search.ts';
import { carCardJoins, carCardJson } from '../cars/car-card-sql.ts';
import { hitConditions } from './conditions-sql.ts';
import { bestDealJoin, feesSql, rentalPriceSql } from './price-sql.ts';
import type { SearchCriteria } from './search-criteria.ts';

export type FoundCars = CallData<typeof searchCars>;

/** Beyond this many hits their number is not counted (quality.md 'Search'). */
export const MAX_COUNTED = 1000;

/** Every order ends with the id, so that pages neither repeat nor miss a car. */
const ORDER: Record<CarSort, string> = {
  imp: 'importance DESC, id DESC',
  cheap: 'total, id',
  expensive: 'total DESC, id DESC',
  desc: 'created_at DESC, id DESC',
};

/** The hits with their price: `total`, `before` (without the deal) and `deal_id`. */
function hitsSql(criteria: SearchCriteria): RawBuilder<unknown> {
  const { stay } = criteria;
  const fees = feesSql(criteria);
  const rental = stay ? rentalPriceSql(stay.days) : sql<number>`car.day_minor::bigint`;
  const before = stay ? sql<number>`${rental} + ${fees}` : rental;
  const total = stay ? sql<number>`${before} - coalesce(best.discount, 0)` : rental;
  const { from, to } = criteria.price;
  return sql`
    SELECT car.id, car.importance, car.created_at, ${total} AS total, ${before} AS before,
      ${stay ? sql`best.id` : sql`NULL::int`} AS deal_id
    FROM car JOIN company ON company.id = car.company_id
    ${stay ? bestDealJoin(stay, rental) : sql``}
    WHERE ${hitConditions(criteria)}
      ${from === null ? sql`` : sql`AND ${total} >= ${from}::bigint`}
      ${to === null ? sql`` : sql`AND ${total} <= ${to}::bigint`}`;
}

/**
 * One statement for one search. The first 1,001 hits are collected in whatever order is cheapest: fewer means
 * that these are all of them, and the page is cut from them; otherwise the page is read in the order of the
 * sort, which an index gives, and the reading stops at the page's end.
 */
export function searchSql(criteria: SearchCriteria): RawBuilder<{ data: FoundCars }> {
  const order = sql.raw(ORDER[criteria.sort]);
  const page = sql`ORDER BY ${order} LIMIT ${criteria.limit + 1} OFFSET ${criteria.offset}`;
  const hits = hitsSql(criteria);
  return sql<{ data: FoundCars }>`
    WITH counted AS MATERIALIZED (${hits} LIMIT ${MAX_COUNTED + 1}),
    amount AS MATERIALIZED (SELECT count(*)::int AS hits, min(total) AS "from", max(total) AS "to" FROM counted),
    page AS MATERIALIZED (
      (SELECT * FROM counted WHERE (SELECT hits FROM amount) <= ${MAX_COUNTED} ${page})
      UNION ALL
      (SELECT * FROM (${hits}) hit WHERE (SELECT hits FROM amount) > ${MAX_COUNTED} ${page})
    ),
    listed AS (SELECT * FROM page ORDER BY ${order} LIMIT ${criteria.limit})
    SELECT row_to_json(reply) AS data FROM (SELECT
      coalesce((SELECT json_agg(${carCardJson(datesJson(criteria))} ORDER BY ${listedOrder(criteria.sort)})
        FROM listed JOIN car ON car.id = listed.id ${carCardJoins}), '[]'::json) AS cars,
      LEAST(amount.hits, ${MAX_COUNTED}) AS total,
      amount.hits <= ${MAX_COUNTED} AS total_is_exact,
      ${criteria.offset / criteria.limit + 1}::int AS page,
      (SELECT count(*) FROM page) > ${criteria.limit} AS has_more,
      CASE WHEN amount.hits > 0 THEN (SELECT r FROM (SELECT amount.from, amount.to) r) END AS price_range
      FROM amount) reply`;
}

function listedOrder(sort: CarSort): RawBuilder<unknown> {
  return sql.raw(
    ORDER[sort]
      .split(', ')
      .map((key) => `listed.${key}`)
      .join(', '),
  );
}

function datesJson({ stay }: SearchCriteria): RawBuilder<unknown> {
  if (stay === null) return sql`NULL::json`;
  return sql`(SELECT d FROM (SELECT ${stay.days}::int AS days, listed.total,
    listed.before AS total_before_deal, listed.deal_id) d)`;
}
