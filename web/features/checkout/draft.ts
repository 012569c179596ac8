import type { Driver } from '../../../contract/drivers.ts';
import { isCouponCode } from '../../../domain/pricing/coupon-code.ts';
import { MAX_EXTRA_QUANTITY } from '../../../domain/pricing/extra.ts';
import { checkoutDraftKey } from '../../shared/bookings/checkout-draft.ts';
import type { BillingValues } from './billing/billing-form.ts';

/**
 * What was typed and chosen beyond the address, kept for this tab until it is closed or the renter logs out:
 * reload and the ways by log-in and profile lose nothing. No card data ever comes near this site. The fiscal
 * code is left out: it identifies a person for life, and the profile fills it in again.
 */
export type Draft = {
  /** Quantity by extra id. */
  extras: Record<string, number>;
  /** Additional drivers, as the server named them. */
  drivers: Driver[];
  coupon: string | null;
  billing: BillingValues | null;
};

export const emptyDraft: Draft = { extras: {}, drivers: [], coupon: null, billing: null };

export function writeDraft(carId: number, draft: Draft, storage: Storage = sessionStorage): void {
  const { billing } = draft;
  const kept = billing && { ...billing, billing: { ...billing.billing, fiscal_code: '' } };
  try {
    storage.setItem(checkoutDraftKey(carId), JSON.stringify({ ...draft, billing: kept }));
  } catch {
    // Storage is full or forbidden: then nothing is remembered.
  }
}

export function readDraft(carId: number, storage: Storage = sessionStorage): Draft {
  try {
    const stored = JSON.parse(storage.getItem(checkoutDraftKey(carId)) ?? 'null') as Partial<Draft> | null;
    return {
      extras: quantities(stored?.extras),
      drivers: knownDrivers(stored?.drivers),
      coupon: isCouponCode(String(stored?.coupon)) ? String(stored?.coupon) : null,
      billing: stored?.billing?.billing && stored.billing.company ? stored.billing : null,
    };
  } catch {
    return emptyDraft;
  }
}

function quantities(value: unknown): Record<string, number> {
  const entries: [string, unknown][] = Object.entries(
    typeof value === 'object' && value !== null ? value : {},
  );
  return Object.fromEntries(
    entries.flatMap(([id, count]) => (/^\d+$/.test(id) && isQuantity(count) ? [[id, count]] : [])),
  );
}

function knownDrivers(value: unknown): Driver[] {
  const drivers: unknown[] = Array.isArray(value) ? value : [];
  return drivers.flatMap((one) => (isDriver(one) ? [{ id: one.id, name: one.name }] : []));
}

function isDriver(value: unknown): value is Driver {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'name' in value && typeof value.name === 'string';
}

function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_EXTRA_QUANTITY;
}
