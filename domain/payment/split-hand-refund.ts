/**
 * What of a refund made by hand makes good refunds that failed, in minor units; the rest is of the booking's total. The
 * total's part is no more than what of the payment nothing else claims: a refund that was decided and is still to be
 * sent has been made by hand instead, and the provider will refuse it. Source: docs/decisions/0109.
 */
export function splitHandRefund(
  amountMinor: number,
  payment: { owedMinor: number; leftMinor: number },
): number {
  const makesGoodMinor = Math.min(amountMinor, payment.owedMinor);
  const unclaimedMinor = Math.max(0, payment.leftMinor - payment.owedMinor);
  return amountMinor - Math.min(amountMinor - makesGoodMinor, unclaimedMinor);
}
