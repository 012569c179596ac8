import { businessApi } from '@nolo/contract/business/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { removeCoupon } from './remove-coupon.ts';
import { removeDeal } from './remove-deal.ts';
import { saveCoupon } from './save-coupon.ts';
import { saveDeal } from './save-deal.ts';
import { showOffers } from './show-offers.ts';

/** Deals and coupons of a company, as its managers see and change them. */
export const offerRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.offers, async ({ caller }) => ({ data: await showOffers(deps, caller) }));

  register(businessApi.createDeal, async ({ caller, body }) => ({
    data: await saveDeal(deps, caller, { ...body, id: null }),
  }));

  register(businessApi.editDeal, async ({ caller, params: { id }, body }) => {
    await saveDeal(deps, caller, { ...body, id });
    return { data: {} };
  });

  register(businessApi.removeDeal, async ({ caller, params }) => {
    await removeDeal(deps, caller, params);
    return { data: {} };
  });

  register(businessApi.createCoupon, async ({ caller, body }) => ({
    data: await saveCoupon(deps, caller, { ...body, id: null }),
  }));

  register(businessApi.editCoupon, async ({ caller, params: { id }, body }) => {
    await saveCoupon(deps, caller, { ...body, id });
    return { data: {} };
  });

  register(businessApi.removeCoupon, async ({ caller, params }) => {
    await removeCoupon(deps, caller, params);
    return { data: {} };
  });
};
