import type { FastifyRequest } from 'fastify';
import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { AppError } from '../platform/app-error.ts';
import { findPaymentSession } from './find-payment-session.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';

/** The exact bytes the signature is over; as this feature's raw body parser leaves them. */
function rawBody(request: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(request.body)) throw new AppError('payment.webhook_signature');
  return request.body;
}

export const paymentRoutes: FeatureRoutes = (register, deps) => {
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
