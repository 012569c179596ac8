import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { CheckoutState } from '@nolo/domain/payment/payment-state.ts';
import { AppError } from '../platform/app-error.ts';
import type { CheckoutSession, CheckoutSessionRequest } from './payment-gateway.ts';
import {
  answerStatus,
  asciiEmail,
  asUnavailable,
  idOf,
  isOtherRequest,
  isUnknown,
  orNull,
} from './stripe-client.ts';

/** A request with this idempotency key is still being answered. */
const CONFLICT = 409;
/** The provider replays a stored failure under its key for ever, so this many keys are tried. */
const KEYS = 3;
const TRIES_PER_KEY = 3;
const PAUSE_MS = 400;
/** Clocks differ. */
const EARLIER_MS = 5 * 60_000;

function stateOf(session: Stripe.Checkout.Session): CheckoutState {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  return session.status === 'complete' ? 'processing' : 'open';
}

export function sessionOf(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    id: session.id,
    url: session.url,
    state: stateOf(session),
    paymentIntentId: idOf(session.payment_intent),
    bookingId: z.uuid().safeParse(session.metadata?.['booking_id']).data ?? null,
    amendmentId: z.uuid().safeParse(session.metadata?.['amendment_id']).data ?? null,
    customerEmail: session.customer_details?.email ?? session.customer_email,
    amountSubtotalMinor: session.amount_subtotal ?? 0,
    amountTotalMinor: session.amount_total ?? 0,
    currency: session.currency?.toUpperCase() ?? null,
    mode: session.mode,
    isLive: session.livemode,
  };
}

/** The id of the booking or change that a session is for, by which it is found. */
function subjectOf({ bookingId, amendmentId }: CheckoutSessionRequest): string {
  return amendmentId ?? bookingId;
}

function parametersOf(request: CheckoutSessionRequest): Stripe.Checkout.SessionCreateParams {
  const { bookingId, amendmentId } = request;
  const metadata = { booking_id: bookingId, ...(amendmentId !== null && { amendment_id: amendmentId }) };
  return {
    mode: 'payment',
    // Cards and the wallets that carry them: what is paid is paid at once.
    allowed_payment_method_types: ['card'],
    // The renter pays the amount the booking says, in its currency.
    adaptive_pricing: { enabled: false },
    branding_settings: { display_name: request.siteName },
    locale: request.language,
    ...payerOf(request),
    client_reference_id: subjectOf(request),
    metadata,
    payment_intent_data: { metadata, transfer_group: bookingId },
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

/**
 * Saved cards are offered whatever the provider noted about showing them again: the renter saved them here, to pay
 * here. Nobody is charged without the page.
 */
function payerOf({ customerId, email }: CheckoutSessionRequest): Stripe.Checkout.SessionCreateParams {
  if (customerId === null) return { customer_email: asciiEmail(email) };
  const allow_redisplay_filters = ['always' as const, 'limited' as const, 'unspecified' as const];
  return { customer: customerId, saved_payment_method_options: { allow_redisplay_filters } };
}

/** A customer that the provider does not know (any more) pays like somebody without saved cards. */
export async function openSession(
  stripe: Stripe,
  request: CheckoutSessionRequest,
): Promise<CheckoutSession | null> {
  const key = `session-${subjectOf(request)}`;
  try {
    return await openUnderKeys(stripe, request, key);
  } catch (error) {
    const isCustomerGone = error instanceof AppError && isUnknown(error.cause, 'customer');
    if (!isCustomerGone) throw error;
    return openUnderKeys(stripe, { ...request, customerId: null }, `${key}-unknown`);
  }
}

/**
 * Opens the session under keys that every try for this booking or change uses in the same order, so that all of them find the
 * same one. The provider stores an answer of 5xx under its key, as it does one to another version of this program: whether
 * the session was made nevertheless is looked up, and the next key tried. A provider that says nothing is given one time
 * limit, not three.
 */
async function openUnderKeys(
  stripe: Stripe,
  request: CheckoutSessionRequest,
  keys: string,
): Promise<CheckoutSession | null> {
  for (let key = 1; key <= KEYS; key += 1) {
    const outcome = await tryKey(stripe, request, `${keys}-${key}`);
    if (outcome !== 'failed') return outcome;
    const [made] = await findSessionsOf(stripe, subjectOf(request), request.since);
    if (made) return made;
  }
  return asUnavailable(new Error('the provider failed under every key'));
}

async function tryKey(
  stripe: Stripe,
  request: CheckoutSessionRequest,
  idempotencyKey: string,
): Promise<CheckoutSession | null | 'failed'> {
  let isOwn = false;
  for (let attempt = 1; attempt <= TRIES_PER_KEY; attempt += 1) {
    try {
      const options = { idempotencyKey, maxNetworkRetries: 0 };
      return sessionOf(await stripe.checkout.sessions.create(parametersOf(request), options));
    } catch (error) {
      const status = answerStatus(error);
      if (isOtherRequest(error) || (status !== null && status >= 500)) return 'failed';
      const isBusy = status === CONFLICT;
      const isCut = status === null && !isTimeout(error);
      // A key that is busy with this request's own try, which was cut off: no other request will open the session.
      if ((!isBusy && !isCut) || (isBusy && isOwn)) return asUnavailable(error);
      isOwn ||= isCut;
      await pause(PAUSE_MS * attempt);
    }
  }
  return isOwn ? asUnavailable(new Error('every connection was cut')) : null;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeConnectionError && /timeout/i.test(error.message);
}

export async function findSessionsOf(stripe: Stripe, id: string, since: Date): Promise<CheckoutSession[]> {
  const created = { gte: Math.floor((since.getTime() - EARLIER_MS) / 1000) };
  const found: CheckoutSession[] = [];
  try {
    for await (const session of stripe.checkout.sessions.list({ created, limit: 100 })) {
      if (session.client_reference_id === id) found.push(sessionOf(session));
    }
  } catch (error) {
    asUnavailable(error);
  }
  return found;
}

export function findSession(stripe: Stripe, id: string): Promise<CheckoutSession | null> {
  return orNull(stripe.checkout.sessions.retrieve(id).then(sessionOf));
}

export async function closeSession(stripe: Stripe, id: string): Promise<CheckoutSession | null> {
  const refusal: unknown = await stripe.checkout.sessions.expire(id).then(
    () => null,
    (error: unknown) => error,
  );
  // A provider that does not answer is not asked again.
  if (refusal !== null && answerStatus(refusal) === null) return asUnavailable(refusal);
  // Paid or expired a moment before, or the provider fails to close it, maybe for ever: how it stands is what counts.
  const session = await findSession(stripe, id);
  const hasFailed = refusal !== null && !(refusal instanceof Stripe.errors.StripeInvalidRequestError);
  return session?.state === 'open' && hasFailed ? asUnavailable(refusal) : session;
}
