import { can } from '@nolo/domain/booking/booking-state.ts';
import { objectionUntil } from '@nolo/domain/cancellation/company-endings.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { showsCompany } from '../platform/request-website.ts';
import { lockBooking } from './booking-store.ts';
import { insertHandoverReport } from './handover-report-store.ts';
import { mailCompany } from './mails/booking-mail.ts';

/**
 * The renter says that they were not given the car: its company, which is told, can object for as long as a renter can to a
 * no-show; then the booking ends (docs/specification/states.md 5). The same again changes nothing.
 * @throws AppError `booking.not_found`, `booking.already_cancelled`, `booking.car_handed_over`, `booking.report_too_early`
 */
export async function reportNotHandedOver(
  deps: Deps,
  { accountId, website }: RenterCaller,
  { id }: { id: string },
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    if (booking?.account_id !== accountId || !showsCompany(website, booking.company_id)) {
      throw new AppError('booking.not_found');
    }
    if (booking.status === 'CANCELLED') throw new AppError('booking.already_cancelled');
    if (at < booking.starts_at) throw new AppError('booking.report_too_early');
    if (!can(booking.status, 'not_provide')) throw new AppError('booking.car_handed_over');
    if (!(await insertHandoverReport(transaction, { bookingId: id, at }))) return;
    await mailCompany(deps, transaction, booking, { news: 'not_handed_over_reported', key: id });
    const job = { startAfter: objectionUntil(at) };
    await deps.jobs.send(transaction, 'end-not-handed-over', { bookingId: id }, job);
  });
}
