import { companyEndings } from '@nolo/domain/cancellation/company-endings.ts';
import { can } from '@nolo/domain/booking/booking-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { endAsNoShow } from '../end-as-no-show.ts';
import { findHandoverReport } from '../handover-report-store.ts';
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
    const { status, starts_at: startsAt, number: object } = booking;
    if (status === 'CANCELLED') throw new AppError('booking.already_cancelled');
    if (!can(status, 'no_show')) throw new AppError('booking.not_cancellable');
    if (!companyEndings({ status, startsAt }, at).noShow) throw new AppError('booking.no_show_too_early');
    // Both have said that the other was not there: the renter was first, and the company can object to that.
    if ((await findHandoverReport(transaction, id)) !== null) throw new AppError('booking.reported');
    await endAsNoShow(deps, transaction, booking);
    await insertAuditEvent(transaction, caller, { action: 'booking_no_show', object, at });
  });
}
