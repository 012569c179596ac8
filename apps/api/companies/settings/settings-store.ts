import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { ProviderAccountState } from '@nolo/domain/companies/provider-account.ts';
import { asPeopleRead } from '@nolo/db/as-people-read.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Company, CompanyLocation, Extra } from '@nolo/db/database-types.ts';
import { ofCompany } from '../../platform/tenant-sql.ts';
import { locationPicture } from '../location-store.ts';

/** What a company has set itself. `forUpdate`: nobody else changes it meanwhile. */
export async function findSettings(connection: Connection, companyId: number, { forUpdate = false } = {}) {
  const query = connection
    .selectFrom('company')
    .select(['name', 'legal_name', 'email', 'vat_number', 'time_zone'])
    .select(['address', 'city', 'zip', 'province', 'sdi_code', 'pec_email'])
    .select(['opening_hours', 'lead_minutes', 'turnaround_minutes', 'hours_set_at', 'conditions_set_at'])
    .select(['young_driver_per_day_minor', 'one_way_minor', 'delivery_minor', 'delivery_radius_km'])
    .select(['flexible_return_minor', 'late_per_day_minor', 'deposit_by', 'roadside_help', 'cross_border'])
    .select(['provider_account_id', 'provider_state', 'provider_due', 'provider_due_by'])
    .where('id', '=', companyId);
  return (forUpdate ? query.forNoKeyUpdate() : query).executeTakeFirstOrThrow();
}
export type CompanySettings = Awaited<ReturnType<typeof findSettings>>;

export async function updateCompany(
  connection: Connection,
  companyId: number,
  values: Updateable<Company>,
): Promise<void> {
  await connection.updateTable('company').set(values).where('id', '=', companyId).execute();
}

/** Also those that are closed, after the others. */
export async function listLocations(connection: Connection, companyId: number) {
  const rows = await connection
    .selectFrom('company_location')
    .leftJoin('image', 'image.id', 'company_location.image_id')
    .select(['company_location.id', 'name', 'city', 'street', 'zip', 'directions', 'latitude', 'longitude'])
    .select(['email', 'phone', 'is_active', 'image.hash', 'image.width', 'image.height'])
    .select(
      sql<number>`(SELECT count(*)::int FROM car
          WHERE car.location_id = company_location.id AND car.archived_at IS NULL)`.as('cars'),
    )
    .where(ofCompany(companyId, 'company_id'))
    .orderBy('is_active', 'desc')
    .orderBy('name', asPeopleRead)
    .orderBy('company_location.id')
    .execute();
  return rows.map(({ hash, width, height, ...location }) => ({
    ...location,
    picture: locationPicture({ hash, width, height }),
  }));
}

/** Null when there is one of that name in the city. */
export async function insertLocation(
  connection: Connection,
  values: Insertable<CompanyLocation>,
): Promise<number | null> {
  const row = await connection
    .insertInto('company_location')
    .values(values)
    .onConflict((conflict) => conflict.columns(['company_id', 'city', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

type OfCompany = { companyId: number; id: number };

export async function isNameTaken(
  connection: Connection,
  { companyId, id, city, name }: OfCompany & { city: string; name: string },
): Promise<boolean> {
  const other = await connection
    .selectFrom('company_location')
    .select('id')
    .where(ofCompany(companyId, 'company_id'))
    .where('city', '=', city)
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

export async function updateLocation(
  connection: Connection,
  { companyId, id }: OfCompany,
  values: Updateable<CompanyLocation>,
): Promise<void> {
  await connection
    .updateTable('company_location')
    .set(values)
    .where(ofCompany(companyId, 'company_id'))
    .where('id', '=', id)
    .execute();
}

/**
 * Companies that renters book at and that have locations without a street, unless they were reminded since `before`; that
 * they are reminded is written down.
 */
export async function noteAddressReminders(
  connection: Connection,
  { now, before }: { now: Date; before: Date },
): Promise<{ companyId: number; locations: string[] }[]> {
  const { rows } = await sql<{ companyId: number; locations: string[] }>`
    UPDATE company SET address_reminded_at = ${now}
    FROM (SELECT company_id, array_agg(name || ', ' || city ORDER BY name) AS locations
          FROM company_location WHERE is_active AND street IS NULL GROUP BY company_id) missing
    WHERE company.id = missing.company_id AND company.status = 'active'
      AND (address_reminded_at IS NULL OR address_reminded_at < ${before})
    RETURNING company.id AS "companyId", missing.locations`.execute(connection);
  return rows;
}

/** Cars that stand at a location stand where it is, and are found under its name. */
export async function moveCars(
  connection: Connection,
  { companyId, id }: OfCompany,
  {
    name,
    city,
    latitude,
    longitude,
  }: Pick<Selectable<CompanyLocation>, 'name' | 'city' | 'latitude' | 'longitude'>,
): Promise<void> {
  await connection
    .updateTable('car')
    .set({ parking_location: name, city, latitude, longitude })
    .where(ofCompany(companyId, 'company_id'))
    .where('location_id', '=', id)
    .execute();
}

export async function listExtrasOfCompany(connection: Connection, companyId: number) {
  return connection
    .selectFrom('extra')
    .select([
      'id',
      'name',
      'price_minor',
      'charged',
      'is_driver',
      'excess_minor',
      'choice_group',
      'most',
      'is_active',
    ])
    .where(ofCompany(companyId, 'company_id'))
    .orderBy('is_active', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertExtra(connection: Connection, values: Insertable<Extra>): Promise<number> {
  const { id } = await connection
    .insertInto('extra')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateExtra(
  connection: Connection,
  { companyId, id }: OfCompany,
  values: Updateable<Extra>,
): Promise<void> {
  await connection
    .updateTable('extra')
    .set(values)
    .where(ofCompany(companyId, 'company_id'))
    .where('id', '=', id)
    .execute();
}

type Account = { accountId: string; companyId: number; state: ProviderAccountState };

/** Accounts that the provider was not asked about since; what it has refused stays refused. */
export async function listAccountsToAsk(connection: Connection, before: Date): Promise<Account[]> {
  const rows = await connection
    .selectFrom('company')
    .select(['id as companyId', 'provider_account_id as accountId', 'provider_state as state'])
    .where('provider_account_id', 'is not', null)
    .where('provider_state', '<>', 'rejected')
    .where((query) =>
      query.or([query('provider_checked_at', 'is', null), query('provider_checked_at', '<', before)]),
    )
    .orderBy('provider_checked_at', (order) => order.asc().nullsFirst())
    .limit(50)
    .execute();
  return rows.flatMap(({ accountId, ...row }) => (accountId === null ? [] : [{ ...row, accountId }]));
}
