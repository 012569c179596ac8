import { sql } from 'kysely';
import type { DriverFacts } from '@nolo/domain/booking/driver-eligibility.ts';
import { appliesTo, type DealWindow, type DiscountKind } from '@nolo/domain/pricing/discounts.ts';
import type { CompanyLocation } from '@nolo/domain/rental/pickup-return.ts';
import { closingDaysJson } from '../companies/closing-days-sql.ts';
import { inclusionsJson } from '../companies/inclusions-sql.ts';
import { LICENCE_COLUMNS, licenceOf } from '../bookings/drivers/driver-licence.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { isOffered, ofShownCompany } from '../cars/offered-cars-sql.ts';

/** A car as a quote needs it, with its company's rules and fees (minor units; null: no such fee). */
export type QuotedCar = Awaited<ReturnType<typeof findQuotedCar>> & object;

/** The renter as a driver, and by what name a refusal calls them. */
export type NamedRenter = DriverFacts & { name: string };

/** Null when the website does not show the car: unknown and another tenant's look the same. */
export async function findQuotedCar(connection: Connection, carId: number, website: RequestWebsite) {
  const row = await connection
    .selectFrom('car')
    .innerJoin('company', 'company.id', 'car.company_id')
    .select(['car.id', 'car.slug', 'car.company_id', 'car.is_delivery', 'car.for_events'])
    .select(['car.location_id', 'car.parking_location', 'car.city', 'car.latitude', 'car.longitude'])
    .select(['car.day_minor', 'car.week_minor', 'car.month_minor', 'car.deposit_minor'])
    .select([
      'company.time_zone',
      'company.opening_hours',
      'company.lead_minutes',
      'company.delivery_radius_km',
    ])
    .select(['company.turnaround_minutes', 'company.young_driver_per_day_minor', 'company.one_way_minor'])
    .select(['company.delivery_minor', 'company.flexible_return_minor', 'company.late_per_day_minor'])
    .select([inclusionsJson.as('inclusions'), closingDaysJson.as('closing_days')])
    .select([isOffered('car').as('is_online'), ofShownCompany('car.company_id').as('is_shown')])
    .select('company.ends_at')
    .where('car.id', '=', carId)
    .where(ofWebsite(website, 'car.company_id'))
    .executeTakeFirst();
  return row ?? null;
}

/** The places where the company takes its cars back. */
export function listCompanyPlaces(connection: Connection, companyId: number): Promise<CompanyLocation[]> {
  return connection
    .selectFrom('company_location')
    .select(['id', 'name', 'city', 'latitude', 'longitude'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .execute();
}

export type StoredDeal = {
  id: number;
  name: string;
  names: Record<Language, string>;
  kind: DiscountKind;
  value: number;
} & DealWindow;

/** Deals that apply to the car when it is booked and picked up on these days, in the order in which equals are preferred. */
export async function listApplicableDeals(
  connection: Connection,
  car: { id: number; company_id: number },
  days: { bookedOn: LocalDate; pickupOn: LocalDate },
  language: Language,
): Promise<StoredDeal[]> {
  const deals = await connection
    .selectFrom('deal')
    .select([
      'id',
      sql<string>`name ->> ${language}`.as('name'),
      sql<Record<Language, string>>`name`.as('names'),
    ])
    .select([sql<StoredDeal['kind']>`kind`.as('kind'), 'value'])
    .select(['starts_on', 'ends_on', 'min_lead_days', 'max_lead_days'])
    .where('company_id', '=', car.company_id)
    .where((where) => where.or([where('car_id', 'is', null), where('car_id', '=', car.id)]))
    .where('ends_on', '>=', days.pickupOn)
    .orderBy('id')
    .execute();
  return deals.filter((deal) => appliesTo(deal, days));
}

/** The company's active extras among `ids`, named in the language. */
export async function listChosenExtras(
  connection: Connection,
  companyId: number,
  ids: readonly number[],
  language: Language,
) {
  return connection
    .selectFrom('extra')
    .select(['id', 'price_minor', 'is_driver', 'excess_minor', 'choice_group'])
    .select(sql<string>`name ->> ${language}`.as('name'))
    .select(sql<Record<Language, string>>`name`.as('names'))
    .select(sql<'per_trip' | 'per_day'>`charged`.as('charged'))
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .where('id', 'in', ids)
    .execute();
}

export type StoredCoupon = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

type CouponQuestion = {
  companyId: number;
  code: string;
  accountId: string | null;
  lock: boolean;
  carId: number;
  startsAt: string;
  endsAt: string;
};

/**
 * The company's coupon with this code and how often live bookings use it. `lock` keeps others from using it
 * until the transaction ends: a limited number of uses is then never exceeded.
 */
export async function findCoupon(connection: Connection, coupon: CouponQuestion) {
  const row = await connection
    .selectFrom('coupon')
    .select(['id', 'code', 'kind', 'value', 'starts_on', 'ends_on', 'minimum_amount_minor', 'max_uses'])
    .where('company_id', '=', coupon.companyId)
    .where('code', '=', coupon.code)
    .$if(coupon.lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? { ...row, ...(await countCouponUses(connection, row.id, coupon)) } : null;
}

/** The renter's own unpaid booking of the same car and period does not count: reserving again replaces it. */
async function countCouponUses(
  connection: Connection,
  couponId: number,
  { accountId, carId, startsAt, endsAt }: CouponQuestion,
) {
  return connection
    .selectFrom('booking')
    .select([
      sql<number>`count(*)::int`.as('uses'),
      sql<boolean>`coalesce(bool_or(account_id = ${accountId}::uuid), false)`.as('usedByRenter'),
    ])
    .where('coupon_id', '=', couponId)
    .where('status', '<>', 'CANCELLED')
    .where((where) =>
      where.not(
        where.and([
          sql<boolean>`account_id IS NOT DISTINCT FROM ${accountId}::uuid`,
          where('status', '=', 'PENDING'),
          where('car_id', '=', carId),
          where('starts_at', '<', new Date(endsAt)),
          where('ends_at', '>', new Date(startsAt)),
        ]),
      ),
    )
    .executeTakeFirstOrThrow();
}

/** A coupon that a booking uses; how often others do plays no part. */
export async function findGrantedCoupon(connection: Connection, id: number): Promise<StoredCoupon> {
  const row = await connection
    .selectFrom('coupon')
    .select(['id', 'code', 'kind', 'value', 'minimum_amount_minor', 'max_uses', 'starts_on', 'ends_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, uses: 0, usedByRenter: false };
}

/** What a quote must know of the renter, who drives; null: a guest, of whom nothing is known. */
export async function findRenter(
  connection: Connection,
  accountId: string | null,
): Promise<NamedRenter | null> {
  if (accountId === null) return null;
  const row = await connection
    .selectFrom('account')
    .select(['dob', 'first_name as name', ...LICENCE_COLUMNS])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { dob: row.dob, name: row.name, licence: licenceOf(row) };
}
