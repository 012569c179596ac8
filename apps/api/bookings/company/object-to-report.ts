import { objectionUntil } from '@nolo/domain/cancellation/company-endings.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { insertPaymentCase } from '../../payments/payment-case-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { isSameObjection } from '../objection-store.ts';
import { findHandoverReport, insertReportObjection } from '../handover-report-store.ts';
import { lockBookingOfCompany } from './company-booking-store.ts';

/**
 * The company says that it was not its fault that its renter has no car: a payment case, which staff decides, and the
 * money is held meanwhile (docs/specification/states.md 5). The same words again change nothing.
 * @throws AppError `booking.not_found`, `booking.nothing_reported`, `booking.already_cancelled`, `booking.objection_too_late`,
 * `booking.objection_exists`
 */
export async function objectToReport(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const booking = await lockBookingOfCompany(transaction, { companyId: caller.companyId, id });
    if (booking === null) throw new AppError('booking.not_found');
    const report = await findHandoverReport(transaction, id);
    if (report === null) throw new AppError('booking.nothing_reported');
    if (at >= objectionUntil(report.reported_at)) throw new AppError('booking.objection_too_late');
    if (booking.status === 'CANCELLED') throw new AppError('booking.already_cancelled');
    if (isSameObjection(report.objection, text)) return;
    await insertReportObjection(transaction, { bookingId: id, text, at });
    const { number, total_minor: totalMinor } = booking;
    await insertPaymentCase(transaction, {
      kind: 'not_handed_over_objected',
      reference: id,
      bookingId: id,
      details: { number, totalMinor },
    });
    await insertAuditEvent(transaction, caller, { action: 'report_objected', object: number, at });
  });
}
