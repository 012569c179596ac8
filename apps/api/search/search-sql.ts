import { sql, type RawBuilder } from 'kysely';
import type { DealWindow } from '@nolo/domain/pricing/discounts.ts';
import type { CarSort } from '@nolo/domain/cars/list-choices.ts';
import { RANKING, type RankingParameter } from '@nolo/domain/cars/ranking.ts';
import { isWithin, listingsIn, squaredKmSql } from './area-sql.ts';
import { NEAR_KM } from '@nolo/domain/places/geography.ts';
import { companyJoin, conditionsSql, unavailabilitySql } from './conditions-sql.ts';
import { feesSql, pricedJoins, totalSql } from './price-sql.ts';
import type { SearchCriteria, RentalPeriod } from './search-criteria.ts';

/** Beyond this many hits their number is not counted (docs/specification/search.md 4). */
export const MAX_COUNTED = 1000;

/** A car of the page; `deal`: the one in its total. */
export type ListedRow = {
  id: number;
  unavailability: number | null;
  total: number;
  total_before_deal: number;
  deal_id: number | null;
  deal_window: DealWindow | null;
};

const DIRECTION: Record<CarSort, 'ASC' | 'DESC'> = {
  imp: 'DESC',
  nearest: 'ASC',
  desc: 'DESC',
  cheap: 'ASC',
  expensive: 'DESC',
};

export function isByPrice(sort: CarSort): boolean {
  const parameters: readonly RankingParameter[] = RANKING[sort];
  return parameters.includes('price');
}

/** `FROM … WHERE …` of all hits; `priced`: with `totalSql` at hand. */
export function hitsSql(criteria: SearchCriteria, priced: boolean): RawBuilder<unknown> {
  const { area, stay } = criteria;
  const { price } = criteria.filters;
  return sql`FROM ${listingsIn(area)} ${stay ? companyJoin(stay) : sql``} ${stay && (priced || price) ? pricedJoins(stay, feesSql(criteria)) : sql``}
    WHERE ${conditionsSql(criteria)}
      ${price ? sql`AND ${totalSql(stay)} BETWEEN ${price.from}::bigint AND ${price.to}::bigint` : sql``}`;
}

/** A `ListedRow` of a listing with its prices. */
function rowSql(stay: RentalPeriod | null, unavailability: RawBuilder<number | null>): RawBuilder<unknown> {
  const ofDates = stay
    ? sql`(priced.rental + priced.fees)::float8 AS total_before_deal, best.id AS deal_id,
        (SELECT json_build_object('starts_on', starts_on, 'ends_on', ends_on,
            'min_lead_days', min_lead_days, 'max_lead_days', max_lead_days)
          FROM deal WHERE deal.id = best.id) AS deal_window`
    : sql`listing.day_minor AS total_before_deal, NULL AS deal_id, NULL AS deal_window`;
  return sql`listing.car_id AS id, ${unavailability} AS unavailability, (${totalSql(stay)})::float8 AS total, ${ofDates}`;
}

/**
 * The page of listings and one more, in the order asked for. Every order ends with the id, so that pages neither repeat nor
 * miss a car. `unavailability`: cars that have one come after the others (docs/specification/search.md 2).
 */
function pageSql(
  criteria: SearchCriteria,
  unavailability: RawBuilder<number | null> | null,
): RawBuilder<unknown> {
  const { sort, point, stay, limit, offset } = criteria;
  const direction = sql.raw(DIRECTION[sort]);
  const orders: Record<RankingParameter, () => RawBuilder<unknown> | null> = {
    bookable: () => unavailability && sql`${unavailability} IS NOT NULL`,
    near: () => point && sql`${isWithin(point, sql.lit(NEAR_KM))} DESC`,
    importance: () => sql`listing.importance DESC`,
    // Ids count as cars are added: after importance the closing id says the same, and stands in its index.
    added: () => (sort === 'imp' ? null : sql`listing.created_at DESC`),
    distance() {
      if (point === null) throw new Error('nearest to nothing');
      return sql`${squaredKmSql(point)} ASC`;
    },
    price: () => sql`${totalSql(stay)} ${direction}`,
  };
  const first = RANKING[sort].flatMap((parameter) => orders[parameter]() ?? []);
  return sql`ORDER BY ${sql.join([...first, sql`listing.car_id ${direction}`])} LIMIT ${limit + 1} OFFSET ${offset}`;
}

/**
 * How many hits there are, up to 1,001, and how many of these can be booked, found in whatever order is cheapest; up to
 * 1,000 these are all, and the rows are the page and one more. Otherwise the page is read by `orderedPageSql`.
 */
export function firstHitsSql(
  criteria: SearchCriteria,
): RawBuilder<{ hits: number; bookable: number } & (ListedRow | Record<keyof ListedRow, null>)> {
  const { stay } = criteria;
  const unavailability = sql<number | null>`listing.unavailability`;
  return sql`
    WITH hit AS MATERIALIZED (
      SELECT listing.*, ${unavailabilitySql(stay)} AS unavailability ${hitsSql(criteria, false)} LIMIT ${MAX_COUNTED + 1})
    SELECT amount.hits, amount.bookable, page.*
    FROM (SELECT count(*)::int AS hits, (count(*) FILTER (WHERE unavailability IS NULL))::int AS bookable FROM hit) amount
    LEFT JOIN LATERAL (
      SELECT ${rowSql(stay, unavailability)}
      FROM (SELECT * FROM hit WHERE amount.hits <= ${MAX_COUNTED}) listing
        ${stay ? sql`JOIN company ON company.id = listing.company_id ${pricedJoins(stay, feesSql(criteria))}` : sql``}
      ${pageSql(criteria, unavailability)}
    ) page ON true`;
}

/** How many of very many hits can be booked, up to 1,001. */
export function bookableCountSql(criteria: SearchCriteria): RawBuilder<{ bookable: number }> {
  return sql`SELECT count(*)::int AS bookable FROM (
    SELECT 1 ${hitsSql(criteria, false)} AND ${isBookable(criteria.stay)} LIMIT ${MAX_COUNTED + 1}) hit`;
}

/** Which hits a page of very many is looked for among. */
export type Among = 'all' | { bookable: RawBuilder<boolean> };

/** One page of very many hits, and one car more, read in its order until it is full. */
export function orderedPageSql(criteria: SearchCriteria, among: Among): RawBuilder<ListedRow> {
  const { stay } = criteria;
  const unavailability = unavailabilitySql(stay);
  const only = among === 'all' ? sql`` : sql`AND ${isBookable(stay)} AND ${among.bookable}`;
  return sql`SELECT ${rowSql(stay, unavailability)} ${hitsSql(criteria, true)} ${only}
    ${pageSql(criteria, among === 'all' && stay ? unavailability : null)}`;
}

/** The planner takes what it has no statistics of for seldom NULL; to a CASE it gives even chances. */
export function isBookable(stay: RentalPeriod | null): RawBuilder<boolean> {
  return stay ? sql<boolean>`CASE WHEN ${unavailabilitySql(stay)} IS NULL THEN true END` : sql<boolean>`true`;
}
