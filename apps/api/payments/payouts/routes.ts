import { businessApi } from '@nolo/contract/business/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { holdPayout } from './hold-payout.ts';
import { releasePayout } from './release-payout.ts';
import { reversePayout } from './reverse-payout.ts';
import { showBookingPayout, showBookingPayouts } from './show-booking-payouts.ts';
import { showCompanyMoney } from './show-company-money.ts';
import { showCompanyPayouts, showPayouts } from './show-payouts.ts';

/** What companies are owed and paid, for themselves and for the staff. */
export const payoutRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.companyMoney, async ({ caller, query }) => ({
    data: await showCompanyMoney(deps, caller, query),
  }));

  register(staffApi.staffPayouts, async ({ caller }) => ({ data: await showPayouts(deps, caller) }));

  register(staffApi.staffCompanyPayouts, async ({ caller, params }) => ({
    data: await showCompanyPayouts(deps, caller, params),
  }));

  register(staffApi.staffBookingPayouts, async ({ caller, query }) => ({
    data: await showBookingPayouts(deps, caller, query),
  }));

  register(staffApi.staffBookingPayout, async ({ caller, params }) => ({
    data: await showBookingPayout(deps, caller, params),
  }));

  register(staffApi.holdPayout, async ({ caller, params: { id }, body }) => {
    await holdPayout(deps, caller, { id, ...body });
    return { data: {} };
  });

  register(staffApi.releasePayout, async ({ caller, params }) => {
    await releasePayout(deps, caller, params);
    return { data: {} };
  });

  register(staffApi.reversePayout, async ({ caller, params: { id }, body }) => {
    await reversePayout(deps, caller, { id, ...body });
    return { data: {} };
  });
};
