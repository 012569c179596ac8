import { sql, type RawBuilder } from 'kysely';
import type { CarCard } from '../../contract/car-card.ts';
import { carCardJoins, carCardJson } from '../cars/car-card-sql.ts';
import { bestDealJoin, feesSql, rentalPriceSql } from './price-sql.ts';
import type { SearchCriteria } from './search-criteria.ts';

export type ListedPage = {
  cars: CarCard[];
  has_more: boolean;
  /** Of the cars listed; minor units. */
  price_range: { from: number; to: number } | null;
};

/**
 * The page as one JSON value, from `found (id, position)`: the cars by position, with the price for the dates.
 * `found` has one car more than a page when there is another page.
 */
export function listedPageSql(criteria: SearchCriteria): RawBuilder<ListedPage> {
  const { stay, limit } = criteria;
  const total = stay ? sql`priced.before - coalesce(best.discount, 0)` : sql`car.day_minor`;
  const dates = sql`(SELECT d FROM (SELECT ${stay?.days ?? 0}::int AS days, ${total} AS total,
    priced.before AS total_before_deal, best.id AS deal_id) d)`;
  const priced = stay
    ? sql`CROSS JOIN LATERAL (SELECT ${rentalPriceSql(stay.days)} + ${feesSql(criteria)} AS before) priced
        ${bestDealJoin(stay)}`
    : sql``;
  return sql<ListedPage>`(SELECT row_to_json(page) FROM (SELECT
      coalesce(json_agg(listed.card ORDER BY listed.position), '[]'::json) AS cars,
      (SELECT count(*) FROM found) > ${limit} AS has_more,
      CASE WHEN count(*) > 0
        THEN json_build_object('from', min(listed.total), 'to', max(listed.total)) END AS price_range
    FROM (
      SELECT page.position, ${total} AS total, ${carCardJson(stay ? dates : undefined)} AS card
      FROM (SELECT id, position FROM found ORDER BY position LIMIT ${limit}) page
      JOIN car ON car.id = page.id ${carCardJoins} ${priced}
    ) listed) page)`;
}
