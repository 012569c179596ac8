import type { Transaction } from 'kysely';
import { hasFailed } from '../../domain/booking/refund-state.ts';
import { ledgerForRefund, ledgerReversal } from '../../domain/commission/ledger.ts';
import type { Deps } from '../deps.ts';
import type { DB } from '../platform/database-types.ts';
import { insertFinding } from './finding-store.ts';
import { insertLedgerTransaction } from './ledger-store.ts';
import type { ProviderRefund } from './payment-gateway.ts';
import { lockRefund, updateRefund, type RefundRow } from './refund-store.ts';

/**
 * Takes over how a refund stands at the provider. One that failed is ours to give back again: it is reversed in the
 * ledger and becomes a finding. False when it is none that we know: made by hand.
 */
export async function applyRefund(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  told: ProviderRefund,
): Promise<boolean> {
  const refund = await lockRefund(transaction, { refundId: told.refundId, providerId: told.id });
  if (refund === null) return false;
  // What failed once stays failed: a new refund is another one.
  if (hasFailed(refund.status)) return true;
  await updateRefund(transaction, refund.id, {
    status: told.status,
    provider_refund_id: told.id,
    failure_reason: told.failureReason,
    sent_at: refund.sent_at ?? clock.now(),
  });
  if (hasFailed(told.status)) await bookFailure(transaction, refund, told.failureReason ?? told.status);
  return true;
}

/** The provider will not make it. */
export async function giveUpRefund(
  transaction: Transaction<DB>,
  { id }: RefundRow,
  reason: string,
): Promise<void> {
  const refund = await lockRefund(transaction, { refundId: id, providerId: null });
  if (refund?.status !== 'requested') return;
  await updateRefund(transaction, id, { status: 'failed', failure_reason: reason });
  await bookFailure(transaction, refund, reason);
}

async function bookFailure(transaction: Transaction<DB>, refund: RefundRow, reason: string): Promise<void> {
  await insertLedgerTransaction(transaction, {
    bookingId: refund.booking_id,
    kind: 'refund_failed',
    reference: refund.id,
    entries: ledgerReversal(ledgerForRefund(refund.amount_minor)),
  });
  await insertFinding(transaction, {
    kind: 'refund_failed',
    reference: refund.id,
    bookingId: refund.booking_id,
    details: { reason, amountMinor: refund.amount_minor },
  });
}
