import type { Transaction } from 'kysely';
import type { CancelReason } from '@nolo/domain/booking/cancel-reason.ts';
import { wholeRefund } from '@nolo/domain/cancellation/cancellation.ts';
import { ledgerForCommissionOwed } from '@nolo/domain/commission/ledger.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { deleteHolds } from '../calendar/out-hold-store.ts';
import { insertLedgerTransaction } from '../payments/ledger-store.ts';
import { refundBooking } from '../payments/request-refund.ts';
import { findCancellationFacts, updateBooking, type BookingRow } from './booking-store.ts';
import { mailBookingCancelled } from './mails/mail-booking-ended.ts';

type End = {
  reason: Extract<
    CancelReason,
    'replacement_refused' | 'replacement_unanswered' | 'company' | 'not_handed_over'
  >;
  /** Of the ledger transaction: what caused it. */
  reference: string;
};

/**
 * Ends a booking whose company cannot provide the car: it is free, everything that is still held goes back, and the company
 * owes the commission (docs/specification/states.md 5 and 6). What a dispute holds waits for it. The caller holds the
 * booking's lock, and tells the company.
 */
export async function endNotProvided(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { reason, reference }: End,
): Promise<void> {
  const { id: bookingId, total_minor: totalMinor } = booking;
  const at = deps.clock.now();
  const refundedMinor = booking.refund_minor ?? 0;
  const { withBankMinor } = await findCancellationFacts(transaction, bookingId);
  const { refundMinor } = wholeRefund({ totalMinor, refundedMinor, withBankMinor });
  await deleteHolds(transaction, { booking_id: bookingId }, at);
  await updateBooking(transaction, bookingId, {
    status: 'CANCELLED',
    cancelled_at: at,
    cancel_reason: reason,
    refund_minor: refundedMinor + refundMinor,
  });
  await insertLedgerTransaction(transaction, {
    bookingId,
    kind: reason,
    reference,
    at,
    entries: ledgerForCommissionOwed(totalMinor),
  });
  await refundBooking(deps, transaction, { bookingId, amountMinor: refundMinor, reason: 'cancelled' });
  const said = withBankMinor > 0 ? 'with_bank' : reason;
  const terms = { refundMinor, commissionKeptMinor: 0, reason: said } as const;
  await mailBookingCancelled(deps, transaction, booking, terms, { isCompanyTold: false });
}
