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

/**
 * Whose matter it is that a payout was refused, in what the company is told of it: its own account at the provider, or
 * something of the platform's.
 */
export const payoutFailures = ['account', 'platform'] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

/** In our words, or the provider's. */
const OF_THE_ACCOUNT = /^account_|_account$|^transfers_not_allowed$|capabilit/;

export function payoutFailureOf(failure: string): PayoutFailure {
  return OF_THE_ACCOUNT.test(failure) ? 'account' : 'platform';
}
