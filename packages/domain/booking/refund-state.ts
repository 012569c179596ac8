/** Where a refund stands, in the provider's words; `requested` is decided and not yet sent. */
export const REFUND_STATES = [
  'requested',
  'pending',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] as const;

export type RefundState = (typeof REFUND_STATES)[number];

/** The money did not reach the renter and is ours to give back again. */
export function hasFailed(state: RefundState): boolean {
  return state === 'failed' || state === 'canceled';
}

/** Decided, and neither with the renter nor given up. */
export function isUnderWay(state: RefundState): boolean {
  return state !== 'succeeded' && !hasFailed(state);
}
