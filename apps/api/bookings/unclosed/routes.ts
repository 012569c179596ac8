import { staffApi } from '@nolo/contract/staff/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { closeUnclosedBooking } from './close-unclosed-booking.ts';
import { showUnclosedBooking } from './show-unclosed-booking.ts';
import { showUnclosedBookings } from './show-unclosed-bookings.ts';

/** Bookings that their companies have left open, for the staff who closes them. */
export const unclosedBookingRoutes: FeatureRoutes = (register, deps) => {
  register(staffApi.staffUnclosedBookings, async ({ caller }) => ({
    data: await showUnclosedBookings(deps, caller),
  }));

  register(staffApi.staffUnclosedBooking, async ({ caller, params }) => ({
    data: await showUnclosedBooking(deps, caller, params),
  }));

  register(staffApi.closeUnclosedBooking, async ({ caller, params: { id }, body }) => {
    await closeUnclosedBooking(deps, caller, { id, ...body });
    return { data: {} };
  });
};
