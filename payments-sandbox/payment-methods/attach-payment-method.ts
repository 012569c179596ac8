import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { emitEvent } from '../events/emit-event.ts';

export function attachPaymentMethod(
  work: Work,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  if (method.customer === customer) return method;
  const attached: Stripe.PaymentMethod = { ...method, customer };
  work.tx.put('payment_method', attached);
  emitEvent(work, 'payment_method.attached', attached);
  return attached;
}

export function markSetUpForOffSession(work: Work, paymentMethod: string): void {
  const card = work.tx.get('card_behaviour', paymentMethod);
  if (card) work.tx.put('card_behaviour', { ...card, setUpForOffSession: true });
}
