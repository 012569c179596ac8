import { sql, type Insertable } from 'kysely';
import type { Database } from '@nolo/db/database.ts';
import type { Coupon } from '@nolo/db/database-types.ts';
import { createCar, createCompany } from '../../factories/car.ts';
import { createRenter } from '../../factories/renter.ts';
import { createWebsite } from '../../factories/website.ts';
import { createTestApp, type TestApp, type TestClock } from '../../setup/test-app.ts';
import { testNow } from '../../setup/test-day.ts';

const names = (name: string) => JSON.stringify({ en: name, it: name, fr: name });

/** The calendar day that many days from the tests' today. */
export const day = (offset: number) =>
  new Date(testNow().getTime() + offset * 86_400_000).toISOString().slice(0, 10);

export async function createExtra(database: Database, company_id: number, price_minor = 1000) {
  return database
    .insertInto('extra')
    .values({ company_id, name: names('Child seat'), price_minor, charged: 'per_trip' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function createDeal(database: Database, company_id: number) {
  return database
    .insertInto('deal')
    .values({
      company_id,
      name: names('Spring'),
      kind: 'flat_discount',
      value: 500,
      starts_on: day(200),
      ends_on: day(210),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function createCoupon(
  database: Database,
  company_id: number,
  code: string,
  values: Partial<Insertable<Coupon>> = {},
) {
  return database
    .insertInto('coupon')
    .values({
      company_id,
      code,
      kind: 'flat_discount',
      value: 2000,
      starts_on: day(-30),
      ends_on: day(300),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Two tenants on one installation. Rossi (`rossi.localhost`) has a car, an extra, a coupon and a deal; so has
 * Bianchi (`bianchi.localhost`); `www` shows both.
 */
export async function createWorld(
  options: { clock?: TestClock; work?: boolean; rateLimitFactor?: number } = {},
) {
  const test = await createTestApp({ work: false, ...options });
  const { database } = test.deps;
  const tenant = async (sub_domain: string, code: string) => {
    const company = await createCompany(database, { name: sub_domain });
    await createWebsite(database, { sub_domain, company_id: company.id });
    return {
      company,
      car: await createCar(database, { company_id: company.id, slug: `fiat-500-${sub_domain}` }),
      extra: await createExtra(database, company.id),
      deal: await createDeal(database, company.id),
      coupon: await createCoupon(database, company.id, code),
      host: `${sub_domain}.localhost`,
    };
  };
  const rossi = await tenant('rossi', '10000001');
  return {
    test,
    database,
    rossi,
    bianchi: await tenant('bianchi', '20000002'),
    newRenter: () => createRenter(database),
    newCar: (company_id = rossi.company.id) => createCar(database, { company_id }),
    close: () => test.close(),
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/**
 * Every row of every table, jobs included, as one number of rows and hash a table: equal when nothing changed. Guesses
 * are counted whatever comes of them.
 */
export async function fingerprint({ deps }: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE (schemaname = 'public' AND tablename <> 'attempt') OR (schemaname = 'jobs' AND tablename LIKE 'j%') ORDER BY 1`.execute(
    deps.database,
  );
  const each = tables.map(
    ({ name }) => sql`
      SELECT ${sql.lit(name)} AS name,
        count(*) || ' rows ' || md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS mark
      FROM ${sql.raw(name)} t`,
  );
  const { rows } = await sql<{
    name: string;
    mark: string;
  }>`${sql.join(each, sql` UNION ALL `)} ORDER BY name`.execute(deps.database);
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}
