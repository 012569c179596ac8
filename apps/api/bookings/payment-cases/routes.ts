import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { endUnfundedBooking } from '../end-unfunded-booking.ts';
import { resolvePaymentCase } from './resolve-payment-case.ts';
import { showPaymentCase } from './show-payment-case.ts';
import { showPaymentCases } from './show-payment-cases.ts';

/** Money matters that wait for a person of the staff. */
export const paymentCaseRoutes: FeatureRoutes = (register, deps) => {
  register(staffApi.staffPaymentCases, async ({ caller, query }) => ({
    data: await showPaymentCases(deps, caller, query),
  }));

  register(staffApi.staffPaymentCase, async ({ caller, params }) => ({
    data: await showPaymentCase(deps, caller, params),
  }));

  register(staffApi.resolvePaymentCase, async ({ caller, params: { id }, body }) => {
    await resolvePaymentCase(deps, caller, { id, ...body });
    return { data: {} };
  });

  register(staffApi.endUnfundedBooking, async ({ caller, params: { id }, body }) => {
    await endUnfundedBooking(deps, caller, { id, ...body });
    return { data: {} };
  });
};
