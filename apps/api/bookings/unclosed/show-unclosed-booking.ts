import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffUnclosedBooking } from '@nolo/contract/staff/unclosed-bookings.ts';
import { isUnclosed, unclosedFrom } from '@nolo/domain/booking/unclosed-booking.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { findBookingFacts } from '../booking-facts.ts';
import { findBooking } from '../booking-store.ts';
import { findEndingAmounts } from '../ending-amounts.ts';
import { isDisputed } from './unclosed-store.ts';

/**
 * A booking that is overdue, or was until somebody closed it; that somebody looked is written down.
 * @throws AppError `booking.not_found`
 */
export async function showUnclosedBooking(
  { clock, database }: Deps,
  caller: StaffCaller,
  { id }: { id: string },
): Promise<CallData<typeof staffUnclosedBooking>> {
  const at = clock.now();
  return inTransaction(database, async (transaction) => {
    const booking = await findBooking(transaction, id);
    if (!booking?.paid_at || at < unclosedFrom(booking.ends_at)) throw new AppError('booking.not_found');
    const { status, ends_at: endsAt, number: object } = booking;
    await insertAuditEvent(transaction, caller, { action: 'booking_viewed', object, at });
    const { noShow, notProvided } = await findEndingAmounts(transaction, booking);
    return {
      booking: await findBookingFacts(transaction, booking),
      since: unclosedFrom(endsAt).toISOString(),
      can_close: isUnclosed({ status, endsAt, isDisputed: await isDisputed(transaction, id) }, at),
      no_show: noShow,
      not_handed_over: notProvided,
    };
  });
}
