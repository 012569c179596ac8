import { fieldOf } from '@nolo/domain/records.ts';
import type { Stripe } from 'stripe';
import type { ProviderObjectRef, PaymentEvent } from './payment-gateway.ts';
import { asUnavailable, isId } from './stripe-client.ts';
import { sessionOf } from './stripe-sessions.ts';

type Outcome = 'completed' | 'paid' | 'expired' | 'failed';

const SESSION_EVENTS = new Map<string, Outcome>([
  ['checkout.session.completed', 'completed'],
  ['checkout.session.async_payment_succeeded', 'paid'],
  ['checkout.session.async_payment_failed', 'failed'],
  ['checkout.session.expired', 'expired'],
]);

const SYNCED = new Map<string, ProviderObjectRef['kind']>([
  ['refund.created', 'refund'],
  ['refund.updated', 'refund'],
  ['refund.failed', 'refund'],
  ['charge.dispute.created', 'dispute'],
  ['charge.dispute.updated', 'dispute'],
  ['charge.dispute.closed', 'dispute'],
  ['charge.dispute.funds_withdrawn', 'dispute'],
  ['charge.dispute.funds_reinstated', 'dispute'],
  ['radar.early_fraud_warning.created', 'fraud_warning'],
  ['radar.early_fraud_warning.updated', 'fraud_warning'],
]);

/** The events the provider is asked to send (docs/going-live.md). */
export const EVENT_TYPES = [...SESSION_EVENTS.keys(), ...SYNCED.keys()];

function aboutOf(event: Stripe.Event): PaymentEvent['about'] {
  const synced = SYNCED.get(event.type);
  if (synced) {
    const id = fieldOf(event.data.object, 'id');
    return isId(id) ? { kind: synced, id } : null;
  }
  const outcome = SESSION_EVENTS.get(event.type);
  if (!outcome || !isId(fieldOf(event.data.object, 'id'))) return null;
  const session = sessionOf(event.data.object as Stripe.Checkout.Session);
  if (outcome !== 'completed' && outcome !== 'paid') return { kind: 'session', session, outcome };
  // Completed without payment (a method that takes days) is not paid yet; its own event follows.
  const isPaid = session.state === 'paid' && session.paymentIntentId !== null;
  return { kind: 'session', session, outcome: isPaid ? 'paid' : 'unpaid' };
}

export function eventOf(event: Stripe.Event): PaymentEvent {
  const madeAt = new Date(event.created * 1000);
  return { id: event.id, type: event.type, madeAt, account: event.account ?? null, about: aboutOf(event) };
}

export async function listEvents(stripe: Stripe, since: Date): Promise<PaymentEvent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const found: PaymentEvent[] = [];
  try {
    for await (const event of stripe.events.list({ created, types: EVENT_TYPES, limit: 100 })) {
      found.push(eventOf(event));
    }
  } catch (error) {
    asUnavailable(error);
  }
  return found.toReversed();
}
