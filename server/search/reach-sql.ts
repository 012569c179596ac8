import { sql } from 'kysely';
import type { Box } from '../../domain/places/geography.ts';
import type { Connection } from '../platform/database.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';
import { isIn, listingsIn } from './area-sql.ts';

/** For each box whether a car of the website stands in it: as many looks into an index, in one question. */
export async function areReached(
  connection: Connection,
  website: RequestWebsite,
  boxes: readonly Box[],
): Promise<boolean[]> {
  if (boxes.length === 0) return [];
  const looks = boxes.map(({ lat, long }) => {
    const area = { lat, long, circle: null };
    return sql`EXISTS (SELECT FROM ${listingsIn(area)} WHERE listing.is_online
      AND ${ofWebsite(website, 'listing.company_id')} AND ${isIn(area)})`;
  });
  const { rows } = await sql<{ reached: boolean[] }>`SELECT ARRAY[${sql.join(looks)}] AS reached`.execute(
    connection,
  );
  return rows[0]?.reached ?? [];
}
