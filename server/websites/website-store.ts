import type { Deps } from '../deps.ts';
import type { Database } from '../platform/database.ts';
import type { RequestWebsite } from '../platform/request-website.ts';

/** A tenant as stored, with the companies whose cars it shows; null: every company's. */
export type Website = RequestWebsite & {
  name: string;
  logo: string | null;
  theme_color: string;
  theme_count: number;
  contractor_id: number | null;
  company_id: number | null;
};

/** Settings change rarely; a change is seen everywhere after this long. */
const CACHE_MS = 5_000;
/** Host names are free to invent: the cache never grows beyond this. */
const CACHE_SIZE = 1_000;
const SUB_DOMAIN = /^[a-z0-9]{1,63}$/;

type Cached = { readAt: number; website: Promise<Website | null> };
const caches = new WeakMap<Database, Map<string, Cached>>();

/** The website of a sub-domain, null when there is none. Remembered for some seconds per process. */
export async function findWebsite(deps: Deps, subDomain: string): Promise<Website | null> {
  if (!SUB_DOMAIN.test(subDomain)) return null;
  const cache = caches.get(deps.database) ?? new Map<string, Cached>();
  caches.set(deps.database, cache);
  const now = Date.now();
  const known = cache.get(subDomain);
  if (known && now - known.readAt < CACHE_MS) return known.website;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const website = readWebsite(deps.database, subDomain);
  cache.set(subDomain, { readAt: now, website });
  // A failed read is not remembered.
  website.catch(() => cache.delete(subDomain));
  return website;
}

async function readWebsite(database: Database, subDomain: string): Promise<Website | null> {
  const row = await database
    .selectFrom('website')
    .selectAll()
    .where('sub_domain', '=', subDomain)
    .executeTakeFirst();
  if (!row) return null;
  return { ...row, companyIds: await companyIdsOf(database, row) };
}

async function companyIdsOf(
  database: Database,
  website: { company_id: number | null; contractor_id: number | null },
): Promise<readonly number[] | null> {
  if (website.company_id !== null) return [website.company_id];
  if (website.contractor_id === null) return null;
  const rows = await database
    .selectFrom('contractor_company')
    .select('company_id')
    .where('contractor_id', '=', website.contractor_id)
    .orderBy('company_id')
    .execute();
  return rows.map((row) => row.company_id);
}
