/** A payment of a booking and what of it has not been given back, in minor units. */
export type PaymentLeft = { paymentId: string; leftMinor: number };
export type RefundShare = { paymentId: string; amountMinor: number };

/**
 * From which payments an amount goes back: the latest first, each no more than is left of it. `payments` in the order
 * they were made. More than all of them have is asked of the first, whose provider refuses it: somebody then looks.
 */
export function allocateRefund(payments: readonly PaymentLeft[], amountMinor: number): RefundShare[] {
  let rest = amountMinor;
  const shares = payments.toReversed().map(({ paymentId, leftMinor }, index) => {
    const isLast = index === payments.length - 1;
    const share = isLast ? rest : Math.min(rest, Math.max(0, leftMinor));
    rest -= share;
    return { paymentId, amountMinor: share };
  });
  return shares.filter((share) => share.amountMinor > 0);
}
