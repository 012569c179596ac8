import type { Driver } from '../../../contract/drivers.ts';
import { fieldOf } from '../../../domain/records.ts';
import { isCouponCode } from '../../../domain/pricing/coupon-code.ts';
import { MAX_EXTRA_QUANTITY } from '../../../domain/pricing/extra.ts';
import { knownDrivers } from '../../shared/bookings/drivers/known-drivers.ts';

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
    extras: quantities(fieldOf(kept, 'extras')),
    drivers: knownDrivers(fieldOf(kept, 'drivers')),
    coupon: typeof coupon === 'string' && isCouponCode(coupon) ? coupon : null,
  };
}

function quantities(value: unknown): Record<string, number> {
  const entries: [string, unknown][] = Object.entries(
    typeof value === 'object' && value !== null ? value : {},
  );
  return Object.fromEntries(
    entries.flatMap(([id, count]) => (/^\d+$/.test(id) && isQuantity(count) ? [[id, count]] : [])),
  );
}

function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_EXTRA_QUANTITY;
}
