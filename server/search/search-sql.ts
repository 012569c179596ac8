import { sql, type RawBuilder } from 'kysely';
import type { CarSort } from '../../domain/cars/list-choices.ts';
import type { LocalDate } from '../../domain/calendar/local-date-time.ts';
import { listingsIn } from './area-sql.ts';
import { companyJoin, conditionsSql, obstacleSql } from './conditions-sql.ts';
import { boundFees, isBeyond, nearestColumn } from './price-bound-sql.ts';
import { feesSql, pricedJoins, totalSql } from './price-sql.ts';
import type { SearchCriteria, Stay } from './search-criteria.ts';

/** Beyond this many hits their number is not counted (quality.md 'Search'). */
export const MAX_COUNTED = 1000;

/** A car of the page; `deal`: the one in its total. */
export type ListedRow = {
  id: number;
  obstacle: number | null;
  total: number;
  total_before_deal: number;
  deal_id: number | null;
  deal_starts_on: LocalDate | null;
  deal_ends_on: LocalDate | null;
};

/** Every order ends with the id, so that pages neither repeat nor miss a car. */
const ORDER = {
  imp: { key: 'importance', direction: 'DESC', outermost: 'min' },
  desc: { key: 'created_at', direction: 'DESC', outermost: 'min' },
  cheap: { key: 'total', direction: 'ASC', outermost: 'max' },
  expensive: { key: 'total', direction: 'DESC', outermost: 'min' },
} as const satisfies Record<CarSort, object>;

export function isByPrice(sort: CarSort): boolean {
  return ORDER[sort].key === 'total';
}

/** `FROM … WHERE …` of all hits; `priced`: with `totalSql` at hand. */
export function hitsSql(criteria: SearchCriteria, priced: boolean): RawBuilder<unknown> {
  const { area, stay } = criteria;
  const { price } = criteria.filters;
  return sql`FROM ${listingsIn(area)} ${stay ? companyJoin(stay) : sql``} ${stay && (priced || price) ? pricedJoins(stay, feesSql(criteria)) : sql``}
    WHERE ${conditionsSql(criteria)}
      ${price ? sql`AND ${totalSql(stay)} BETWEEN ${price.from}::bigint AND ${price.to}::bigint` : sql``}`;
}

/** What a price needs of a hit, so that its listing is read once. */
function columnsOf(criteria: SearchCriteria): RawBuilder<unknown> {
  return sql`listing.car_id, ${obstacleSql(criteria.stay)} AS obstacle, listing.company_id,
    listing.day_minor, listing.week_minor, listing.month_minor, listing.top_flat, listing.top_percent`;
}

/** What hits are sorted by; a price needs `pricedJoins`. */
function keyOf({ sort, stay }: SearchCriteria): RawBuilder<unknown> {
  return isByPrice(sort) ? totalSql(stay) : sql.ref(`listing.${ORDER[sort].key}`);
}

/** `hit`s in the order asked for, those that cannot be booked after the others (decisions.md 10.16). */
function orderBy({ sort, stay }: SearchCriteria, hit: 'hit' | 'listing' = 'hit'): RawBuilder<unknown> {
  const { direction } = ORDER[sort];
  const column = (name: string) => sql.ref(`${hit}.${name}`);
  return sql`ORDER BY ${stay ? sql`${column('obstacle')} IS NOT NULL,` : sql``} ${column('key')} ${sql.raw(direction)},
    ${column('car_id')} ${sql.raw(direction)}`;
}

/** The page's cars with their prices. The hits are called listings, because all that is asked of one is there. */
function pricedSql(criteria: SearchCriteria, hits: RawBuilder<unknown>): RawBuilder<unknown> {
  const { stay } = criteria;
  const ofDates = stay
    ? sql`(priced.rental + priced.fees)::float8 AS total_before_deal, deal.id AS deal_id,
        deal.starts_on AS deal_starts_on, deal.ends_on AS deal_ends_on`
    : sql`listing.day_minor AS total_before_deal, NULL AS deal_id, NULL AS deal_starts_on, NULL AS deal_ends_on`;
  const joins = sql`JOIN company ON company.id = listing.company_id`;
  return sql`SELECT listing.car_id AS id, listing.obstacle, (${totalSql(stay)})::float8 AS total, ${ofDates}
    FROM (${hits}) listing
    ${stay ? sql`${joins} ${pricedJoins(stay, feesSql(criteria))} LEFT JOIN deal ON deal.id = best.id` : sql``}
    ${orderBy(criteria, 'listing')}`;
}

