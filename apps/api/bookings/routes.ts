import type { FastifyReply, FastifyRequest } from 'fastify';
import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { AppError } from '../platform/app-error.ts';
import { cancelBooking } from './cancel-booking.ts';
import { createReservation } from './create-reservation.ts';
import { findReservationDetail } from './find-reservation-detail.ts';
import { findReservation, findReservations } from './find-reservations.ts';
import { findLinkedReservation } from './links/find-linked-reservation.ts';
import { sendBookingLink } from './links/send-booking-link.ts';
import { decideReplacement } from './replacements/decide-replacement.ts';
import { objectToNoShow } from './object-to-no-show.ts';
import { reportNotHandedOver } from './report-not-handed-over.ts';
import { openCalendar } from './receipts/open-calendar.ts';
import { openReceipt, type BookingFile } from './receipts/open-receipt.ts';
import { inviteDriver } from './drivers/invite-driver.ts';
import { verifyDriver } from './drivers/verify-driver.ts';
import { findPaymentSession } from './find-payment-session.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';
import { amendBooking } from './amendments/amend-booking.ts';
import { quoteAmendment } from './amendments/quote-amendment.ts';
import { askExtension } from './extensions/ask-extension.ts';
import { payExtension } from './extensions/pay-extension.ts';
import { quoteExtension } from './extensions/quote-extension.ts';
import { withdrawAmendment } from './amendments/apply-amendment.ts';

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

  register(api.objectToNoShow, async ({ params, body, caller }) => {
    await objectToNoShow(deps, caller, { id: params.id, text: body.text });
    return {
      data: { reservation: await findReservationDetail(deps, caller, params) },
      message: 'booking.objected',
    };
  });

  register(api.reportNotHandedOver, async ({ params, caller }) => {
    await reportNotHandedOver(deps, caller, params);
    return {
      data: { reservation: await findReservationDetail(deps, caller, params) },
      message: 'booking.not_handed_over_reported',
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

const driverRoutes: FeatureRoutes = (register, deps) => {
  register(api.verifyDriver, async ({ body, caller }) => {
    const data = await verifyDriver(deps, caller, body);
    return { data, message: data === null ? 'driver.not_validated' : 'driver.added' };
  });

  register(api.inviteDriver, async ({ body, caller }) => {
    await inviteDriver(deps, caller, body);
    return { data: {}, message: 'driver.invited' };
  });
};

const amendmentRoutes: FeatureRoutes = (register, deps) => {
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

/** A later return of a car that the renter has. */
const extensionRoutes: FeatureRoutes = (register, deps) => {
  register(
    api.quoteExtension,
    async ({ params, body, caller }) => ({
      data: await quoteExtension(deps, caller, { id: params.id, returnAt: body.end_date }),
    }),
    { rateLimit: { max: 60, timeWindow: '1 minute' } },
  );

  register(api.askExtension, async ({ params, body, caller }) => {
    const { end_date: returnAt, expected_total: expectedTotal } = body;
    await askExtension(deps, caller, { id: params.id, returnAt, expectedTotal });
    return {
      data: { reservation: await findReservationDetail(deps, caller, params) },
      message: 'booking.extension_asked',
    };
  });

  register(api.payExtension, async ({ params, caller }) => ({
    data: await payExtension(deps, caller, params),
  }));
};

/** The exact bytes the signature is over; as this feature's raw body parser leaves them. */
function rawBody(request: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(request.body)) throw new AppError('payment.webhook_signature');
  return request.body;
}

const paymentRoutes: FeatureRoutes = (register, deps) => {
  register(api.paymentWebhook, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    if (typeof signature !== 'string') throw new AppError('payment.webhook_signature');
    const event = deps.payments.readEvent(rawBody(request), signature);
    await handlePaymentEvent(deps, event);
    return { data: { received: true as const } };
  });

  register(api.paymentSession, async ({ params, caller }) => ({
    data: await findPaymentSession(deps, caller, params),
  }));
};

export const bookingRoutes: FeatureRoutes = (register, deps) => {
  reservationRoutes(register, deps);
  fileRoutes(register, deps);
  linkRoutes(register, deps);
  driverRoutes(register, deps);
  amendmentRoutes(register, deps);
  extensionRoutes(register, deps);
  paymentRoutes(register, deps);
};
