/** How a dispute stands, in the provider's words that the back office can say; it may have others. */
export const DISPUTE_STATUSES = [
  'needs_response',
  'under_review',
  'won',
  'lost',
  /** An inquiry, which takes no money yet. */
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Why a cardholder disputes a payment, in the provider's words; it may have others. */
export const DISPUTE_REASONS = [
  'bank_cannot_process',
  'credit_not_processed',
  'customer_initiated',
  'duplicate',
  'fraudulent',
  'general',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** Nothing more will come of it. */
export const DECIDED_STATUSES: readonly string[] = ['won', 'lost', 'warning_closed'];

export const isDecided = (status: string): boolean => DECIDED_STATUSES.includes(status);

/** The bank waits for an answer. */
export const ASKING_STATUSES: readonly string[] = ['needs_response', 'warning_needs_response'];
export const isAsking = (status: string): boolean => ASKING_STATUSES.includes(status);
