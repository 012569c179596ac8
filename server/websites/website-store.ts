import { colorOf, themeOf, type Theme } from '../../domain/website/theme.ts';
import type { Deps } from '../deps.ts';
import type { Database } from '../platform/database.ts';
import { remember } from '../platform/remember.ts';
import type { RequestWebsite } from '../platform/request-website.ts';

/** A tenant as stored, with the companies whose cars it shows; null: every company's. */
export type Website = RequestWebsite & {
  name: string;
  logo: string | null;
  theme_color: string;
  /** Null: no theme yet. */
  theme_count: Theme | null;
  contractor_id: number | null;
  company_id: number | null;
  legal_name: string | null;
  vat_number: string | null;
};

const SUB_DOMAIN = /^[a-z0-9]{1,63}$/;

/** Settings change rarely; a change is seen everywhere within two seconds. Host names are free to invent. */
const recent = remember<string, Website | null>({
  forMs: 5000,
  most: 1000,
  keyOf: (subDomain) => subDomain,
  read: readWebsite,
  isOfCatalogue: true,
});

/** The website of a sub-domain, null when there is none. Remembered for some seconds per process. */
export async function findWebsite(
  { database }: Pick<Deps, 'database'>,
  subDomain: string,
): Promise<Website | null> {
  return SUB_DOMAIN.test(subDomain) ? recent(database, subDomain) : null;
}

async function readWebsite(database: Database, subDomain: string): Promise<Website | null> {
  const row = await database
    .selectFrom('website')
    .leftJoin('company', 'company.id', 'website.company_id')
    .selectAll('website')
    .select((query) => [
      query.fn.coalesce('website.legal_name', 'company.legal_name').as('legal_name'),
      query.fn.coalesce('website.vat_number', 'company.vat_number').as('vat_number'),
    ])
    .where('sub_domain', '=', subDomain)
    .executeTakeFirst();
  if (!row) return null;
  const theme = themeOf(row.theme_count);
  return {
    ...row,
    theme_count: theme,
    theme_color: colorOf(theme, row.theme_color),
    companyIds: await companyIdsOf(database, row),
  };
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
