import { daysBetween, type LocalDate } from '../calendar/local-date-time.ts';
import { percentOf } from '../money/money.ts';

export const discountKinds = ['flat_discount', 'discount_percentage'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** A company's discount on its cars; `value` is minor units per booking, or percent (docs/specification/price.md 3). */
export type Deal = { id: string; kind: DiscountKind; value: number };

/** An 8-digit code of one company (docs/specification/price.md 4); `value` as in {@link Deal}. */
export type Coupon = {
  code: string;
  kind: DiscountKind;
  value: number;
  startsOn: LocalDate;
  /** The last day it can be used. */
  endsOn: LocalDate;
  minimumAmountMinor: number | null;
  maxUses: number | null;
  /** By all renters so far. */
  uses: number;
  usedByRenter: boolean;
};

/** Why a coupon is refused (each a 422). */
export type CouponProblem =
  | 'coupon.not_started'
  | 'coupon.expired'
  | 'coupon.already_used'
  | 'coupon.used_up'
  | 'coupon.minimum_not_reached';

/**
 * When a deal counts, on the calendar of the pickup place: its first and last pickup day, and how many days before the pickup
 * day it is booked, at least and at most; null: any.
 */
export type DealWindow = {
  starts_on: string;
  ends_on: string;
  min_lead_days: number | null;
  max_lead_days: number | null;
};

/** Whether a deal is for bookings made on one day for a pickup on another; only then it is shown (docs/specification/price.md 1). */
export function appliesTo(
  { starts_on, ends_on, min_lead_days, max_lead_days }: DealWindow,
  { bookedOn, pickupOn }: { bookedOn: LocalDate; pickupOn: LocalDate },
): boolean {
  const leadDays = daysBetween(bookedOn, pickupOn);
  return (
    starts_on <= pickupOn &&
    pickupOn <= ends_on &&
    leadDays >= (min_lead_days ?? -Infinity) &&
    leadDays <= (max_lead_days ?? Infinity)
  );
}

/**
 * What a deal takes off the rental price, in minor units; never more than the price (docs/specification/price.md 3).
 */
export function dealDiscount(deal: Deal, rentalMinor: number): number {
  return discount(deal, rentalMinor);
}

/** The deal that saves the renter most; of equals the first given; null when none saves anything. */
export function bestDeal(deals: readonly Deal[], rentalMinor: number): Deal | null {
  let best: Deal | null = null;
  let bestMinor = 0;
  for (const deal of deals) {
    const savedMinor = dealDiscount(deal, rentalMinor);
    if (savedMinor > bestMinor) [best, bestMinor] = [deal, savedMinor];
  }
  return best;
}

/**
 * The first reason to refuse a coupon, or null (docs/specification/price.md 4). `onDate` is the day of booking at the
 * pickup place; `amountMinor` is what the deal leaves of the rental price, which the coupon applies to and
 * its minimum is compared with.
 */
export function checkCoupon(
  coupon: Coupon,
  { onDate, amountMinor }: { onDate: LocalDate; amountMinor: number },
): CouponProblem | null {
  if (onDate < coupon.startsOn) return 'coupon.not_started';
  if (onDate > coupon.endsOn) return 'coupon.expired';
  if (coupon.usedByRenter) return 'coupon.already_used';
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return 'coupon.used_up';
  if (coupon.minimumAmountMinor !== null && amountMinor < coupon.minimumAmountMinor) {
    return 'coupon.minimum_not_reached';
  }
  return null;
}

/** What a coupon takes off `amountMinor`, what the deal left of the rental price; never more than that. */
export function couponDiscount(coupon: Pick<Coupon, 'kind' | 'value'>, amountMinor: number): number {
  return discount(coupon, amountMinor);
}

/** The least the payment provider charges (euro cents). */
export const MINIMUM_CHARGE_MINOR = 50;

/** A total that the provider refuses: neither nothing to pay nor enough. */
export function isTooSmallToCharge(totalMinor: number): boolean {
  return totalMinor > 0 && totalMinor < MINIMUM_CHARGE_MINOR;
}

/**
 * What a deal or a coupon may take off an amount: it leaves nothing to pay, or as much as can be charged. An amount that is
 * too small even before is left alone.
 */
export function chargeableDiscount(discountMinor: number, amountMinor: number): number {
  const left = amountMinor - discountMinor;
  if (left === 0 || left >= MINIMUM_CHARGE_MINOR) return discountMinor;
  return Math.max(0, Math.min(discountMinor, amountMinor - MINIMUM_CHARGE_MINOR));
}

function discount({ kind, value }: { kind: DiscountKind; value: number }, amountMinor: number): number {
  const minor = kind === 'flat_discount' ? value : percentOf(amountMinor, value);
  return Math.max(0, Math.min(minor, amountMinor));
}
