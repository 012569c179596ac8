import { Stripe } from 'stripe';
import { SECRET_KEY } from './sandbox-fixture.ts';

/** The provider's error a call is refused with, as the SDK throws it. */
export async function failureOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`Expected the provider's error, got ${String(error)}`);
}

/** A request without the SDK, for what the SDK would not send, or does not show. */
export function postForm(
  origin: string,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    body,
    headers: {
      Authorization: `Bearer ${SECRET_KEY}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
}
