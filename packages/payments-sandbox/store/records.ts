import type Stripe from 'stripe';
import type { Behaviour } from '../payment-methods/test-cards.ts';

/** Everything the sandbox keeps. Records are never changed in place: a change puts a new record under the same id. */
export interface Records {
  account: Stripe.Account;
  account_link: AccountLinkRecord;
  account_payout: AccountPayout;
  balance_transaction: Stripe.BalanceTransaction;
  card_behaviour: CardBehaviour;
  charge: Stripe.Charge;
  checkout_plan: CheckoutPlan;
  'checkout.session': Stripe.Checkout.Session;
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  delivery: Delivery;
  dispute: Stripe.Dispute;
  event: EventRecord;
  idempotent_reply: IdempotentReply;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  'radar.early_fraud_warning': Stripe.Radar.EarlyFraudWarning;
  refund: Stripe.Refund;
  setting: Setting;
  setup_intent: Stripe.SetupIntent;
  transfer: Stripe.Transfer;
  transfer_reversal: Stripe.TransferReversal;
}

export type Kind = keyof Records;

/** The SDK types events as a union of hundreds of shapes; this is the envelope they share. */
export type EventRecord = Omit<Stripe.EventBase, 'type' | 'data'> & {
  type: string;
  data: { object: object; previous_attributes?: object };
};

/** Money that has left a connected account for its owner's bank. Not part of the API. */
export interface AccountPayout {
  id: string;
  account: string;
  amount: number;
}

/** What a session will create once it is paid, and a payment that waits for authentication. Not part of the API. */
export interface CheckoutPlan {
  id: string;
  lineItems: Stripe.LineItem[];
  paymentIntentData: PaymentIntentData;
  awaitingAuthentication: { paymentMethod: string; payer: Payer } | null;
  /** The payer of the last attempt, so that the form can be filled in again. */
  lastPayer: Payer | null;
}

export interface PaymentIntentData {
  capture_method?: 'automatic' | 'automatic_async' | 'manual';
  description?: string;
  metadata?: Stripe.Metadata;
  receipt_email?: string;
  setup_future_usage?: 'off_session' | 'on_session';
  statement_descriptor?: string;
  statement_descriptor_suffix?: string;
  transfer_group?: string;
}

export interface Payer {
  email: string;
  name: string;
}

/** How the card behind a payment method behaves. The card number itself is never kept. */
export interface CardBehaviour {
  id: string;
  behaviour: Behaviour;
  /** Some cards stop asking for authentication off-session once they were set up. */
  setUpForOffSession: boolean;
  /** Charged without a customer, or detached from one: not to be used again. */
  isSpent: boolean;
}

export interface AccountLinkRecord {
  id: string;
  account: string;
  expiresAt: number;
  refreshUrl: string;
  returnUrl: string;
  used: boolean;
}

export interface Delivery {
  id: string;
  event: string;
  eventType: string;
  status: 'pending' | 'delivered' | 'given_up';
  attempts: { at: number; result: string }[];
  /** Milliseconds since 1970. */
  nextAttemptAt: number;
}

export interface IdempotentReply {
  id: string;
  fingerprint: string;
  path: string;
  requestId: string;
  status: number;
  body: string;
  createdAt: number;
}

export interface Setting {
  id: string;
  value: unknown;
}
