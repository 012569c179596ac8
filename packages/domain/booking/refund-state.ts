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

/** What most needs to be told comes first. */
const BY_URGENCY: readonly RefundState[] = [
  'failed',
  'canceled',
  'requires_action',
  'requested',
  'pending',
  'succeeded',
];

/** The one state that stands for all refunds of a booking; null when there are none. */
export function refundStateOf(states: readonly RefundState[]): RefundState | null {
  return BY_URGENCY.find((state) => states.includes(state)) ?? null;
}

/** Decided, and neither with the renter nor given up. */
export function isUnderWay(state: RefundState): boolean {
  return state !== 'succeeded' && !hasFailed(state);
}
