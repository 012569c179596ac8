import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { showBookingLedger } from './show-booking-ledger.ts';
import { showReconciliation } from './show-reconciliation.ts';

/** The books, for the staff. */
export const ledgerRoutes: FeatureRoutes = (register, deps) => {
  register(staffApi.staffBookingLedger, async ({ caller, params }) => ({
    data: await showBookingLedger(deps, caller, params),
  }));

  register(staffApi.staffReconciliation, async ({ caller }) => ({
    data: await showReconciliation(deps, caller),
  }));
};
