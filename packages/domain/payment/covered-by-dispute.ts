/** A refund that failed, of a payment over which disputes were lost; minor units. */
export type FailedRefund = {
  refundMinor: number;
  /** What of the payment no standing refund has given back. */
  leftMinor: number;
  /** What its lost disputes took. */
  lostMinor: number;
  /** What of lost disputes the ledger has as our loss, because the money counted as given back. */
  lossesMinor: number;
};

/**
 * What of a failed refund the renter has had from the bank: it is neither owed to them, nor our loss. A dispute that is lost
 * while a refund of the same payment is still decided takes what is the renter's no more; when the provider then refuses
 * the refund, that was the renter's after all.
 */
export function coveredByDispute({ refundMinor, leftMinor, lostMinor, lossesMinor }: FailedRefund): number {
  const stillTheirsMinor = Math.max(0, leftMinor - lostMinor);
  return Math.max(0, Math.min(refundMinor - stillTheirsMinor, lossesMinor));
}
