import { sql, type Insertable } from 'kysely';
import type { ExtraCharge } from '@nolo/domain/pricing/extra.ts';
import { asPeopleRead } from '@nolo/db/as-people-read.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Company } from '@nolo/db/database-types.ts';
import type { Caller } from '../platform/caller.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';
import { isOffered, ofShownCompany } from '../cars/offered-cars-sql.ts';

/** Companies of the website that have a car online, by name. */
export async function listCompanies(connection: Connection, website: RequestWebsite, limit: number) {
  return connection
    .selectFrom('company')
    .select(['id', 'name as company_name', 'city'])
    .where((query) =>
      query.exists(
        query
          .selectFrom('car')
          .select('car.id')
          .whereRef('car.company_id', '=', 'company.id')
          .where(isOffered('car')),
      ),
    )
    .where(ofWebsite(website, 'company.id'))
    .orderBy('company.name', asPeopleRead)
    .orderBy('company.id')
    .limit(limit)
    .execute();
}

/** Whoever counts what a company has, and adds to it, does so one after the other: none of them counts too few. */
export async function lockCompany(connection: Connection, companyId: number): Promise<void> {
  await connection.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

/**
 * What a company offers besides the car, named in the language; null when the website does not show it. Whoever has booked there
 * goes on seeing it: their booking can be changed.
 */
export async function listExtras(
  connection: Connection,
  companyId: number,
  { website, language, accountId }: Pick<Caller, 'website' | 'language' | 'accountId'>,
) {
  const company = await connection
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .where(ofWebsite(website, 'id'))
    .where(
      sql<boolean>`(${ofShownCompany('company.id')} OR EXISTS (SELECT FROM booking
        WHERE booking.company_id = company.id AND booking.account_id = ${accountId}::uuid AND booking.status <> 'CANCELLED'))`,
    )
    .executeTakeFirst();
  if (!company) return null;
  return connection
    .selectFrom('extra')
    .select(['id', 'price_minor as price', 'is_driver as isDriver', 'excess_minor as excess'])
    .select('choice_group as group')
    .select(sql<string>`name ->> ${language}`.as('name'))
    .select(sql<string | null>`description ->> ${language}`.as('description'))
    .select(sql<ExtraCharge>`charged`.as('charged'))
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('is_driver', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether there is a company with that VAT number, in whatever state. */
export async function hasCompany(connection: Connection, vatNumber: string): Promise<boolean> {
  const row = await connection
    .selectFrom('company')
    .select('id')
    .where('vat_number', '=', vatNumber)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertCompany(connection: Connection, company: Insertable<Company>): Promise<number> {
  const { id } = await connection
    .insertInto('company')
    .values(company)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
