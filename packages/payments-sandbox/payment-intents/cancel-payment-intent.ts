import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { idOf } from '../api/find-record.ts';
import { emitEvent } from '../events/emit-event.ts';

/** Lets go of what was only authorized. */
export function cancelPaymentIntent(
  work: Work,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  const charge = work.tx.get('charge', idOf(intent.latest_charge) ?? '');
  if (charge && intent.status === 'requires_capture') {
    const released: Stripe.Charge = { ...charge, amount_refunded: charge.amount, refunded: true };
    work.tx.put('charge', released);
    emitEvent(work, 'charge.refunded', released);
  }
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    canceled_at: work.now,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  };
  work.tx.put('payment_intent', canceled);
  emitEvent(work, 'payment_intent.canceled', canceled);
  return canceled;
}