/**
 * How many hits there are, up to 1,001, and how many of these can be booked, found in whatever order is cheapest; up to 1,000 these are all, and the rows
 * are the page and one more. Otherwise the page must be read in its own order, by `orderedPageSql`.
 */
export function firstHitsSql(
  criteria: SearchCriteria,
): RawBuilder<{ hits: number; bookable: number } & Partial<ListedRow>> {
  const { limit, offset, sort, stay } = criteria;
  const key = sql`, ${keyOf(criteria)} AS key`;
  // Prices are asked for only once the hits are known to be few.
  const [atOnce, ofFew] = isByPrice(sort) ? [sql`, ${feesSql(criteria)} AS fees`, key] : [key, sql``];
  const few = sql`SELECT listing.*${ofFew} FROM hit listing
    ${stay && isByPrice(sort) ? pricedJoins(stay, sql`listing.fees`) : sql``} WHERE amount.hits <= ${MAX_COUNTED}`;
  const page = sql`SELECT * FROM (${few}) hit ${orderBy(criteria)} LIMIT ${limit + 1} OFFSET ${offset}`;
  return sql`
    WITH hit AS MATERIALIZED (SELECT ${columnsOf(criteria)}${atOnce} ${hitsSql(criteria, false)} LIMIT ${MAX_COUNTED + 1})
    SELECT amount.hits, amount.bookable, page.*
    FROM (SELECT count(*)::int AS hits, (count(*) FILTER (WHERE obstacle IS NULL))::int AS bookable FROM hit) amount
    LEFT JOIN LATERAL (${pricedSql(criteria, page)}) page ON true`;
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
  const { limit, offset, stay } = criteria;
  const only = among === 'all' ? sql`` : sql`AND ${isBookable(stay)} AND ${among.bookable}`;
  const order = orderBy(among === 'all' ? criteria : { ...criteria, stay: null });
  const hits = sql`SELECT ${columnsOf(criteria)}, ${keyOf(criteria)} AS key
    ${hitsSql(criteria, isByPrice(criteria.sort))} ${only}`;
  const page = sql`SELECT * FROM (${hits}) hit ${order} LIMIT ${limit + 1} OFFSET ${offset}`;
  return sql<ListedRow>`${pricedSql(criteria, page)}`;
}

/** The planner takes what it has no statistics of for seldom NULL; to a CASE it gives even chances. */
export function isBookable(stay: Stay | null): RawBuilder<boolean> {
  return stay ? sql<boolean>`CASE WHEN ${obstacleSql(stay)} IS NULL THEN true END` : sql<boolean>`true`;
}

/** `last`: what the page's last car would cost, were these cars all there are; null: too few of them can be booked. */
type Nearest = { last: number | null; fees: number; is_settled: boolean };

/**
 * The page as it is among twice as many bookable cars as it needs, from the end of the rates (or day prices) where it
 * must be: settled, and with its rows, if no other car can stand on it. Otherwise its last car bounds the search.
 */
export function nearestPageSql(
  criteria: SearchCriteria,
  stay: Stay,
): RawBuilder<Nearest & Partial<ListedRow>> {
  const { limit, offset, sort } = criteria;
  const needed = offset + limit + 1;
  const { direction, outermost } = ORDER[sort];
  const nearest = nearestColumn(criteria, stay);
  const page = sql`SELECT * FROM near hit WHERE bound.is_settled ${orderBy({ ...criteria, stay: null })}
    LIMIT ${limit + 1} OFFSET ${offset}`;
  return sql`
    WITH near AS MATERIALIZED (SELECT ${columnsOf(criteria)}, ${keyOf(criteria)} AS key, ${nearest} AS nearest
      ${hitsSql(criteria, true)} AND ${isBookable(stay)} ORDER BY ${nearest} ${sql.raw(direction)} LIMIT ${needed * 2}),
    bound AS MATERIALIZED (
      SELECT last, fees, last IS NOT NULL AND (amount < ${needed * 2} OR ${isBeyond(criteria, stay)}) AS is_settled
      FROM (SELECT count(*) AS amount, ${sql.raw(outermost)}(nearest)::float8 AS farthest FROM near) near,
        (SELECT (SELECT key::float8 FROM near ORDER BY key ${sql.raw(direction)} LIMIT 1 OFFSET ${needed - 1}) AS last,
          ${boundFees(criteria)} AS fees) known)
    SELECT bound.*, page.* FROM bound LEFT JOIN LATERAL (${pricedSql(criteria, page)}) page ON true`;
}
