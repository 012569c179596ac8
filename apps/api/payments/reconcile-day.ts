import { ledgerForProviderFee } from '@nolo/domain/commission/ledger.ts';
import { hasFailed } from '@nolo/domain/booking/refund-state.ts';
import type { Deps } from '../deps.ts';
import { insertFinding } from './payment-case-store.ts';
import { insertLedgerTransaction } from './ledger-store.ts';
import type { Movement } from './payment-gateway.ts';
import {
  findLedgerCash,
  findRefundOfProvider,
  listPaymentsOfDay,
  listRefundsOfDay,
  saveReconciliation,
} from './reconciliation-store.ts';

const DAY = 86_400_000;

type Difference = {
  reference: string;
  bookingId: string | null;
  what: string;
  provider: number;
  ours: number;
};

/**
 * Compares a day's movements of money at the provider with the ledger, both ways, and books the provider's fees.
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
  for (const movement of movements) differences.push(...(await compare(deps, movement)));
  differences.push(...(await unknownToProvider(deps, around, { from, to })));
  for (const { reference, bookingId, ...details } of differences) {
    await insertFinding(deps.database, { kind: 'difference', reference, bookingId, details });
  }
  const counts = { movements: movements.length, differences: differences.length };
  await saveReconciliation(deps.database, { day, ...counts, finished_at: deps.clock.now() });
  return counts;
}

/** Movements of other types (payouts to the bank, transfers) are no part of a booking's money. */
async function compare(deps: Deps, movement: Movement): Promise<Difference[]> {
  if (movement.type === 'charge' || movement.type === 'payment') return comparePayment(deps, movement);
  if (movement.type === 'refund' || movement.type === 'payment_refund') return compareRefund(deps, movement);
  if (movement.type === 'refund_failure') return compareFailure(deps, movement);
  return movement.disputeId === null ? [] : compareDispute(deps, movement);
}

async function comparePayment({ clock, database }: Deps, movement: Movement): Promise<Difference[]> {
  const { id, amountMinor, feeMinor, paymentIntentId } = movement;
  const booked = await findLedgerCash(database, { kind: 'payment', reference: paymentIntentId ?? id });
  if (booked !== null && feeMinor > 0) {
    await insertLedgerTransaction(database, {
      bookingId: booked.bookingId,
      kind: 'provider_fee',
      reference: id,
      at: clock.now(),
      entries: ledgerForProviderFee(feeMinor),
    });
  }
  return differ('payment', id, amountMinor, booked);
}

async function compareRefund({ database }: Deps, { id, amountMinor, refundId }: Movement) {
  const refund = await findRefundOfProvider(database, refundId ?? id);
  const ours = refund && { bookingId: refund.booking_id, amountMinor: -refund.amount_minor };
  return differ('refund', id, amountMinor, ours);
}

async function compareFailure({ database }: Deps, { id, amountMinor, refundId }: Movement) {
  const refund = await findRefundOfProvider(database, refundId ?? id);
  const isTold = refund !== null && hasFailed(refund.status);
  const ours = isTold ? { bookingId: refund.booking_id, amountMinor: refund.amount_minor } : null;
  return differ('failed refund', id, amountMinor, ours);
}

async function compareDispute({ database }: Deps, { id, amountMinor, feeMinor }: Movement) {
  const booked = await findLedgerCash(database, { kind: 'dispute_movement', reference: id });
  return differ('dispute', id, amountMinor - feeMinor, booked);
}

function differ(
  what: string,
  reference: string,
  provider: number,
  ours: { bookingId: string; amountMinor: number } | null,
): Difference[] {
  if (ours?.amountMinor === provider) return [];
  return [{ reference, bookingId: ours?.bookingId ?? null, what, provider, ours: ours?.amountMinor ?? 0 }];
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
  return [
    ...payments.map((payment) => ({ ...payment, what: 'payment', provider: 0 })),
    ...refunds.map((refund) => ({ ...refund, what: 'refund', provider: 0 })),
  ];
}
