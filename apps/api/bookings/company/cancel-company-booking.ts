import { companyEndings } from '@nolo/domain/cancellation/company-endings.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { endWithoutHandover } from '../end-reported-booking.ts';
import { lockBookingOfCompany } from './company-booking-store.ts';

/**
 * The company says that it cannot hand over the car: at any time before check-in, with another car proposed or not
 * (docs/specification/states.md 5).
 * @throws AppError `booking.not_found`, `booking.already_cancelled`, `booking.not_cancellable`
 */
export async function cancelCompanyBooking(
  deps: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBookingOfCompany(transaction, { companyId: caller.companyId, id });
    if (booking === null) throw new AppError('booking.not_found');
    const { status, starts_at: startsAt, number: object } = booking;
    if (status === 'CANCELLED') throw new AppError('booking.already_cancelled');
    if (!companyEndings({ status, startsAt }, at).notProvide) throw new AppError('booking.not_cancellable');
    await endWithoutHandover(deps, transaction, booking, 'not_provided');
    await insertAuditEvent(transaction, caller, { action: 'booking_not_provided', object, at });
  });
}
