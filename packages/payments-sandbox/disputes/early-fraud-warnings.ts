import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { newId } from '../api/ids.ts';
import { changesOf, emitEvent } from '../events/emit-event.ts';

type Warning = Stripe.Radar.EarlyFraudWarning;

/** The card's bank suspects fraud: no money moves, but a dispute is likely unless the charge is given back. */
export function warnOfFraud(work: Work, charge: Stripe.Charge): void {
  const warning: Warning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: work.now,
    fraud_type: 'misc',
    livemode: false,
    ...(charge.payment_intent === null ? {} : { payment_intent: charge.payment_intent }),
  };
  work.tx.put('radar.early_fraud_warning', warning);
  emitEvent(work, 'radar.early_fraud_warning.created', warning);
}

/** A charge given back in full leaves nothing to act on. */
export function settleFraudWarnings(work: Work, charge: string): void {
  for (const warning of work.tx.all('radar.early_fraud_warning')) {
    if (warning.charge !== charge || !warning.actionable) continue;
    const settled: Warning = { ...warning, actionable: false };
    work.tx.put('radar.early_fraud_warning', settled);
    emitEvent(work, 'radar.early_fraud_warning.updated', settled, changesOf(warning, settled));
  }
}
