import { transition } from '../../domain/booking/booking-state.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../platform/database.ts';
import { mailBookingPaid } from './booking-mails.ts';
import { lockBooking, updateBooking, type BookingRow } from './booking-store.ts';

/**
 * A deal or coupon may take everything off (decisions.md 4): the provider cannot charge nothing, so the reservation
 * itself confirms the booking.
 */
export async function confirmFreeBooking(deps: Deps, booking: BookingRow): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const locked = await lockBooking(transaction, booking.id);
    const status = locked && transition(locked.status, 'pay');
    if (!status) return;
    const paid = await updateBooking(transaction, booking.id, { status, paid_at: deps.clock.now() });
    await mailBookingPaid(deps, transaction, paid);
  });
}
