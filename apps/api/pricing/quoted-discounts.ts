import { localDate, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { bestDeal, checkCoupon, type Coupon, type Deal } from '@nolo/domain/pricing/discounts.ts';
import { rentalPrice, type PeriodPrices } from '@nolo/domain/pricing/rental-price.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import type { Connection } from '@nolo/db/database.ts';
import { findCoupon, findGrantedCoupon, listApplicableDeals } from './quote-store.ts';
import type { QuotedCar, StoredCoupon, StoredDeal } from './quote-store.ts';

/**
 * The deal that was named, or the best there is.
 * @throws AppError booking.deal_unknown
 */
export async function chooseDeal(
  connection: Connection,
  car: QuotedCar,
  { language }: Caller,
  wanted: {
    dealId?: number | undefined;
    prices: PeriodPrices;
    days: number;
    pickup: LocalDateTime;
    bookedAt: Date;
  },
): Promise<StoredDeal | null> {
  const bookedOn = localDate(toLocal(wanted.bookedAt.toISOString(), car.time_zone));
  const pickupOn = localDate(wanted.pickup);
  const deals = await listApplicableDeals(connection, car, { bookedOn, pickupOn }, language);
  if (wanted.dealId !== undefined) {
    const named = deals.find(({ id }) => id === wanted.dealId);
    if (!named) throw new AppError('booking.deal_unknown', { fields: { dealId: 'booking.deal_unknown' } });
    return named;
  }
  const best = bestDeal(deals.map(domainDeal), rentalPrice(wanted.prices, wanted.days).totalMinor);
  return deals.find(({ id }) => String(id) === best?.id) ?? null;
}

type CouponRequest = {
  coupon?: string | undefined;
  grantedCouponId?: number | null;
  lockCoupon?: boolean;
  now: Date;
  startsAt: string;
  endsAt: string;
  amountMinor: number;
};

/** A booking's own coupon, when the booking is changed: it asks for its minimum only, and is gone below it. */
async function saveCoupon(
  connection: Connection,
  id: number | null,
  amountMinor: number,
): Promise<StoredCoupon | null> {
  const coupon = id === null ? null : await findGrantedCoupon(connection, id);
  const minimum = coupon?.minimum_amount_minor ?? 0;
  return amountMinor < minimum ? null : coupon;
}

/** @throws AppError coupon.* */
export async function acceptCoupon(
  connection: Connection,
  car: QuotedCar,
  { accountId }: Caller,
  { coupon: code, grantedCouponId, lockCoupon, now, startsAt, endsAt, amountMinor }: CouponRequest,
): Promise<StoredCoupon | null> {
  if (grantedCouponId !== undefined) return saveCoupon(connection, grantedCouponId, amountMinor);
  if (code === undefined) return null;
  const found = await findCoupon(connection, {
    companyId: car.company_id,
    code,
    accountId,
    lock: lockCoupon ?? false,
    carId: car.id,
    startsAt,
    endsAt,
  });
  if (found === null) throw new AppError('coupon.unknown', { fields: { coupon: 'coupon.unknown' } });
  const onDate = localDate(toLocal(now.toISOString(), car.time_zone));
  const problem = checkCoupon(domainCoupon(found), { onDate, amountMinor });
  if (problem) throw new AppError(problem, { fields: { coupon: problem } });
  return found;
}

export function domainDeal({ id, kind, value }: StoredDeal): Deal {
  return { id: String(id), kind, value };
}

export function domainCoupon(coupon: StoredCoupon): Coupon {
  return {
    code: coupon.code,
    kind: coupon.kind,
    value: coupon.value,
    startsOn: coupon.starts_on,
    endsOn: coupon.ends_on,
    minimumAmountMinor: coupon.minimum_amount_minor,
    maxUses: coupon.max_uses,
    uses: coupon.uses,
    usedByRenter: coupon.usedByRenter,
  };
}
