import { readPostalAddress } from '@nolo/domain/billing/postal-address.ts';
import type { Connection } from '@nolo/db/database.ts';
import { insertCompanies, insertLocations, type NewCompany } from './records/insert-companies.ts';
import { known } from './records/known.ts';
import { companies } from './companies.ts';
import type { CompanyPlan } from './company-plan.ts';
import { companyInclusions } from './inclusions.ts';

/** Database ids by company key. */
export type CompanyIds = ReadonlyMap<string, number>;

function cents(euro: number | null): number | null {
  return euro === null ? null : euro * 100;
}

function companyRow(company: CompanyPlan, index: number, createdAt: Date): NewCompany {
  const [seat] = company.branches;
  const written = readPostalAddress(company.address);
  return {
    name: company.name,
    legal_name: company.legalName,
    vat_number: company.vatNumber,
    sdi_code: company.sdiCode,
    pec_email: `${company.key}@pec.example`,
    email: emailOf(company.key),
    phone: company.phone,
    address: company.address,
    city: seat.city,
    zip: written?.zip ?? null,
    province: written?.province ?? null,
    latitude: seat.latitude,
    longitude: seat.longitude,
    time_zone: 'Europe/Rome',
    opening_hours: company.openingHours,
    lead_minutes: company.leadMinutes,
    turnaround_minutes: company.turnaroundMinutes,
    young_driver_per_day_minor: cents(company.fees.youngDriverPerDay),
    one_way_minor: cents(company.fees.oneWay),
    delivery_minor: cents(company.fees.delivery),
    delivery_radius_km: company.deliveryRadiusKm ?? 30,
    flexible_return_minor: cents(company.fees.flexibleReturn),
    late_per_day_minor: cents(company.fees.latePerDay),
    ...companyInclusions(company, index),
    hours_set_at: createdAt,
    conditions_set_at: createdAt,
    provider_state: 'enabled',
    provider_account_id: `acct_1Nolo${String(index + 1).padStart(12, '0')}`,
    created_at: createdAt,
  };
}

const emailOf = (key: string): string => `info@${key}.example`;

/** Companies and the places where they hand cars over, which are their branches, and where they take them back. */
export async function seedCompanies(connection: Connection, now: Date): Promise<CompanyIds> {
  const createdAt = new Date(now.getTime() - 500 * 24 * 60 * 60 * 1000);
  const inserted = await insertCompanies(
    connection,
    companies.map((company, index) => companyRow(company, index, createdAt)),
  );
  const ids = new Map(companies.map(({ key }, index) => [key, inserted[index]?.id ?? 0]));
  const places = companies.flatMap(({ key, phone, branches, takesBackAt = [] }) =>
    [...branches, ...takesBackAt].map(({ city, parking, zip, latitude, longitude, directions }) => ({
      company_id: known(ids, key),
      name: parking,
      city,
      street: zip === undefined ? null : (parking.split(', ').at(-1) ?? null),
      zip: zip ?? null,
      directions: directions ? JSON.stringify(directions) : null,
      latitude,
      longitude,
      email: emailOf(key),
      phone,
    })),
  );
  await insertLocations(connection, places);
  return ids;
}
