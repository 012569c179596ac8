/** Something of which so much is left, minor units. */
export type Left<Id> = { id: Id; leftMinor: number };
export type Portion<Id> = { id: Id; amountMinor: number };

/**
 * Takes an amount from what is left, in order, from each no more than it has (docs/specification/money.md 2): of payments for
 * the transfers of a payout, of debts for an offset, of transfers for what is taken back. Takes less when all have less.
 */
export function allocate<Id>(from: readonly Left<Id>[], amountMinor: number): Portion<Id>[] {
  let rest = amountMinor;
  const portions: Portion<Id>[] = [];
  for (const { id, leftMinor } of from) {
    const portion = Math.min(rest, Math.max(0, leftMinor));
    rest -= portion;
    if (portion > 0) portions.push({ id, amountMinor: portion });
  }
  return portions;
}

export const sumOfPortions = (portions: readonly Portion<unknown>[]): number =>
  portions.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
