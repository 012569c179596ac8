import { hasFailed, type RefundState } from './refund-state.ts';

/** One of a booking's refunds. */
export type RefundRecord = {
  amountMinor: number;
  state: RefundState;
  /** Made by a person at the provider. */
  isManual: boolean;
  /** What of one by hand makes good others that failed (docs/decisions/0023). */
  makesGoodMinor: number;
  /** What of one that failed was paid to the renter outside the provider. */
  settledMinor: number;
};

export type RefundNews = { state: RefundState; amountMinor: number };

/**
 * Of what has failed, what is still to be given back another way; for each refund, the earliest is made good first. What the
 * renter's bank has given them, or decides about, is not owed.
 */
export function owedOfRefunds(refunds: readonly RefundRecord[], withBankMinor: number): number[] {
  const standing = refunds.filter(({ state }) => !hasFailed(state));
  let goodMinor = withBankMinor + sum(standing.map(({ makesGoodMinor }) => makesGoodMinor));
  return refunds.map(({ state, isManual, amountMinor, settledMinor }) => {
    // One by hand that failed has given nothing back, and nobody had decided it: cancelling gives that back.
    if (!hasFailed(state) || isManual) return 0;
    const madeGoodMinor = Math.min(goodMinor, amountMinor - settledMinor);
    goodMinor -= madeGoodMinor;
    return amountMinor - settledMinor - madeGoodMinor;
  });
}

/** The states that are told apart; what most needs to be told comes first. */
const TOLD: readonly RefundState[] = ['failed', 'requires_action', 'pending', 'succeeded'];

/**
 * What is to be said of a booking's refunds, each amount for itself: what has failed and is still owed, what waits for the
 * renter, what is on its way and what has arrived.
 */
export function refundNews(refunds: readonly RefundRecord[], withBankMinor: number): RefundNews[] {
  const amounts: Partial<Record<RefundState, number>> = {
    failed: sum(owedOfRefunds(refunds, withBankMinor)),
  };
  for (const { state, amountMinor } of refunds) {
    if (hasFailed(state)) continue;
    const told = state === 'requested' ? 'pending' : state;
    amounts[told] = (amounts[told] ?? 0) + amountMinor;
  }
  return TOLD.flatMap((state) => {
    const amountMinor = amounts[state] ?? 0;
    return amountMinor > 0 ? [{ state, amountMinor }] : [];
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
