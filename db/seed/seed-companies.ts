import type pg from 'pg';
import type { LocalDate } from '../../domain/calendar/local-date-time.ts';
import { companies, contractors, websiteLinks, websites } from './companies.ts';
import type { CompanyPlan } from './company-plan.ts';
import { extrasOf } from './extras.ts';
import { companyInclusions } from './inclusions.ts';
import { insertRows } from './insert-rows.ts';
import type { Row } from './insert-rows.ts';
import { couponsOf } from './offers.ts';

/** Database ids by company key. */
export type CompanyIds = ReadonlyMap<string, number>;

function cents(euro: number | null): number | null {
  return euro === null ? null : euro * 100;
}

function companyRow(company: CompanyPlan, index: number, createdAt: Date): Row {
  const [seat] = company.branches;
  return {
    name: company.name,
    legal_name: company.legalName,
    vat_number: company.vatNumber,
    sdi_code: company.sdiCode,
    pec_email: `${company.key}@pec.example`,
    email: `info@${company.key}.example`,
    phone: company.phone,
    address: company.address,
    city: seat.city,
    latitude: seat.latitude,
    longitude: seat.longitude,
    time_zone: 'Europe/Rome',
    opening_hours: company.openingHours,
    lead_minutes: company.leadMinutes,
    turnaround_minutes: company.turnaroundMinutes,
    young_driver_per_day_minor: cents(company.fees.youngDriverPerDay),
    one_way_minor: cents(company.fees.oneWay),
    delivery_minor: cents(company.fees.delivery),
    flexible_return_minor: cents(company.fees.flexibleReturn),
    late_per_day_minor: cents(company.fees.latePerDay),
    ...companyInclusions(company, index),
    provider_account_id: `acct_1Nolo${String(index + 1).padStart(12, '0')}`,
    created_at: createdAt.toISOString(),
  };
}

/** Companies with their places, resellers, websites, extras and coupons. */
export async function seedCompanies(client: pg.ClientBase, now: Date, today: LocalDate): Promise<CompanyIds> {
  const createdAt = new Date(now.getTime() - 500 * 24 * 60 * 60 * 1000);
  const ids = await insertRows(
    client,
    'company',
    companies.map((company, index) => companyRow(company, index, createdAt)),
  );
  const byKey = new Map(companies.map(({ key }, index) => [key, ids[index] ?? 0]));
  await seedPlaces(client, byKey);
  await seedTenants(client, byKey);
  await insertRows(
    client,
    'extra',
    companies.flatMap((company, index) =>
      extrasOf(company, index).map(({ name, description, priceMinor, charged, isDriver, excessMinor }) => ({
        company_id: idOf(byKey, company.key),
        name,
        description,
        excess_minor: excessMinor,
        price_minor: priceMinor,
        charged,
        is_driver: isDriver,
        is_active: true,
      })),
    ),
  );
  await seedCoupons(client, byKey, today);
  return byKey;
}

export function idOf(ids: CompanyIds, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`no company ${key}`);
  return id;
}

/** A company hands cars over at its branches. */
async function seedPlaces(client: pg.ClientBase, ids: CompanyIds): Promise<void> {
  const rows = companies.flatMap((company) =>
    company.branches.map(({ city, parking, latitude, longitude }) => ({
      company_id: idOf(ids, company.key),
      name: parking,
      city,
      latitude,
      longitude,
    })),
  );
  await insertRows(client, 'company_place', rows);
}

async function seedTenants(client: pg.ClientBase, ids: CompanyIds): Promise<void> {
  const contractorIds = await insertRows(
    client,
    'contractor',
    contractors.map(({ name }) => ({ name })),
  );
  const byName = new Map<string, number>(
    contractors.map(({ name }, index) => [name, contractorIds[index] ?? 0]),
  );
  const members = contractors.flatMap(({ name, companies: keys }) =>
    keys.map((key) => ({ contractor_id: byName.get(name) ?? 0, company_id: idOf(ids, key) })),
  );
  await insertRows(client, 'contractor_company', members, null);
  const { rows: kept } = await client.query<{ sub_domain: string }>('SELECT sub_domain FROM website');
  const present = new Set(kept.map((website) => website.sub_domain));
  const rows = websites
    .filter(({ subDomain }) => !present.has(subDomain))
    .map((website): Row => ({
      sub_domain: website.subDomain,
      name: website.name,
      legal_name: website.legal?.name ?? null,
      vat_number: website.legal?.vat ?? null,
      logo: null,
      theme_color: website.color,
      theme_count: website.theme,
      contractor_id: website.contractor === null ? null : (byName.get(website.contractor) ?? null),
      company_id: website.company === null ? null : idOf(ids, website.company),
    }));
  await insertRows(client, 'website', rows);
  await seedLinks(client);
}

async function seedLinks(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: number; sub_domain: string }>(
    'SELECT id, sub_domain FROM website',
  );
  const idBySubDomain = new Map(rows.map(({ id, sub_domain }) => [sub_domain, id]));
  const links = websiteLinks.map(({ subDomain, ...link }): Row => ({
    ...link,
    website_id: idBySubDomain.get(subDomain) ?? null,
  }));
  await insertRows(client, 'website_link', links);
}

async function seedCoupons(client: pg.ClientBase, ids: CompanyIds, today: LocalDate): Promise<void> {
  const rows = companies.flatMap((company) =>
    couponsOf(company, today).map((coupon) => ({
      company_id: idOf(ids, company.key),
      code: coupon.code,
      kind: coupon.kind,
      value: coupon.value,
      starts_on: coupon.startsOn,
      ends_on: coupon.endsOn,
      max_uses: coupon.maxUses,
      minimum_amount_minor: coupon.minimumAmountMinor,
    })),
  );
  await insertRows(client, 'coupon', rows);
}
