import { businessApi } from '@nolo/contract/business/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { listCompanyBookings } from './list-company-bookings.ts';
import { listHandovers } from './list-handovers.ts';
import { showCompanyBooking } from './show-company-booking.ts';

/** Bookings as the companies whose cars they are see them. */
export const companyBookingRoutes: FeatureRoutes = (register, deps) => {
  register(businessApi.handovers, async ({ caller }) => ({ data: await listHandovers(deps, caller) }));

  register(businessApi.companyBookings, async ({ caller, query }) => ({
    data: await listCompanyBookings(deps, caller, query),
  }));

  register(businessApi.companyBooking, async ({ caller, params }) => ({
    data: await showCompanyBooking(deps, caller, params),
  }));
};
