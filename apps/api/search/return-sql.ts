import { sql, type RawBuilder } from 'kysely';
import type { Area, SearchCriteria } from './search-criteria.ts';

type Box = Pick<Area, 'lat' | 'long'>;
type Asked = Pick<SearchCriteria, 'returnArea' | 'delivery'>;

const isInside = (table: 'listing' | 'company_location', { lat, long }: Box) =>
  sql`${sql.ref(`${table}.latitude`)} BETWEEN ${lat[0]} AND ${lat[1]}
    AND ${sql.ref(`${table}.longitude`)} BETWEEN ${long[0]} AND ${long[1]}`;

/** Of the companies' places in an area. They are looked up once for all listings. */
const ofPlacesIn = (area: Box, column: 'id' | 'company_id') =>
  sql`(SELECT ${sql.ref(column)} FROM company_location WHERE is_active AND ${isInside('company_location', area)})`;

/** What `returnIn` of the domain decides: whether a listing's company takes it back there. */
export function isTakenBack({ returnArea, delivery }: Asked & { returnArea: Box }): RawBuilder<boolean> {
  const own = delivery ? sql`` : sql`WHEN ${isInside('listing', returnArea)} THEN true`;
  // A CASE: the planner would turn the condition alone into a join.
  return sql<boolean>`CASE ${own} WHEN listing.company_id IN ${ofPlacesIn(returnArea, 'company_id')} THEN true ELSE false END`;
}

/** Whether it is then left at another place than the one where it is taken (the domain's `isOneWay`). */
export function isOneWaySql({ returnArea, delivery }: Asked): RawBuilder<boolean> {
  if (returnArea === null) return sql<boolean>`false`;
  if (delivery) return sql<boolean>`true`;
  return sql<boolean>`CASE WHEN ${isInside('listing', returnArea)} THEN false
    WHEN listing.location_id IN ${ofPlacesIn(returnArea, 'id')} THEN false ELSE true END`;
}
