import type { RefundState } from '@nolo/domain/booking/refund-state.ts';

/** How a refund stands, in words: one of the keys of `bookings`. */
export function refundText(state: RefundState) {
  if (state === 'failed' || state === 'canceled') return 'refund_failed';
  if (state === 'requires_action') return 'refund_requires_action';
  return 'refunded_text';
}
