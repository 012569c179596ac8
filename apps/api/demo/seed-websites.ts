import type { Connection } from '@nolo/db/database.ts';
import { known } from './records/known.ts';
import { contractors, websiteLinks, websites } from './websites.ts';
import type { CompanyIds } from './seed-companies.ts';

/** Resellers, and a website for each tenant that has none yet. */
export async function seedWebsites(connection: Connection, companyIds: CompanyIds): Promise<void> {
  const contractorIds = await seedContractors(connection, companyIds);
  const rows = websites.map((website) => ({
    sub_domain: website.subDomain,
    name: website.name,
    legal_name: website.legal?.name ?? null,
    vat_number: website.legal?.vat ?? null,
    reply_to: website.replyTo,
    theme_color: website.color,
    theme_count: website.theme,
    contractor_id: website.contractor === null ? null : known(contractorIds, website.contractor),
    company_id: website.company === null ? null : known(companyIds, website.company),
  }));
  const inserting = connection.insertInto('website').values(rows);
  await inserting.onConflict((conflict) => conflict.column('sub_domain').doNothing()).execute();
  await seedLinks(connection);
}

async function seedContractors(
  connection: Connection,
  companyIds: CompanyIds,
): Promise<ReadonlyMap<string, number>> {
  const inserted = await connection
    .insertInto('contractor')
    .values(contractors.map(({ name }) => ({ name })))
    .returning(['id', 'name'])
    .execute();
  const ids = new Map(inserted.map(({ id, name }) => [name, id]));
  const members = contractors.flatMap(({ name, companies: keys }) =>
    keys.map((key) => ({ contractor_id: known(ids, name), company_id: known(companyIds, key) })),
  );
  await connection.insertInto('contractor_company').values(members).execute();
  return ids;
}

async function seedLinks(connection: Connection): Promise<void> {
  const all = await connection.selectFrom('website').select(['id', 'sub_domain']).execute();
  const ids = new Map(all.map(({ id, sub_domain }) => [sub_domain, id]));
  const links = websiteLinks.map(({ subDomain, ...link }) => ({
    ...link,
    website_id: known(ids, subDomain),
  }));
  await connection.insertInto('website_link').values(links).execute();
}
