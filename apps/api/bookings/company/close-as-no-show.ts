import { companyEndings } from '@nolo/domain/cancellation/company-endings.ts';
import { lateRefund } from '@nolo/domain/cancellation/cancellation.ts';
import { can } from '@nolo/domain/booking/booking-state.ts';
import { ledgerForCommissionKept } from '@nolo/domain/commission/ledger.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { insertLedgerTransaction } from '../../payments/ledger-store.ts';
import { refundBooking } from '../../payments/request-refund.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { withdrawWaiting } from '../amendments/apply-amendment.ts';
import { deleteHold, findCancellationFacts, updateBooking } from '../booking-store.ts';
import { findHandoverReport } from '../handover-report-store.ts';
import { mailCompany } from '../mails/booking-mail.ts';
import { mailBookingCancelled } from '../mails/mail-booking-ended.ts';
import { withdrawReplacement } from '../replacements/end-replacement.ts';
import { lockBookingOfCompany } from './company-booking-store.ts';

/**
 * Nobody came for the car: the booking ends, its money goes as when the renter cancels late, and the renter, who is told, can
 * object (docs/specification/states.md 5).
 * @throws AppError `booking.not_found`, `booking.already_cancelled`, `booking.not_cancellable`, `booking.no_show_too_early`,
 * `booking.reported`
 */
export async function closeAsNoShow(deps: Deps, caller: MemberCaller, { id }: { id: string }): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBookingOfCompany(transaction, { companyId: caller.companyId, id });
    if (booking === null) throw new AppError('booking.not_found');
    const { status, starts_at: startsAt, total_minor: totalMinor, number: object } = booking;
    if (status === 'CANCELLED') throw new AppError('booking.already_cancelled');
    if (!can(status, 'no_show')) throw new AppError('booking.not_cancellable');
    if (!companyEndings({ status, startsAt }, at).noShow) throw new AppError('booking.no_show_too_early');
    // Both have said that the other was not there: the renter was first, and the company can object to that.
    if ((await findHandoverReport(transaction, id)) !== null) throw new AppError('booking.reported');
    const refundedMinor = booking.refund_minor ?? 0;
    const { withBankMinor } = await findCancellationFacts(transaction, id);
    const settled = lateRefund({ totalMinor, refundedMinor, withBankMinor });
    const { refundMinor: amountMinor, commissionKeptMinor } = settled;
    await deleteHold(transaction, id);
    await withdrawReplacement(deps, transaction, id);
    await withdrawWaiting(deps, transaction, id);
    await updateBooking(transaction, id, {
      status: 'CANCELLED',
      cancelled_at: at,
      cancel_reason: 'no_show',
      refund_minor: refundedMinor + amountMinor,
    });
    const entries = ledgerForCommissionKept(commissionKeptMinor);
    await insertLedgerTransaction(transaction, {
      bookingId: id,
      kind: 'no_show',
      reference: id,
      at,
      entries,
    });
    await refundBooking(deps, transaction, { bookingId: id, amountMinor, reason: 'cancelled' });
    const terms = { ...settled, reason: 'no_show' } as const;
    await mailBookingCancelled(deps, transaction, booking, terms, { isCompanyTold: false });
    await mailCompany(deps, transaction, booking, { news: 'no_show', key: id });
    await insertAuditEvent(transaction, caller, { action: 'booking_no_show', object, at });
  });
}
