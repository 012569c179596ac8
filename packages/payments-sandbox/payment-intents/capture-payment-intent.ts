import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { invalidRequest } from '../api/api-error.ts';
import { formatMoney } from '../api/amounts.ts';
import { findByParam, idOf } from '../api/find-record.ts';
import { recordCapture } from '../charges/create-charge.ts';
import { emitEvent } from '../events/emit-event.ts';

/** Takes an authorized amount, or part of it; the rest is released. */
export function capturePaymentIntent(
  work: Work,
  intent: Stripe.PaymentIntent,
  amount: number,
): Stripe.PaymentIntent {
  if (amount > intent.amount_capturable) {
    throw invalidRequest(
      `The amount to capture (${formatMoney(amount, intent.currency)}) is greater than the capturable amount ` +
        `(${formatMoney(intent.amount_capturable, intent.currency)}).`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    );
  }
  const charge = findByParam(work.tx, 'charge', idOf(intent.latest_charge) ?? '', 'charge');
  const captured: Stripe.Charge = {
    ...charge,
    amount_captured: amount,
    amount_refunded: charge.amount - amount,
    balance_transaction: recordCapture(work, charge, amount),
    captured: true,
  };
  work.tx.put('charge', captured);
  emitEvent(work, 'charge.captured', captured);
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    status: 'succeeded',
  };
  work.tx.put('payment_intent', paid);
  emitEvent(work, 'payment_intent.succeeded', paid);
  return paid;
}
