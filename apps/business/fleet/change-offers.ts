import type { ActionFunctionArgs } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import type { CouponFields, DealFields } from '@nolo/contract/business/offers.ts';
import { api } from '../api.ts';

/** What a manager does with deals and coupons; `id` null: a new one. */
export type OfferChange =
  | { what: 'deal'; id: number | null; fields: DealFields }
  | { what: 'coupon'; id: number | null; fields: CouponFields }
  | { what: 'remove_deal'; id: number }
  | { what: 'remove_coupon'; id: number };

/** What came of it. `error`: the page says so where it was asked for. */
export type OfferChanged = { error: unknown };

export async function changeOffers({ params: { companyId = '' }, request }: ActionFunctionArgs) {
  const change = (await request.json()) as OfferChange;
  try {
    await send(companyId, change);
  } catch (error) {
    // The error page leads to the log-in.
    if (isApiError(error, 'auth.required')) throw error;
    return { error } satisfies OfferChanged;
  }
  return { error: null } satisfies OfferChanged;
}

function send(companyId: string, change: OfferChange): Promise<unknown> {
  const { what, id } = change;
  const params = { companyId, id: id ?? 0 };
  if (what === 'remove_deal') return api.call('removeDeal', { params });
  if (what === 'remove_coupon') return api.call('removeCoupon', { params });
  if (what === 'deal') {
    const body = change.fields;
    return id === null ? api.call('createDeal', { params, body }) : api.call('editDeal', { params, body });
  }
  const body = change.fields;
  return id === null ? api.call('createCoupon', { params, body }) : api.call('editCoupon', { params, body });
}
