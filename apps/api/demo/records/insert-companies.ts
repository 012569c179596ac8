import type { Insertable } from 'kysely';
import type { OpeningHours } from '@nolo/domain/calendar/opening-hours.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Company, CompanyLocation } from '@nolo/db/database-types.ts';

export type NewCompany = Omit<Insertable<Company>, 'opening_hours'> & { opening_hours: OpeningHours };

/** In the order given; active, unless told otherwise. */
export async function insertCompanies(connection: Connection, companies: readonly NewCompany[]) {
  const rows = companies.map((company) => ({
    status: 'active',
    ...company,
    opening_hours: JSON.stringify(company.opening_hours),
  }));
  return connection.insertInto('company').values(rows).returningAll().execute();
}

/** Where companies hand cars over and take them back; in the order given. */
export async function insertLocations(
  connection: Connection,
  places: readonly Insertable<CompanyLocation>[],
) {
  return connection.insertInto('company_location').values(places).returningAll().execute();
}
