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
