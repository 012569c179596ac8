import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { showCompanyPayouts, showPayouts } from './show-payouts.ts';

/** What companies are owed, for the staff. */
export const payoutRoutes: FeatureRoutes = (register, deps) => {
  register(staffApi.staffPayouts, async ({ caller }) => ({ data: await showPayouts(deps, caller) }));

  register(staffApi.staffCompanyPayouts, async ({ caller, params }) => ({
    data: await showCompanyPayouts(deps, caller, params),
  }));
};
