import type { Transaction } from 'kysely';
import { ledgerForSettledRefund } from '@nolo/domain/commission/ledger.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { findPaymentCase, markPaymentCaseResolved } from '../payments/payment-case-store.ts';
import { findBalance, insertLedgerTransaction } from '../payments/ledger-store.ts';
import { findPaymentDue, findRefund } from '../payments/refund-store.ts';
import { lockBooking } from './booking-store.ts';

/**
 * A person is done with a payment case. What a failed refund still owes by then has been given to the renter outside the
 * provider: the ledger says so, so that it is the company's money no more. Null when there is no such open case.
 */
export async function resolvePaymentCase(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { id }: { id: string },
): Promise<{ settledMinor: number } | null> {
  return inTransaction(database, async (transaction) => {
    const paymentCase = await findPaymentCase(transaction, id);
    if (paymentCase === null) return null;
    // Whoever books a refund, a dispute or a check-in of the booking does it before or after.
    if (paymentCase.bookingId !== null) await lockBooking(transaction, paymentCase.bookingId);
    if (!(await markPaymentCaseResolved(transaction, id, clock.now()))) return null;
    const { kind, reference } = paymentCase;
    return { settledMinor: kind === 'refund_failed' ? await settle(transaction, reference, clock.now()) : 0 };
  });
}

async function settle(transaction: Transaction<DB>, refundId: string, at: Date): Promise<number> {
  const refund = await findRefund(transaction, refundId);
  // One by hand that failed is owed to nobody: cancelling gives that back.
  if (refund === null || refund.reason === 'manual') return 0;
  const { booking_id: bookingId, amount_minor } = refund;
  const { owedMinor } = await findPaymentDue(transaction, refund.payment_id);
  // What a lost dispute gave the renter is not held for them any more.
  const heldMinor = -(await findBalance(transaction, bookingId, 'renter'));
  const settledMinor = Math.max(0, Math.min(amount_minor, owedMinor, heldMinor));
  const entries = ledgerForSettledRefund(settledMinor);
  await insertLedgerTransaction(transaction, {
    bookingId,
    kind: 'refund_settled',
    reference: refundId,
    at,
    entries,
  });
  return settledMinor;
}
