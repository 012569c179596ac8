import type { IncomingHttpHeaders } from 'node:http';
import { colorOf, themeOf, type Theme } from '@nolo/domain/website/theme.ts';
import { websiteLinkKinds, type WebsiteLink } from '@nolo/domain/website/website-link.ts';
import { hostNameOf, isHostName, wwwVariantOf } from '@nolo/domain/website/host-name.ts';
import { subDomainOf } from '@nolo/domain/website/sub-domain.ts';
import type { Database } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { remember } from '../platform/memoize.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import type { Config } from '../platform/config.ts';

/** A tenant as stored, with the companies whose cars it shows; null: every company's. */
export type Website = RequestWebsite & {
  logo: string | null;
  theme_color: string;
  /** Null: no theme yet. */
  theme_count: Theme | null;
  contractor_id: number | null;
  company_id: number | null;
  legal_name: string | null;
  vat_number: string | null;
  links: readonly WebsiteLink[];
  reply_to: string | null;
  /** Of the company whose website it is. */
  phone: string | null;
  address: string | null;
  mail_from: string | null;
};

const SUB_DOMAIN = /^[a-z0-9]{1,63}$/;

/** Settings change rarely; a change is seen everywhere within five seconds. Host names are free to invent. */
const recent = remember<string, Website | null>({
  forMs: 5000,
  most: 1000,
  keyOf: (subDomain) => subDomain,
  read: readWebsite,
});

/** The website of a sub-domain, null when there is none. Remembered for some seconds per process. */
export async function findWebsite(
  { database }: Pick<Deps, 'database'>,
  subDomain: string,
): Promise<Website | null> {
  return SUB_DOMAIN.test(subDomain) ? recent(database, subDomain) : null;
}

/** The sub-domain of the website that has a host name for its own, or that name with or without `www.`. */
const ownDomain = remember<string, string | null>({
  forMs: 5000,
  most: 1000,
  keyOf: (domain) => domain,
  read: async (database, domain) => {
    const row = await database
      .selectFrom('website')
      .select('sub_domain')
      .where('domain', 'in', [domain, wwwVariantOf(domain)])
      .orderBy((query) => query('domain', '=', domain), 'desc')
      .executeTakeFirst();
    return row?.sub_domain ?? null;
  },
});

/**
 * The website that a Host header asks for: the one whose own domain it is, with or without `www.`, else the one of its
 * first label.
 */
export async function findWebsiteOfHost(deps: Pick<Deps, 'database'>, host: string): Promise<Website | null> {
  const name = hostNameOf(host);
  const owner = isHostName(name) ? await ownDomain(deps.database, name) : null;
  return findWebsite(deps, owner ?? subDomainOf(name));
}

const ID = /^\d{1,9}$/;

/**
 * The website of a request to the API. On the main site the headers `company_id` and `contractor_id` narrow what it
 * shows; on a tenant's they change nothing (docs/specification/tenants.md 3). What is no number counts as not sent.
 */
export async function findRequestWebsite(
  deps: Pick<Deps, 'database'>,
  host: string,
  headers: IncomingHttpHeaders,
): Promise<RequestWebsite | null> {
  const website = await findWebsiteOfHost(deps, host);
  if (website === null || website.companyIds !== null) return website;
  const idIn = (name: string) => (ID.test(String(headers[name])) ? Number(headers[name]) : null);
  const narrowed = { company_id: idIn('company_id'), contractor_id: idIn('contractor_id') };
  return { ...website, companyIds: await companyIdsOf(deps.database, narrowed) };
}

/** In whose name a message goes out. */
export async function findWebsiteById(
  { database }: Pick<Deps, 'database'>,
  id: number,
): Promise<Website | null> {
  const row = await database
    .selectFrom('website')
    .select('sub_domain')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? readWebsite(database, row.sub_domain) : null;
}

async function readWebsite(database: Database, subDomain: string): Promise<Website | null> {
  const row = await database
    .selectFrom('website')
    .leftJoin('company', 'company.id', 'website.company_id')
    .selectAll('website')
    .select((query) => [
      query.fn.coalesce('website.legal_name', 'company.legal_name').as('legal_name'),
      query.fn.coalesce('website.vat_number', 'company.vat_number').as('vat_number'),
      'company.phone',
      'company.address',
      query.fn.coalesce('website.reply_to', 'company.email').as('reply_to'),
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
    links: await linksOf(database, row),
  };
}

async function linksOf(database: Database, { id }: { id: number }): Promise<WebsiteLink[]> {
  const rows = await database
    .selectFrom('website_link')
    .select(['kind', 'name', 'language', 'url'])
    .where('website_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const kind = websiteLinkKinds.find((one) => one === row.kind);
    return kind ? [{ ...row, kind }] : [];
  });
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

/** The company that owns a website; the operator, when the website names none. */
export function legalOf(
  website: Pick<Website, 'legal_name' | 'vat_number'>,
  operator: Pick<Config, 'OPERATOR_NAME' | 'OPERATOR_VAT'>,
): { company: string; vat: string } {
  return {
    company: website.legal_name ?? operator.OPERATOR_NAME,
    vat: website.vat_number ?? operator.OPERATOR_VAT,
  };
}
