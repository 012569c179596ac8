/** How a payment stands for its renter, in minor units. */
export type PaymentDue = {
  /**
   * Of refunds that failed, less what has been given to make them good, by hand at the provider or outside it. Below zero: that much was given in
   * place of refunds that are decided and have not failed yet.
   */
  owedMinor: number;
  /** Neither given back, nor about to be. Below zero: more is decided than the payment has. */
  leftMinor: number;
};

/**
 * What of a refund made by hand makes good refunds that failed, in minor units; the rest is of the booking's total. The
 * total's part is no more than what of the payment nothing else claims: a refund that was decided and is still to be
 * sent has been made by hand instead, and the provider will refuse it. Source: docs/decisions/0023.
 */
export function allocateManualRefund(amountMinor: number, payment: PaymentDue): number {
  const owedMinor = Math.max(0, payment.owedMinor);
  const makesGoodMinor = Math.min(amountMinor, owedMinor);
  const unclaimedMinor = Math.max(0, payment.leftMinor - owedMinor);
  return amountMinor - Math.min(amountMinor - makesGoodMinor, unclaimedMinor);
}

/**
 * What of the refunds made by hand no longer stands in for a decided one, in minor units, because the payment has room
 * for both again: one by hand failed. It is of the booking's total after all. Source: docs/decisions/0023.
 */
export function releaseCompensation({ owedMinor, leftMinor }: PaymentDue): number {
  const inPlaceMinor = Math.max(0, -owedMinor);
  const refusedMinor = Math.max(0, -leftMinor);
  return Math.max(0, inPlaceMinor - refusedMinor);
}
