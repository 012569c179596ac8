import { sql, type RawBuilder } from 'kysely';
import type { CarSort } from '../../contract/search.ts';
import { carCardText } from '../cars/car-card-sql.ts';
import { listingsIn } from './area-sql.ts';
import { companyJoin, conditionsSql, obstacleSql } from './conditions-sql.ts';
import { canBeAsCheapAs, canBeAsDearAs, rateColumn } from './price-bound-sql.ts';
import { feesSql, pricedJoins, totalSql } from './price-sql.ts';
import type { SearchCriteria, Stay } from './search-criteria.ts';

/** Beyond this many hits their number is not counted (quality.md 'Search'). */
export const MAX_COUNTED = 1000;

/** A car of the page: its card as JSON text without the closing brace. */
export type ListedRow = { id: number; obstacle: number | null; total: number; card: string };

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

/** `FROM … WHERE …` of all hits; `priced`: with `totalSql` at hand. */
export function hitsSql(criteria: SearchCriteria, priced: boolean): RawBuilder<unknown> {
  const { area, stay } = criteria;
  const { price } = criteria.filters;
  return sql`FROM ${listingsIn(area)} ${stay ? companyJoin(stay) : sql``} ${stay && (priced || price) ? pricedJoins(criteria, stay) : sql``}
    WHERE ${conditionsSql(criteria)}
      ${price ? sql`AND ${totalSql(stay)} BETWEEN ${price.from}::bigint AND ${price.to}::bigint` : sql``}`;
}

/** A row for each hit: what it is sorted by and what its card needs of the listing; completed by further conditions. */
function hitSql(criteria: SearchCriteria): RawBuilder<unknown> {
  const { sort, stay } = criteria;
  const { key } = ORDER[sort];
  return sql`SELECT listing.car_id, ${isByPrice(sort) ? totalSql(stay) : sql.ref(`listing.${key}`)} AS key,
    ${obstacleSql(stay)} AS obstacle, listing.company_id, listing.day_minor, listing.week_minor, listing.month_minor,
    listing.top_flat, listing.top_percent ${hitsSql(criteria, isByPrice(sort))}`;
}

/** `hit`s in the order asked for, those that cannot be booked after the others (decisions.md 10.16). */
function orderBy({ sort, stay }: SearchCriteria, hit: 'hit' | 'listing' = 'hit'): RawBuilder<unknown> {
  const { direction } = ORDER[sort];
  const column = (name: string) => sql.ref(`${hit}.${name}`);
  return sql`ORDER BY ${stay ? sql`${column('obstacle')} IS NOT NULL,` : sql``} ${column('key')} ${sql.raw(direction)},
    ${column('car_id')} ${sql.raw(direction)}`;
}

/** The page's cars with their cards and prices. The hits are called listings, because all that is asked of one is there. */
function cardsSql(criteria: SearchCriteria, hits: RawBuilder<unknown>): RawBuilder<unknown> {
  const { now, stay } = criteria;
  const dates = sql`('{"days":' || ${stay?.days ?? 0}::int || ',"total":' || ${totalSql(stay)}
    || ',"total_before_deal":' || priced.rental + priced.fees
    || ',"deal_id":' || coalesce(best.id::text, 'null') || '}')`;
  return sql`SELECT listing.car_id AS id, listing.obstacle, ${totalSql(stay)}::float8 AS total,
      ${carCardText(stay ? { dates } : { now }, 'listing')} AS card
    FROM (${hits}) listing JOIN company ON company.id = listing.company_id
    JOIN listing_card ON listing_card.car_id = listing.car_id
    ${stay ? pricedJoins(criteria, stay) : sql``} ${orderBy(criteria, 'listing')}`;
}

/**
 * How many hits there are, up to 1,001, found in whatever order is cheapest; up to 1,000 these are all, and the rows
 * are the page and one more. Otherwise the page must be read in its own order, by `orderedPageSql`.
 */
export function firstHitsSql(criteria: SearchCriteria): RawBuilder<{ hits: number } & Partial<ListedRow>> {
  const { limit, offset } = criteria;
  const page = sql`SELECT * FROM hit WHERE amount.hits <= ${MAX_COUNTED} ${orderBy(criteria)}
    LIMIT ${limit + 1} OFFSET ${offset}`;
  return sql`
    WITH hit AS MATERIALIZED (${hitSql(criteria)} LIMIT ${MAX_COUNTED + 1})
    SELECT amount.hits, page.* FROM (SELECT count(*)::int AS hits FROM hit) amount
    LEFT JOIN LATERAL (${cardsSql(criteria, page)}) page ON true`;
}

/** Which hits a page of very many is looked for among. */
export type Among = 'all' | { bookable: RawBuilder<boolean> };

/** One page of very many hits, and one car more, read in its order until it is full. */
export function orderedPageSql(criteria: SearchCriteria, among: Among): RawBuilder<ListedRow> {
  const { limit, offset, stay } = criteria;
  const only = among === 'all' ? sql`` : sql`AND ${isBookable(stay)} AND ${among.bookable}`;
  const hits =
    among === 'all'
      ? sql`SELECT * FROM (${hitSql(criteria)}) hit ${orderBy(criteria)}`
      : sql`SELECT * FROM (${hitSql(criteria)} ${only}) hit ${orderBy({ ...criteria, stay: null })}`;
  return sql<ListedRow>`${cardsSql(criteria, sql`${hits} LIMIT ${limit + 1} OFFSET ${offset}`)}`;
}

/** The planner takes what it has no statistics of for seldom NULL; to a CASE it gives even chances. */
function isBookable(stay: Stay | null): RawBuilder<boolean> {
  return stay ? sql<boolean>`CASE WHEN ${obstacleSql(stay)} IS NULL THEN true END` : sql<boolean>`true`;
}

/**
 * `total` of the last car of the page, were few cars all there are: null when so few can be booked. `fees`: the highest
 * of any company, which only the dearest cars are found by.
 */
export type PriceSample = { total: number | null; fees: number };

/**
 * Twice as many bookable cars as the page needs, from the end of the rates (or day prices) where the page must be:
 * the real page's last car is no worse than theirs.
 */
export function priceSampleSql(criteria: SearchCriteria, { days }: Stay): RawBuilder<PriceSample> {
  const { limit, offset, sort, stay } = criteria;
  const needed = offset + limit + 1;
  const { direction } = ORDER[sort];
  const nearest = sort === 'cheap' ? rateColumn(days) : sql`listing.day_minor`;
  const highestFees = sql`(SELECT coalesce(max(${feesSql(criteria)}), 0)::float8 FROM company)`;
  return sql<PriceSample>`SELECT (
      SELECT total::float8 FROM (
        SELECT ${totalSql(stay)} AS total ${hitsSql(criteria, true)} AND ${isBookable(stay)}
        ORDER BY ${nearest} ${sql.raw(direction)} LIMIT ${needed * 2}
      ) sample ORDER BY total ${sql.raw(direction)} LIMIT 1 OFFSET ${needed - 1}
    ) AS total, ${sort === 'cheap' ? sql`0` : highestFees} AS fees`;
}

/** What a car must be to stand on the page, as far as its own prices and its company's fees tell. */
export function withinSample(
  criteria: SearchCriteria,
  { days }: Stay,
  total: number,
  highestFees: number,
): RawBuilder<boolean> {
  return criteria.sort === 'cheap'
    ? canBeAsCheapAs(total, days, feesSql(criteria))
    : canBeAsDearAs(total, highestFees, days);
}
