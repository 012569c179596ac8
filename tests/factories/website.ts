import type { Insertable } from 'kysely';
import type { Database } from '@nolo/db/database.ts';
import type { Website } from '@nolo/db/database-types.ts';

/** One more website; shows every company's cars unless told otherwise. `createTestApp` already makes `www`. */
export async function createWebsite(
  database: Database,
  values: Partial<Insertable<Website>> & { sub_domain: string },
) {
  return database
    .insertInto('website')
    .values({ name: values.sub_domain, theme_color: '#2196f3', theme_count: 1, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}
