import { sql } from 'kysely';
import type { z } from 'zod';
import type { sitemapCars, sitemapParts } from '@nolo/contract/sitemap.ts';
import { SITEMAP_CARS, SITEMAP_PAGE, sitemapRange } from '@nolo/domain/website/sitemap.ts';
import type { Database } from '@nolo/db/database.ts';
import { remember } from '../../platform/memoize.ts';
import { scopeKey, type RequestWebsite } from '../../platform/request-website.ts';
import { ofWebsite } from '../../platform/tenant-sql.ts';
import { isOffered } from '../../cars/offered-cars-sql.ts';

type Parts = z.output<typeof sitemapParts.data>['parts'];
type Cars = z.output<typeof sitemapCars.data>['cars'];

/** Looks at every car: seconds for a million (docs/benchmarks.md). Search engines get an answer that old. */
const FIVE_MINUTES = 300_000;

/** The parts that have cars, by number. Remembered for some minutes per process. */
export const listSitemapParts = remember<RequestWebsite, Parts>({
  forMs: FIVE_MINUTES,
  most: 1000,
  keyOf: scopeKey,
  read: readParts,
});

async function readParts(database: Database, website: RequestWebsite): Promise<Parts> {
  const { rows } = await sql<Parts[number]>`
    SELECT ((id - 1) / ${SITEMAP_CARS}::int) + 1 AS part,
      to_char(max(changed_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed_on
    FROM car WHERE ${isOffered('car')} AND ${ofWebsite(website, 'company_id')}
    GROUP BY 1 ORDER BY 1`.execute(database);
  return rows;
}

/** The next cars of a part, by the primary key: as fast at the end of a million as at its start. */
export async function listSitemapCars(
  database: Database,
  website: RequestWebsite,
  { part, after }: { part: number; after: number },
): Promise<{ cars: Cars; next: number | null }> {
  const range = sitemapRange(part);
  const { rows } = await sql<Cars[number]>`
    SELECT id, slug, to_char(changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS changed_on
    FROM car WHERE id > ${Math.max(range.after, after)} AND id <= ${range.last}
      AND ${isOffered('car')} AND ${ofWebsite(website, 'company_id')}
    ORDER BY id LIMIT ${SITEMAP_PAGE}`.execute(database);
  return { cars: rows, next: rows.length === SITEMAP_PAGE ? (rows.at(-1)?.id ?? null) : null };
}
