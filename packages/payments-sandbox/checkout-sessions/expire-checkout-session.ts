import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { idOf } from '../api/find-record.ts';
import { emitEvent } from '../events/emit-event.ts';
import { cancelPaymentIntent } from '../payment-intents/cancel-payment-intent.ts';

/** Closes an open session; a payment begun on it can no longer be finished. */
export function expireCheckoutSession(work: Work, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  work.tx.put('checkout.session', expired);
  const intent = work.tx.get('payment_intent', idOf(session.payment_intent) ?? '');
  if (intent && intent.status !== 'canceled') cancelPaymentIntent(work, intent, 'expired');
  emitEvent(work, 'checkout.session.expired', expired);
  return expired;
}

export function expireOverdueSessions(work: Work): void {
  for (const session of work.tx.all('checkout.session')) {
    if (session.status === 'open' && session.expires_at <= work.now) expireCheckoutSession(work, session);
  }
}
