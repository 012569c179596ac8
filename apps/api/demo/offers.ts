import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { addDays } from '@nolo/domain/calendar/local-date-time.ts';
import type { DiscountKind } from '@nolo/domain/pricing/discounts.ts';
import type { CompanyPlan } from './company-plan.ts';
import { DEMO_COUPON, EXPIRED_COUPON, FUTURE_COUPON, MINIMUM_COUPON, USED_UP_COUPON } from './demo.ts';
import type { LocalTexts } from '@nolo/i18n/language.ts';

export type PlannedDeal = {
  /** Position among the company's cars; null: all of them. */
  car: number | null;
  name: LocalTexts;
  kind: DiscountKind;
  /** Minor units, or percent. */
  value: number;
  startsOn: LocalDate;
  endsOn: LocalDate;
  /** Null: whenever it is booked. */
  minLeadDays: number | null;
};

export type PlannedCoupon = Omit<PlannedDeal, 'car' | 'name' | 'minLeadDays'> & {
  code: string;
  minimumAmountMinor: number | null;
  maxUses: number | null;
};

export const WELCOME = { en: 'Online booking', it: 'Prenotazione online', fr: 'Réservation en ligne' };
const EARLY = { en: 'Early booking', it: 'Prenota prima', fr: 'Réservation anticipée' };
const FAREWELL = { en: 'End of season', it: 'Fine stagione', fr: 'Fin de saison' };
const SPECIAL = { en: 'Car of the month', it: 'Auto del mese', fr: 'Voiture du mois' };

/**
 * Deals of the company at this position. 'Autonoleggio Rossi' (0) has one on its third car only, so that its
 * first cars show prices without a deal; of the others, each third has one on every car.
 */
export function dealsOf(index: number, today: LocalDate): PlannedDeal[] {
  const current = { startsOn: addDays(today, -20), endsOn: addDays(today, 180), minLeadDays: null };
  const future = { startsOn: addDays(today, 200), endsOn: addDays(today, 260), minLeadDays: 30 };
  const expired = { startsOn: addDays(today, -90), endsOn: addDays(today, -7), minLeadDays: null };
  const deals: PlannedDeal[] = [
    { car: 2, name: SPECIAL, kind: 'discount_percentage', value: 15, ...current },
    { car: null, name: FAREWELL, kind: 'discount_percentage', value: 20, ...expired },
  ];
  if (index === 0) return deals;
  if (index % 3 === 1)
    deals.push({ car: null, name: WELCOME, kind: 'discount_percentage', value: 8, ...current });
  if (index % 3 === 2) deals.push({ car: 4, name: SPECIAL, kind: 'flat_discount', value: 2000, ...current });
  if (index % 4 === 0) deals.push({ car: null, name: EARLY, kind: 'flat_discount', value: 2500, ...future });
  return deals;
}

export function couponsOf(company: CompanyPlan, today: LocalDate): PlannedCoupon[] {
  const percent = (code: string, value: number, startsOn: number, endsOn: number): PlannedCoupon => ({
    code,
    kind: 'discount_percentage',
    value,
    minimumAmountMinor: null,
    maxUses: null,
    startsOn: addDays(today, startsOn),
    endsOn: addDays(today, endsOn),
  });
  const minimum = percent(MINIMUM_COUPON, 1, -30, 730);
  const coupons: PlannedCoupon[] = [
    percent(DEMO_COUPON, 10, -30, 1095),
    { ...minimum, kind: 'flat_discount', value: 5000, minimumAmountMinor: 30000 },
    percent(EXPIRED_COUPON, 25, -120, -10),
    percent(FUTURE_COUPON, 15, 30, 120),
  ];
  if (company.key === 'rossi') coupons.push({ ...percent(USED_UP_COUPON, 5, -60, 365), maxUses: 1 });
  return coupons;
}
