import type { CallData } from '@nolo/contract/endpoint.ts';
import type { offers } from '@nolo/contract/business/offers.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { findTimeZone } from '../../bookings/company/company-booking-store.ts';
import type { Deps } from '../../deps.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { nameOf } from '../car-row.ts';
import { listCouponsOf, listDealCars, listDealsOf } from './offer-store.ts';

/** Deals and coupons of a company, over ones included. */
export async function showOffers(
  { clock, database }: Deps,
  { companyId }: MemberCaller,
): Promise<CallData<typeof offers>> {
  const timeZone = await findTimeZone(database, companyId);
  const [deals, coupons, cars] = await Promise.all([
    listDealsOf(database, companyId),
    listCouponsOf(database, companyId),
    listDealCars(database, companyId),
  ]);
  return {
    deals: deals.map(({ id, kind, value, name, car_id, isUsed, ...deal }) => ({
      id,
      kind,
      value,
      starts_on: deal.starts_on,
      ends_on: deal.ends_on,
      min_lead_days: deal.min_lead_days,
      max_lead_days: deal.max_lead_days,
      name_it: name.it,
      name_en: name.en,
      name_fr: name.fr,
      car_id,
      is_used: isUsed,
    })),
    coupons: coupons.map(({ id, code, kind, value, starts_on, ends_on, max_uses, uses, isUsed, ...row }) => ({
      id,
      code,
      kind,
      value,
      starts_on,
      ends_on,
      minimum_amount: row.minimum_amount_minor,
      max_uses,
      uses,
      is_used: isUsed,
    })),
    cars: cars.map((car) => ({ id: car.id, name: nameOf(car), day: car.day_minor })),
    today: localDate(toLocal(clock.now().toISOString(), timeZone)),
  };
}
