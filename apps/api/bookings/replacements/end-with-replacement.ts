import type { Transaction } from 'kysely';
import { ledgerForCommissionOwed } from '@nolo/domain/commission/ledger.ts';
import type { Deps } from '../../deps.ts';
import { insertLedgerTransaction } from '../../payments/ledger-store.ts';
import { refundBooking } from '../../payments/refund-booking.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { deleteHold, updateBooking, type BookingRow } from '../booking-store.ts';
import { findCancellationFacts } from '../cancellation-facts-store.ts';
import { mailBookingCancelled } from '../mails/mail-booking-ended.ts';
import { mailReplacementEnded } from '../mails/mail-replacement-ended.ts';
import { decideOn, deleteReplacementHold, type OpenReplacement } from './replacement-store.ts';

/**
 * The renter does not take the proposed car: both cars are free, everything comes back, and the company, which could
 * not provide what was booked, owes the commission (docs/specification/states.md 6).
 */
export async function endWithReplacement(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { proposed, status }: { proposed: OpenReplacement; status: 'refused' | 'unanswered' },
): Promise<void> {
  const at = deps.clock.now();
  const reason = `replacement_${status}` as const;
  const refundedMinor = booking.refund_minor ?? 0;
  const { withBankMinor } = await findCancellationFacts(transaction, booking.id);
  const refundMinor = Math.max(0, booking.total_minor - refundedMinor - withBankMinor);
  await decideOn(transaction, proposed.id, { status, at });
  await deleteReplacementHold(transaction, proposed.id);
  await deleteHold(transaction, booking.id);
  await updateBooking(transaction, booking.id, {
    status: 'CANCELLED',
    cancelled_at: at,
    cancel_reason: reason,
    refund_minor: refundedMinor + refundMinor,
  });
  await insertLedgerTransaction(transaction, {
    bookingId: booking.id,
    kind: reason,
    reference: proposed.id,
    at,
    entries: ledgerForCommissionOwed(booking.total_minor),
  });
  const amountMinor = refundMinor;
  await refundBooking(deps, transaction, { bookingId: booking.id, amountMinor, reason: 'cancelled' });
  const said = withBankMinor > 0 ? 'with_bank' : reason;
  const terms = { refundMinor, commissionKeptMinor: 0, reason: said } as const;
  await mailBookingCancelled(deps, transaction, booking, terms, { isCompanyTold: false });
  await mailReplacementEnded(deps, transaction, proposed.id);
}
