/**
 * Why a transfer of a payout, or its reversal, is not made: what the back office has words for. The provider has others, which
 * are shown as they are.
 */
export const TRANSFER_FAILURES = [
  /** The company's account may not take transfers. */
  'insufficient_capabilities_for_transfer',
  'balance_insufficient',
  /** The booking's payments have less left than the payout. */
  'payments_missing',
  /** The payment that it would be made out of has no charge. */
  'charge_missing',
  /** The company has no account at the provider. */
  'account_missing',
] as const;
export type TransferFailure = (typeof TRANSFER_FAILURES)[number];
