import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { findReservationDetail } from '../find-reservation-detail.ts';
import { amendBooking } from './amend-booking.ts';
import { quoteAmendment } from './quote-amendment.ts';
import { withdrawAmendment } from './apply-amendment.ts';

export const amendmentRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.quoteAmendment,
    async ({ params, body, caller }) => ({
      data: await quoteAmendment(deps, caller, { id: params.id, command: body }),
    }),
    { rateLimit: { max: 60, timeWindow: '1 minute' } },
  );

  register(api.changeReservation, async ({ params, body, caller }) => {
    const { expected_total: expectedTotal, ...command } = body;
    const { url } = await amendBooking(deps, caller, { id: params.id, command, expectedTotal });
    return {
      data: { reservation: await findReservationDetail(deps, caller, params), url },
      message: url === null ? 'booking.changed' : 'booking.change_to_pay',
    };
  });

  register(api.withdrawAmendment, async ({ params, caller }) => {
    await withdrawAmendment(deps, caller, params);
    return {
      data: { reservation: await findReservationDetail(deps, caller, params) },
      message: 'booking.change_withdrawn',
    };
  });
};
