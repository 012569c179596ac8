import type { Deps } from '../deps.ts';
import { compareBooks } from './compare-books.ts';
import { compareMovement, type Difference } from './compare-movement.ts';
import { insertPaymentCase } from './payment-case-store.ts';
import type { Movement } from './payment-gateway.ts';
import {
  listPaymentsOfDay,
  listRefundsOfDay,
  listRefundsWithoutId,
  saveReconciliation,
} from './reconciliation-store.ts';

const DAY = 86_400_000;

/**
 * Compares a day's movements of money at the provider with the ledger, both ways, and books the provider's fees; of the
 * last day also what has come of all days: the provider's balance, and each booking's money.
 * What differs is listed for a person to look at; compared again, nothing is listed or booked twice.
 */
export async function reconcileDay(
  deps: Deps,
  { day }: { day: string },
): Promise<{ movements: number; differences: number }> {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + DAY);
  // What the ledger has today may have moved at the provider on either side of midnight.
  const around = await deps.payments.listMovements(
    new Date(from.getTime() - DAY),
    new Date(to.getTime() + DAY),
  );
  const movements = around.filter(({ madeAt }) => madeAt >= from && madeAt < to);
  const differences: Difference[] = [];
  for (const movement of movements) differences.push(...(await compareMovement(deps, movement)));
  differences.push(...(await unknownToProvider(deps, around, { from, to })));
  const isLast = to.getTime() + DAY > deps.clock.now().getTime();
  if (isLast) differences.push(...(await compareBooks(deps, { name: day, to })));
  for (const difference of differences) {
    await insertPaymentCase(deps.database, { kind: 'difference', ...difference });
  }
  const counts = { movements: movements.length, differences: differences.length };
  await saveReconciliation(deps.database, { day, ...counts, finished_at: deps.clock.now() });
  return counts;
}

/** What the ledger has of the day, and the provider does not. */
async function unknownToProvider(
  { database }: Deps,
  around: readonly Movement[],
  day: { from: Date; to: Date },
): Promise<Difference[]> {
  const paid = new Set(around.map(({ paymentIntentId }) => paymentIntentId));
  const refunded = new Set(around.map(({ refundId }) => refundId));
  const payments = (await listPaymentsOfDay(database, day)).filter(({ reference }) => !paid.has(reference));
  const refunds = (await listRefundsOfDay(database, day)).filter(({ reference }) => !refunded.has(reference));
  const missing =
    (what: string) =>
    ({ reference, bookingId, ours }: (typeof payments)[number]) => ({
      reference,
      bookingId,
      details: { what, provider: 0, ours },
    });
  return [
    ...payments.map(missing('payment')),
    ...refunds.map(missing('refund')),
    // Said to be made, and nobody can tell which of the provider's it is.
    ...(await listRefundsWithoutId(database)).map(missing('refund without the provider’s id')),
  ];
}
