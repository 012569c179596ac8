import { businessApi } from '@nolo/contract/business/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
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
};
