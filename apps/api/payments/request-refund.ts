import type { Transaction } from 'kysely';
import { ledgerForRefund } from '@nolo/domain/commission/ledger.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { allocateRefund } from '@nolo/domain/payment/allocate-refund.ts';
import type { Deps } from '../deps.ts';
import { insertLedgerTransaction } from './ledger-store.ts';
import { insertRefund, type RefundReason } from './refund-store.ts';
import { listPaymentsLeft } from './payment-store.ts';

type RefundRequest = {
  bookingId: string;
  paymentId: string;
  amountMinor: number;
  reason: Exclude<RefundReason, 'manual'>;
  amendmentId?: string | undefined;
};

/**
 * Decides a refund: its row, its ledger transaction and the job that sends it, in the transaction of the change that
 * causes it. False when this payment is already being refunded for that reason.
 */
export async function requestRefund(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  refund: RefundRequest,
): Promise<boolean> {
  const at = deps.clock.now();
  const refundId = await insertRefund(transaction, { ...refund, at });
  if (refundId === null) return false;
  await insertLedgerTransaction(transaction, {
    bookingId: refund.bookingId,
    kind: `${refund.reason}_refund`,
    reference: refundId,
    at,
    entries: ledgerForRefund(refund.amountMinor),
  });
  await deps.jobs.send(transaction, 'send-refund', { refundId });
  return true;
}

type Refund = { bookingId: string; amountMinor: number } & (
  { reason: 'cancelled' } | { reason: 'amended'; amendmentId: string }
);

/** Refunds an amount from a booking's payments, the latest first. */
export async function refundBooking(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  { bookingId, amountMinor, ...why }: Refund,
): Promise<void> {
  const payments = await listPaymentsLeft(transaction, bookingId);
  for (const share of allocateRefund(payments, amountMinor)) {
    await requestRefund(deps, transaction, { ...why, ...share, bookingId });
  }
}
