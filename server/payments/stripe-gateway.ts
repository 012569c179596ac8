import { Stripe } from 'stripe';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { Config } from '../platform/config.ts';
import type { PaymentEvent, PaymentGateway, PaymentPage, PaymentPageRequest } from './payment-gateway.ts';

type Session = Stripe.Checkout.Session;

const TIMEOUT_MS = 15_000;
const MISSING = 404;
/** A request with this idempotency key is still being answered. */
const CONFLICT = 409;

/** `host`, `port` and `protocol` of another base address (the sandbox); the provider's own otherwise. */
function address(base: string | undefined): Stripe.StripeConfig {
  if (base === undefined) return {};
  const url = new URL(base);
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  return { host: url.hostname, port: url.port || (protocol === 'https' ? 443 : 80), protocol };
}

function stateOf(session: Session): PaymentPage['state'] {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  return session.status === 'complete' ? 'processing' : 'open';
}

function pageOf(session: Session): PaymentPage {
  const intent = session.payment_intent;
  return {
    sessionId: session.id,
    url: session.url,
    state: stateOf(session),
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    customerEmail: session.customer_details?.email ?? session.customer_email,
    amountSubtotalMinor: session.amount_subtotal ?? 0,
    amountTotalMinor: session.amount_total ?? 0,
  };
}

function sessionParameters(request: PaymentPageRequest): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    locale: request.language,
    customer_email: request.email,
    client_reference_id: request.bookingId,
    metadata: { booking_id: request.bookingId },
    payment_intent_data: {
      metadata: { booking_id: request.bookingId },
      transfer_group: request.bookingId,
    },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.amountMinor,
          product_data: { name: request.title, description: request.description },
        },
      },
    ],
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

/** A provider that cannot be reached or is out of order is 503 for the renter; anything else is our mistake. */
function asUnavailable(error: unknown): never {
  throw new AppError('payment.unavailable', { cause: error });
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === status;
}

const CHANGES: Record<string, 'page_paid' | 'page_expired'> = {
  'checkout.session.completed': 'page_paid',
  'checkout.session.async_payment_succeeded': 'page_paid',
  'checkout.session.expired': 'page_expired',
};

function eventOf(event: Stripe.Event): PaymentEvent {
  const kind = CHANGES[event.type];
  if (kind === undefined) return { id: event.id, type: event.type, change: null };
  const session = event.data.object as Session;
  const bookingId = z.uuid().safeParse(session.metadata?.['booking_id']).data;
  const page = pageOf(session);
  // Completed without payment (a delayed method) is not paid yet; its own event follows.
  const isPaid = page.state === 'paid' && page.paymentIntentId !== null;
  const counts = bookingId !== undefined && (kind === 'page_expired' || isPaid);
  return { id: event.id, type: event.type, change: counts ? { kind, page, bookingId } : null };
}

export function createStripeGateway(config: Config): PaymentGateway {
  const stripe = new Stripe(config.STRIPE_SECRET_KEY, {
    ...address(config.STRIPE_API_BASE),
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  const retrieve = (sessionId: string) =>
    stripe.checkout.sessions.retrieve(sessionId).then(pageOf, (error: unknown) => {
      if (hasStatus(error, MISSING)) return null;
      return asUnavailable(error);
    });
  return {
    openPage: (request) =>
      stripe.checkout.sessions
        .create(sessionParameters(request), { idempotencyKey: `page-${request.bookingId}` })
        .then(pageOf, (error: unknown) => (hasStatus(error, CONFLICT) ? null : asUnavailable(error))),
    findPage: retrieve,
    async closePage(sessionId) {
      // Refused when it was paid or expired a moment before: how it stands is what counts.
      await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) asUnavailable(error);
      });
      return retrieve(sessionId);
    },
    refund: ({ refundId, paymentIntentId, amountMinor }) =>
      stripe.refunds
        .create(
          { payment_intent: paymentIntentId, amount: amountMinor, metadata: { refund_id: refundId } },
          { idempotencyKey: `refund-${refundId}` },
        )
        .then((refund) => refund.id, asUnavailable),
    readEvent(body, signature) {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, config.STRIPE_WEBHOOK_SECRET));
      } catch (error) {
        throw new AppError('payment.webhook_signature', { cause: error });
      }
    },
  };
}
