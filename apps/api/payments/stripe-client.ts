import { Stripe } from 'stripe';
import { z } from 'zod';
import { fieldOf } from '@nolo/domain/records.ts';
import { AppError } from '../platform/app-error.ts';
import type { Config } from '../platform/config.ts';
import { traced } from '../platform/tracing/span.ts';
import { NotPermitted, type OfPayment } from './payment-gateway.ts';

/** The provider's ids have digits or capitals, the names of its resources neither. */
const isIdSegment = (segment: string) => /[0-9A-Z]/.test(segment) && segment !== 'v1';

/** An address without what it names: `/v1/refunds/:id`. */
export function pathTemplate(path: string): string {
  const [address = ''] = path.split('?');
  return address
    .split('/')
    .map((segment) => (isIdSegment(segment) ? ':id' : segment))
    .join('/');
}

/** The SDK's own client; every try is a span of its own. */
function createTracedHttpClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    makeRequest(host, port, path, method, headers, requestData, protocol, timeout) {
      const template = pathTemplate(path);
      const attributes = { 'http.request.method': method, 'server.address': host, 'url.template': template };
      return traced({ name: `${method} ${template}`, kind: 'client', attributes }, () =>
        client.makeRequest(host, port, path, method, headers, requestData, protocol, timeout),
      );
    },
  };
}

const TIMEOUT_MS = 15_000;
const MISSING = 404;
const NOT_PERMITTED = [401, 403];

/** `host`, `port` and `protocol` of another base address (the sandbox); the provider's own otherwise. */
function address(base: string | undefined): Stripe.StripeConfig {
  if (base === undefined) return {};
  const url = new URL(base);
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  return { host: url.hostname, port: url.port || (protocol === 'https' ? 443 : 80), protocol };
}

/** The provider's own client. Its version of the API is the one that the package pins (docs/going-live.md). */
export function createStripe(config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>): Stripe {
  return new Stripe(config.STRIPE_SECRET_KEY, {
    ...address(config.STRIPE_API_BASE),
    // One retry: after that the job, or the renter, tries again.
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    httpClient: createTracedHttpClient(),
  });
}

/** A provider that cannot be reached or is out of order is 503 for the renter; anything else is our mistake. */
export function asUnavailable(error: unknown): never {
  const status = answerStatus(error);
  if (status !== null && NOT_PERMITTED.includes(status)) throw new NotPermitted(status, error);
  throw new AppError('payment.unavailable', { cause: error });
}

/** The HTTP status of the provider's answer; null when there was none. */
export function answerStatus(error: unknown): number | null {
  return error instanceof Stripe.errors.StripeError ? (error.statusCode ?? null) : null;
}

/** Whether the provider does not know what a parameter names. */
export function isUnknown(error: unknown, param: string): boolean {
  const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
  return isRefused && error.code === 'resource_missing' && error.param === param;
}

/**
 * Whether the idempotency key stands for another request: a version of the product that says it with other parameters, or
 * another site's address, was there first. What became of that one, only a look-up tells.
 */
export function isOtherRequest(error: unknown): boolean {
  const isRefused = error instanceof Stripe.errors.StripeIdempotencyError;
  return isRefused && error.statusCode === 400;
}

/**
 * Answers that say nothing of what was asked: a key that was changed, a right that the key lacks, the same key in use, too
 * many requests. Once that is mended, the same idempotency key does it.
 */
const NOT_JUDGED = [401, 403, 409, 429];

/**
 * What a failed request to move money means: refused for good, or failed under its idempotency key. Throws AppError
 * `payment.unavailable` when nothing is known.
 */
export function judgeFailure(error: unknown): { kind: 'refused'; reason: string } | { kind: 'failed' } {
  const status = answerStatus(error);
  // Without an answer, a retry under the same key may still succeed.
  if (status === null || NOT_JUDGED.includes(status)) return asUnavailable(error);
  if (status >= 500 || isOtherRequest(error)) return { kind: 'failed' };
  const said = fieldOf(error, 'code') ?? fieldOf(error, 'type');
  return { kind: 'refused', reason: typeof said === 'string' ? said : 'refused' };
}

/** Null when the provider does not know the object. */
export async function orNull<T>(reply: Promise<T>): Promise<T | null> {
  return reply.catch((error: unknown) => {
    if (answerStatus(error) === MISSING) return null;
    return asUnavailable(error);
  });
}

/** The payment that an object names, expanded, and the booking that it is for. */
export function paymentOf(intent: string | Stripe.PaymentIntent | null | undefined): OfPayment {
  const metadata = typeof intent === 'object' ? intent?.metadata : null;
  const bookingId = z.uuid().safeParse(metadata?.['booking_id']).data ?? null;
  return { paymentIntentId: idOf(intent), bookingId };
}

/** The id of a field that may be expanded. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  const id = typeof value === 'string' ? value : value?.id;
  return isId(id) ? id : null;
}

/** As the provider makes them; a signed event may still carry anything. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^\w{1,255}$/.test(value);
}

/** The provider refuses addresses with other letters than ASCII's: such a renter types one on its page, or none. */
export function asciiEmail(email: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(email) ? email : undefined;
}
