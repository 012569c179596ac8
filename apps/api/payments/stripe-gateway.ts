import { AppError } from '../platform/app-error.ts';
import type { Config } from '../platform/config.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createAccountGateway } from './stripe-accounts.ts';
import { createCardGateway } from './stripe-cards.ts';
import { createStripe, orNull } from './stripe-client.ts';
import { disputeOf, fraudWarningOf, findRefundByOwnId, makeRefund, refundOf } from './stripe-refunds.ts';
import { eventOf, listEvents } from './stripe-events.ts';
import { findBalance, listMovements } from './stripe-movements.ts';
import { createTransferGateway } from './stripe-transfers.ts';
import { closeSession, findSession, findSessionsOf, openSession } from './stripe-sessions.ts';

/** Expands the payment, whose metadata names the booking. */
const WITH_PAYMENT = { expand: ['payment_intent'] };

export function createStripeGateway(config: Config): PaymentGateway {
  const stripe = createStripe(config);
  return {
    isLive: /^(sk|rk)_live_/.test(config.STRIPE_SECRET_KEY),
    cards: createCardGateway(stripe),
    accounts: createAccountGateway(stripe),
    transfers: createTransferGateway(stripe),
    openSession: (request) => openSession(stripe, request),
    findSession: (id) => findSession(stripe, id),
    findSessionsOf: (bookingId, since) => findSessionsOf(stripe, bookingId, since),
    closeSession: (id) => closeSession(stripe, id),
    findPaidMinor: (id) =>
      orNull(stripe.paymentIntents.retrieve(id).then(({ amount_received }) => amount_received)),
    makeRefund: (request) => makeRefund(stripe, request),
    findRefund: (id) => orNull(stripe.refunds.retrieve(id, WITH_PAYMENT).then(refundOf)),
    findRefundByOwnId: (intentId, refundId) => findRefundByOwnId(stripe, intentId, refundId),
    findDispute: (id) => orNull(stripe.disputes.retrieve(id, WITH_PAYMENT).then(disputeOf)),
    findFraudWarning: (id) =>
      orNull(stripe.radar.earlyFraudWarnings.retrieve(id, WITH_PAYMENT).then(fraudWarningOf)),
    listEvents: (since) => listEvents(stripe, since),
    listMovements: (from, to) => listMovements(stripe, from, to),
    findBalance: () => findBalance(stripe),
    readEvent(body, signature) {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, config.STRIPE_WEBHOOK_SECRET));
      } catch (error) {
        throw new AppError('payment.webhook_signature', { cause: error });
      }
    },
  };
}
