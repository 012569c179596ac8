import type Stripe from 'stripe';
import { idOf } from '../api/find-record.ts';
import type { Reader } from '../store/store.ts';

/** The cards that a session's page offers its customer, the newest first. */
export function savedCardsFor(reader: Reader, session: Stripe.Checkout.Session): Stripe.PaymentMethod[] {
  const shown = session.saved_payment_method_options?.allow_redisplay_filters ?? [];
  const customer = idOf(session.customer);
  if (customer === null || session.mode !== 'payment') return [];
  return reader
    .all('payment_method')
    .filter(
      (method) => method.customer === customer && shown.includes(method.allow_redisplay ?? 'unspecified'),
    )
    .toReversed();
}
