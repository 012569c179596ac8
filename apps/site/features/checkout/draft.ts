import type { Driver } from '@nolo/contract/drivers.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { isCouponCode } from '@nolo/domain/pricing/coupon-code.ts';
import { knownDrivers } from '../../shared/bookings/drivers/known-drivers.ts';
import { knownQuantities } from '../../shared/bookings/extras/extra-groups.ts';

/** What was chosen beyond the address. No card data ever comes near this site. */
export type Draft = {
  /** Quantity by extra id. */
  extras: Record<string, number>;
  /** Additional drivers, as the server named them. */
  drivers: Driver[];
  coupon: string | null;
};

/** What this tab kept of a checkout; what makes no sense is left out. */
export function draftOf(kept: unknown): Draft {
  const coupon = fieldOf(kept, 'coupon');
  return {
    extras: knownQuantities(fieldOf(kept, 'extras')),
    drivers: knownDrivers(fieldOf(kept, 'drivers')),
    coupon: typeof coupon === 'string' && isCouponCode(coupon) ? coupon : null,
  };
}
