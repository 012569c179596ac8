import { ledgerForSettledRefund } from '@nolo/domain/commission/ledger.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { findBalance, insertLedgerTransaction } from '../../payments/ledger-store.ts';
import { findPaymentCase, markPaymentCaseResolved } from '../../payments/payment-case-store.ts';
import { findPaymentDue, findRefund } from '../../payments/refund-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { lockBooking } from '../booking-store.ts';

/**
 * A person is done with a payment case. What a failed refund still owes by then has been given to the renter outside the
 * provider: the ledger says so, so that it is the company's money no more.
 * @throws AppError `payment.case_not_found`, `payment.case_resolved`
 */
export async function resolvePaymentCase(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  caller: Pick<StaffCaller, 'kind' | 'accountId' | 'sessionId'>,
  { id, note }: { id: number; note: string },
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const paymentCase = await findPaymentCase(transaction, id);
    if (paymentCase === null) throw new AppError('payment.case_not_found');
    const { booking_id: bookingId, kind, reference } = paymentCase;
    // Whoever books a refund, a dispute or a check-in of the booking does it before or after.
    const booking = bookingId === null ? null : await lockBooking(transaction, bookingId);
    if (!(await markPaymentCaseResolved(transaction, String(id), at)))
      throw new AppError('payment.case_resolved');
    const settled = await findSettlement(transaction, paymentCase);
    if (settled !== null) {
      await insertLedgerTransaction(transaction, {
        bookingId: settled.bookingId,
        kind: 'refund_settled',
        reference,
        at,
        entries: ledgerForSettledRefund(settled.amountMinor),
      });
    }
    await insertAuditEvent(transaction, caller, {
      action: 'payment_case_resolved',
      object: booking?.number ?? reference,
      at,
      change: {
        before: {},
        after: { payment_case: kind, reason: note, ...(settled && { settled: settled.amountMinor }) },
      },
    });
  });
}

/** What of a case's failed refund is still owed, and counts as paid outside the provider once it is resolved; null: nothing. */
export async function findSettlement(
  connection: Connection,
  { kind, reference }: { kind: string; reference: string },
): Promise<{ bookingId: string; amountMinor: number } | null> {
  const refund = kind === 'refund_failed' ? await findRefund(connection, reference) : null;
  // One by hand that failed is owed to nobody: cancelling gives that back.
  if (refund === null || refund.reason === 'manual') return null;
  const { amount_minor, booking_id: bookingId, payment_id } = refund;
  const { owedMinor } = await findPaymentDue(connection, payment_id);
  // What a lost dispute gave the renter is not held for them any more.
  const heldMinor = -(await findBalance(connection, bookingId, 'renter'));
  const amountMinor = Math.min(amount_minor, owedMinor, heldMinor);
  return amountMinor > 0 ? { bookingId, amountMinor } : null;
}
