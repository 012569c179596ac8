import { hasFailed } from '@nolo/domain/booking/refund-state.ts';
import { ledgerForProviderFee } from '@nolo/domain/commission/ledger.ts';
import type { Deps } from '../deps.ts';
import { insertLedgerTransaction } from './ledger-store.ts';
import type { Movement } from './payment-gateway.ts';
import { findCashOfSource, findLedgerCash, findRefundOfProvider } from './reconciliation-store.ts';

/** Something in which provider and ledger, or ledger and booking, differ: `details` says what, and by how much. */
export type Difference = {
  reference: string;
  bookingId: string | null;
  details: { what: string } & Record<string, string | number | null>;
};

/** What the ledger says otherwise of a movement of money at the provider. Books the provider's fee on the way. */
export async function compareMovement(deps: Deps, movement: Movement): Promise<Difference[]> {
  // Between us and our bank: no booking's money.
  if (movement.isOfBank) return [];
  if (movement.type === 'charge' || movement.type === 'payment') return comparePayment(deps, movement);
  if (movement.type === 'refund' || movement.type === 'payment_refund') return compareRefund(deps, movement);
  if (movement.type === 'refund_failure') return compareFailure(deps, movement);
  return movement.disputeId === null ? compareOther(deps, movement) : compareDispute(deps, movement);
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

/** A transfer to a company, one that came back, an adjustment: ours when the ledger names it, or what caused it. */
async function compareOther({ database }: Deps, { id, type, amountMinor, feeMinor, sourceId }: Movement) {
  const booked = await findCashOfSource(database, [id, ...(sourceId === null ? [] : [sourceId])]);
  return differ(type, id, amountMinor - feeMinor, booked);
}

function differ(
  what: string,
  reference: string,
  provider: number,
  ours: { bookingId: string; amountMinor: number } | null,
): Difference[] {
  if (ours?.amountMinor === provider) return [];
  const details = { what, provider, ours: ours?.amountMinor ?? 0 };
  return [{ reference, bookingId: ours?.bookingId ?? null, details }];
}
