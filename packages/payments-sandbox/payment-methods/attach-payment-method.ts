import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { idOf } from '../api/find-record.ts';
import { changesOf, emitEvent } from '../events/emit-event.ts';
import { answerOf, type Decline } from './test-cards.ts';

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

/** Charged without a customer, or detached from one: the provider lets nobody use it again. */
export function markSpent(work: Work, { id, customer }: Stripe.PaymentMethod): void {
  const card = work.tx.get('card_behaviour', id);
  if (card && customer === null) work.tx.put('card_behaviour', { ...card, isSpent: true });
}

/** A detached card is nobody's default any more. */
export function clearDefault(work: Work, { id, customer: owner }: Stripe.PaymentMethod): void {
  const customer = work.tx.get('customer', idOf(owner) ?? '');
  if (!customer || customer.deleted || customer.invoice_settings.default_payment_method !== id) return;
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: null };
  const after: Stripe.Customer = { ...customer, invoice_settings };
  work.tx.put('customer', after);
  emitEvent(work, 'customer.updated', after, changesOf(customer, after));
}

export function refusalToSave(work: Work, { id }: Stripe.PaymentMethod): { decline: Decline | null } {
  const behaviour = work.tx.get('card_behaviour', id)?.behaviour ?? 'succeeds';
  const attempt = { offSession: false, setUpForOffSession: false, authenticated: true };
  const answer = answerOf(behaviour, { purpose: 'setup', ...attempt });
  return { decline: answer.kind === 'declined' ? answer.decline : null };
}
