import type Stripe from 'stripe';
import type { Work } from '../api/api-call.ts';
import { newId, randomText } from '../api/ids.ts';
import { emitEvent } from '../events/emit-event.ts';
import type { PaymentIntentData } from '../store/records.ts';

export interface NewPaymentIntent extends PaymentIntentData {
  amount: number;
  currency: string;
  customer: string | null;
  automaticPaymentMethods: boolean;
  allowRedirects?: 'always' | 'never';
  confirmation_method?: 'automatic' | 'manual';
}

export function newPaymentIntent(work: Work, fields: NewPaymentIntent): Stripe.PaymentIntent {
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    ...emptyPaymentIntent(id, work.now),
    amount: fields.amount,
    automatic_payment_methods: fields.automaticPaymentMethods
      ? { allow_redirects: fields.allowRedirects ?? 'always', enabled: true }
      : null,
    capture_method: fields.capture_method ?? 'automatic_async',
    confirmation_method: fields.confirmation_method ?? 'automatic',
    currency: fields.currency,
    customer: fields.customer,
    description: fields.description ?? null,
    metadata: fields.metadata ?? {},
    receipt_email: fields.receipt_email ?? null,
    setup_future_usage: fields.setup_future_usage ?? null,
    statement_descriptor: fields.statement_descriptor ?? null,
    statement_descriptor_suffix: fields.statement_descriptor_suffix ?? null,
    transfer_group: fields.transfer_group ?? null,
  };
  work.tx.put('payment_intent', intent);
  emitEvent(work, 'payment_intent.created', intent);
  return intent;
}

const CARD_OPTIONS = {
  installments: null,
  mandate_options: null,
  network: null,
  request_three_d_secure: 'automatic' as const,
};

function emptyPaymentIntent(id: string, now: number) {
  return {
    id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: now,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: CARD_OPTIONS },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    shipping: null,
    source: null,
    status: 'requires_payment_method' as const,
    transfer_data: null,
  };
}
