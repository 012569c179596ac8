import { can } from '@nolo/domain/booking/booking-state.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { mailPickupReminder } from './mails/mail-pickup-reminder.ts';
import { lockBooking } from './booking-store.ts';
import { planReminder, reminderTime } from './plan-reminder.ts';

/** Reminds once, of a booking that is still ahead; one that was moved to later days is planned anew. */
export async function remindPickup(deps: Deps, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    const now = deps.clock.now();
    if (booking === null || !can(booking.status, 'check_in') || booking.starts_at <= now) return;
    if (reminderTime(booking) > now) await planReminder(deps, transaction, booking);
    else await mailPickupReminder(deps, transaction, booking);
  });
}
