import type { Transaction } from 'kysely';
import { hasFailed } from '@nolo/domain/booking/refund-state.ts';
import { ledgerForCoveredRefund, ledgerForRefund, ledgerReversal } from '@nolo/domain/commission/ledger.ts';
import { coveredByDispute } from '@nolo/domain/payment/covered-by-dispute.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { sumLostDisputes } from './dispute-store.ts';
import { insertPaymentCase } from './payment-case-store.ts';
import { findBalance, insertLedgerTransaction } from './ledger-store.ts';
import type { ProviderRefund } from './payment-gateway.ts';
import { findPaymentDue, lockRefund, updateRefund, type RefundRow } from './refund-store.ts';

type Applied = { refund: RefundRow; hasJustFailed: boolean };

/**
 * Takes over how a refund stands at the provider. One that failed is ours to give back again: it is reversed in the
 * ledger and becomes a paymentCase. Null when it is none that we know: made by hand.
 */
export async function applyRefund(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  told: ProviderRefund,
): Promise<Applied | null> {
  const refund = await lockRefund(transaction, { refundId: told.refundId, providerId: told.id });
  if (refund === null) return null;
  // A failed refund stays failed; another try is a new refund.
  if (hasFailed(refund.status)) return { refund, hasJustFailed: false };
  await updateRefund(transaction, refund.id, {
    status: told.status,
    provider_refund_id: told.id,
    failure_reason: told.failureReason,
    sent_at: refund.sent_at ?? clock.now(),
  });
  const hasJustFailed = hasFailed(told.status);
  const reason = told.failureReason ?? told.status;
  if (hasJustFailed) await bookFailure(transaction, refund, { reason, at: clock.now() });
  return { refund, hasJustFailed };
}

/** Records that the provider refuses the refund. */
export async function abandonRefund(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { id }: RefundRow,
  reason: string,
): Promise<void> {
  const refund = await lockRefund(transaction, { refundId: id, providerId: null });
  if (refund?.status !== 'requested') return;
  await updateRefund(transaction, id, { status: 'failed', failure_reason: reason });
  await bookFailure(transaction, refund, { reason, at: clock.now() });
}

async function bookFailure(
  transaction: Transaction<DB>,
  refund: RefundRow,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await insertLedgerTransaction(transaction, {
    bookingId: refund.booking_id,
    kind: 'refund_failed',
    reference: refund.id,
    at,
    entries: ledgerReversal(ledgerForRefund(refund.amount_minor)),
  });
  await coverByDispute(transaction, refund, at);
  await insertPaymentCase(transaction, {
    kind: 'refund_failed',
    reference: refund.id,
    bookingId: refund.booking_id,
    details: { reason, amountMinor: refund.amount_minor },
  });
}

/** A lost dispute may have given the renter this money before, whichever of the two was heard of first. */
async function coverByDispute(transaction: Transaction<DB>, refund: RefundRow, at: Date): Promise<void> {
  const { id, booking_id: bookingId, payment_id: paymentId, amount_minor: refundMinor } = refund;
  const lossesMinor = await findBalance(transaction, bookingId, 'dispute_losses');
  if (lossesMinor <= 0) return;
  const { leftMinor } = await findPaymentDue(transaction, paymentId);
  const lostMinor = await sumLostDisputes(transaction, paymentId);
  const coveredMinor = coveredByDispute({ refundMinor, leftMinor, lostMinor, lossesMinor });
  const entries = ledgerForCoveredRefund(coveredMinor);
  await insertLedgerTransaction(transaction, { bookingId, kind: 'dispute_lost', reference: id, at, entries });
}
