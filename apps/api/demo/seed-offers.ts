import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { Connection } from '@nolo/db/database.ts';
import { known } from './records/known.ts';
import type { PlannedCar } from './cars.ts';
import { companies } from './companies.ts';
import { extrasOf } from './extras.ts';
import { couponsOf, dealsOf } from './offers.ts';
import type { CompanyIds } from './seed-companies.ts';

export async function seedExtras(connection: Connection, ids: CompanyIds): Promise<void> {
  const rows = companies.flatMap((company, index) =>
    extrasOf(company, index).map((extra) => ({
      company_id: known(ids, company.key),
      name: JSON.stringify(extra.name),
      description: JSON.stringify(extra.description),
      excess_minor: extra.excessMinor,
      choice_group: extra.group,
      price_minor: extra.priceMinor,
      charged: extra.charged,
      is_driver: extra.isDriver,
    })),
  );
  await connection.insertInto('extra').values(rows).execute();
}

export async function seedCoupons(connection: Connection, ids: CompanyIds, today: LocalDate): Promise<void> {
  const rows = companies.flatMap((company) =>
    couponsOf(company, today).map((coupon) => ({
      company_id: known(ids, company.key),
      code: coupon.code,
      kind: coupon.kind,
      value: coupon.value,
      starts_on: coupon.startsOn,
      ends_on: coupon.endsOn,
      max_uses: coupon.maxUses,
      minimum_amount_minor: coupon.minimumAmountMinor,
    })),
  );
  await connection.insertInto('coupon').values(rows).execute();
}

export async function seedDeals(
  connection: Connection,
  cars: readonly PlannedCar[],
  carIds: readonly number[],
  companyIds: CompanyIds,
  today: LocalDate,
): Promise<void> {
  const rows = companies.flatMap((company, index) => {
    const own = carIds.filter((_, position) => cars[position]?.company === company);
    return dealsOf(index, today).map((deal) => ({
      company_id: known(companyIds, company.key),
      car_id: deal.car === null ? null : (own[deal.car] ?? null),
      name: JSON.stringify(deal.name),
      kind: deal.kind,
      value: deal.value,
      starts_on: deal.startsOn,
      ends_on: deal.endsOn,
      min_lead_days: deal.minLeadDays,
    }));
  });
  await connection.insertInto('deal').values(rows).execute();
}
