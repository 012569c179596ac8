import type { Language } from '../../locales/language.ts';

/** What the provider says of a payment page. Amounts in minor units. */
export type PaymentPage = {
  sessionId: string;
  url: string | null;
  state: 'open' | 'processing' | 'paid' | 'expired';
  paymentIntentId: string | null;
  customerEmail: string | null;
  amountSubtotalMinor: number;
  amountTotalMinor: number;
};

export type PaymentPageRequest = {
  bookingId: string;
  /** Shown on the page: the car, and its dates and place. */
  title: string;
  description: string;
  amountMinor: number;
  currency: 'EUR';
  email: string;
  language: Language;
  expiresAt: Date;
  successUrl: string;
  cancelUrl: string;
};

/** A signed event, reduced to what the product reacts to; null for all others. */
export type PaymentEvent = {
  id: string;
  type: string;
  change: { kind: 'page_paid' | 'page_expired'; page: PaymentPage; bookingId: string } | null;
};

/** The card provider. One implementation (stripe-gateway.ts); its base address decides whom it talks to. */
export type PaymentGateway = {
  /**
   * Opens the hosted page. The same booking again gives the same page (idempotency key); null while another
   * request is still opening it.
   */
  openPage(request: PaymentPageRequest): Promise<PaymentPage | null>;
  /** The page as the provider sees it now; null when unknown. */
  findPage(sessionId: string): Promise<PaymentPage | null>;
  /** Closes an open page; tells how it stands then (it may have been paid a moment before). */
  closePage(sessionId: string): Promise<PaymentPage | null>;
  /** Pays back; the same refund id again pays once. Tells the provider's refund id. */
  refund(request: { refundId: string; paymentIntentId: string; amountMinor: number }): Promise<string>;
  /** Checks the signature. Throws AppError `payment.webhook_signature`. */
  readEvent(body: Buffer, signature: string): PaymentEvent;
};
