import {
  cancelReservation,
  createReservation as createReservationCall,
  myReservations,
  reservation,
} from '../../contract/bookings.ts';
import type { FeatureRoutes } from '../app.ts';
import { cancelBooking } from './cancel-booking.ts';
import { createReservation } from './create-reservation.ts';
import { findReservation, findReservations } from './find-reservations.ts';

export const bookingRoutes: FeatureRoutes = (register, deps) => {
  register(createReservationCall, async ({ params, query, body, session, website, language }) => {
    const { reservationId, url } = await createReservation(deps, {
      carId: params.carId,
      isSameTime: query.isSameTime,
      body,
      accountId: session.accountId,
      website,
      language,
    });
    return { data: { url, reservation_id: reservationId }, message: 'booking.created' };
  });

  register(myReservations, async ({ query, session, website }) => ({
    data: await findReservations(deps, session.accountId, website, query.page),
  }));

  register(reservation, async ({ params, session, website }) => ({
    data: { reservation: await findReservation(deps, session.accountId, website, params.id) },
  }));

  register(cancelReservation, async ({ body, session, website }) => {
    await cancelBooking(deps, session.accountId, website, body.reservation_id);
    const cancelled = await findReservation(deps, session.accountId, website, body.reservation_id);
    return { data: { reservation: cancelled }, message: 'booking.cancelled' };
  });
};
