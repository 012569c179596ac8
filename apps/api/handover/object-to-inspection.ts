import { objectionUntil } from '@nolo/domain/cancellation/company-endings.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { lockBooking } from '../bookings/booking-store.ts';
import { isSameObjection } from '../bookings/objection-store.ts';
import { mailCompany } from '../bookings/mails/booking-mail.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { showsCompany } from '../platform/request-website.ts';
import { insertInspectionObjection, listInspections } from './inspection-store.ts';
import { findHandoverId } from './rental-store.ts';

/**
 * The renter says in writing that pictures, readings or damages of an inspection are not as they were; the company is told
 * (docs/specification/handover.md 4). The same words again change nothing.
 * @throws AppError `handover.inspection_not_found`, `booking.objection_too_late`, `booking.objection_exists`
 */
export async function objectToInspection(
  deps: Deps,
  { accountId, website }: RenterCaller,
  { id, inspectionId, text }: { id: string; inspectionId: string; text: string },
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    const isOwn = booking?.account_id === accountId && showsCompany(website, booking.company_id);
    const handoverId = isOwn ? await findHandoverId(transaction, { bookingId: id, ownRentalId: null }) : null;
    const inspections = handoverId === null ? [] : await listInspections(transaction, handoverId);
    const inspection = inspections.find((one) => one.id === inspectionId);
    if (!isOwn || inspection === undefined) throw new AppError('handover.inspection_not_found');
    if (at >= objectionUntil(inspection.recordedAt)) throw new AppError('booking.objection_too_late');
    const objection = { inspection_id: inspectionId, account_id: accountId, text, created_at: at };
    if (isSameObjection(inspection.objection?.text, text)) return;
    await insertInspectionObjection(transaction, objection);
    await mailCompany(deps, transaction, booking, { news: 'inspection_objected', key: inspectionId });
  });
}
