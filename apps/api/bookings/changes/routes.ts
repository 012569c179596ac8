import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../../feature-routes.ts';
import { findReservationDetail } from '../find-reservation-detail.ts';
import { changeBooking } from './change-booking.ts';
import { quoteChange } from './quote-change.ts';
import { withdrawChange } from './withdraw-change.ts';

export const bookingChangeRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.quoteChange,
    async ({ params, body, caller }) => ({
      data: await quoteChange(deps, caller, { id: params.id, wish: body }),
    }),
    { rateLimit: { max: 60, timeWindow: '1 minute' } },
  );

  register(api.changeReservation, async ({ params, body, caller }) => {
    const { expected_total: expectedTotal, ...wish } = body;
    const { url } = await changeBooking(deps, caller, { id: params.id, wish, expectedTotal });
    return {
      data: { reservation: await findReservationDetail(deps, caller, params), url },
      message: url === null ? 'booking.changed' : 'booking.change_to_pay',
    };
  });

  register(api.withdrawChange, async ({ params, caller }) => {
    await withdrawChange(deps, caller, params);
    return {
      data: { reservation: await findReservationDetail(deps, caller, params) },
      message: 'booking.change_withdrawn',
    };
  });
};
