import type { FastifyReply } from 'fastify';
import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { cancelBooking } from './cancel-booking.ts';
import { createReservation } from './create-reservation.ts';
import { findReservationDetail } from './find-reservation-detail.ts';
import { findReservation, findReservations } from './find-reservations.ts';
import { findLinkedReservation } from './links/find-linked-reservation.ts';
import { sendBookingLink } from './links/send-booking-link.ts';
import { decideReplacement } from './replacements/decide-replacement.ts';
import { openCalendar } from './receipts/open-calendar.ts';
import { openReceipt, type BookingFile } from './receipts/open-receipt.ts';
import { verifyDriver } from './drivers/verify-driver.ts';

/** A receipt or calendar file as a download that no cache on the way may store. */
function sendBookingFile(reply: FastifyReply, type: string, { fileName, bytes }: BookingFile): FastifyReply {
  return reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type(type)
    .send(bytes);
}

const reservationRoutes: FeatureRoutes = (register, deps) => {
  register(api.createReservation, async ({ params, query, body, caller }) => {
    const request = { carId: params.carId, isSameTime: query.isSameTime, body };
    const { reservationId, url } = await createReservation(deps, caller, request);
    return { data: { url, reservation_id: reservationId }, message: 'booking.created' };
  });

  register(api.myReservations, async ({ query, caller }) => ({
    data: await findReservations(deps, caller, query),
  }));

  register(api.reservation, async ({ params, caller }) => ({
    data: { reservation: await findReservationDetail(deps, caller, params) },
  }));

  register(api.decideReplacement, async ({ params, body, caller }) => {
    await decideReplacement(deps, caller, { id: params.id, accept: body.accept });
    return {
      data: { reservation: await findReservationDetail(deps, caller, params) },
      message: body.accept ? 'booking.replacement_accepted' : 'booking.replacement_refused',
    };
  });

  register(api.cancelReservation, async ({ body, caller }) => {
    const id = body.reservation_id;
    await cancelBooking(deps, caller, { bookingId: id });
    return {
      data: { reservation: await findReservation(deps, caller, { id }) },
      message: 'booking.cancelled',
    };
  });
};

const fileRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.reservationReceipt,
    async ({ params, reply, caller }) =>
      sendBookingFile(reply, 'application/pdf', await openReceipt(deps, caller, params)),
    { rateLimit: { max: 30, timeWindow: '1 minute' } },
  );

  register(api.reservationCalendar, async ({ params, reply, caller }) =>
    sendBookingFile(reply, 'text/calendar; charset=utf-8', await openCalendar(deps, caller, params)),
  );
};

/** For whoever has the booking's number and its e-mail address. */
const linkRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.sendBookingLink,
    async ({ body, caller }) => {
      await sendBookingLink(deps, caller, body);
      return { data: {}, message: 'booking.link_sent' };
    },
    { rateLimit: { max: 10, timeWindow: '10 minutes' } },
  );

  register(
    api.linkedReservation,
    async ({ body, caller }) => ({ data: { reservation: await findLinkedReservation(deps, caller, body) } }),
    { rateLimit: { max: 60, timeWindow: '10 minutes' } },
  );
};

export const bookingRoutes: FeatureRoutes = (register, deps) => {
  reservationRoutes(register, deps);
  fileRoutes(register, deps);
  linkRoutes(register, deps);
};

export const driverRoutes: FeatureRoutes = (register, deps) => {
  register(api.verifyDriver, async ({ body, caller }) => {
    const data = await verifyDriver(deps, caller, body);
    return { data, message: data === null ? 'driver.not_validated' : 'driver.added' };
  });
};
