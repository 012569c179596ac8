import type { Transaction } from 'kysely';
import { lateRefund } from '@nolo/domain/cancellation/cancellation.ts';
import { ledgerForCommissionKept } from '@nolo/domain/commission/ledger.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { deleteHolds } from '../calendar/out-hold-store.ts';
import { insertLedgerTransaction } from '../payments/ledger-store.ts';
import { refundBooking } from '../payments/request-refund.ts';
import { withdrawWaiting } from './amendments/apply-amendment.ts';
import { findCancellationFacts, updateBooking, type BookingRow } from './booking-store.ts';
import { mailCompany } from './mails/booking-mail.ts';
import { mailBookingCancelled } from './mails/mail-booking-ended.ts';
import { withdrawReplacement } from './replacements/end-replacement.ts';

/**
 * Ends a booking whose car nobody came for: its money goes as when the renter cancels late, and renter and company are told
 * (docs/specification/states.md 5). The caller holds the booking's lock, and has seen that it may end so.
 */
export async function endAsNoShow(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const { id, total_minor: totalMinor } = booking;
  const at = deps.clock.now();
  const refundedMinor = booking.refund_minor ?? 0;
  const { withBankMinor } = await findCancellationFacts(transaction, id);
  const settled = lateRefund({ totalMinor, refundedMinor, withBankMinor });
  const { refundMinor: amountMinor, commissionKeptMinor } = settled;
  await deleteHolds(transaction, { booking_id: id }, at);
  await withdrawReplacement(deps, transaction, id);
  await withdrawWaiting(deps, transaction, id);
  await updateBooking(transaction, id, {
    status: 'CANCELLED',
    cancelled_at: at,
    cancel_reason: 'no_show',
    refund_minor: refundedMinor + amountMinor,
  });
  const entries = ledgerForCommissionKept(commissionKeptMinor);
  await insertLedgerTransaction(transaction, { bookingId: id, kind: 'no_show', reference: id, at, entries });
  await refundBooking(deps, transaction, { bookingId: id, amountMinor, reason: 'cancelled' });
  const terms = { ...settled, reason: 'no_show' } as const;
  await mailBookingCancelled(deps, transaction, booking, terms, { isCompanyTold: false });
  await mailCompany(deps, transaction, booking, { news: 'no_show', key: id });
}
