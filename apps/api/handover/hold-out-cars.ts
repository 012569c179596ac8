import { inTransaction } from '@nolo/db/database.ts';
import { lockBooking } from '../bookings/booking-store.ts';
import { listEndangeredBookings } from '../bookings/company/endangered-store.ts';
import { mailCompany } from '../bookings/mails/booking-mail.ts';
import { lockCarsOut, moveOutHolds } from '../calendar/out-hold-store.ts';
import type { Deps } from '../deps.ts';
import { settleEach, throwFirst } from '../platform/settle-each.ts';

const AT_ONCE = 8;

/**
 * Cars that are out after their agreed return are held further, and whose booking comes next is told once that its car may not
 * be there (docs/specification/handover.md 8).
 */
export async function holdOutCars(deps: Deps, now: Date): Promise<void> {
  await inTransaction(deps.database, async (transaction) =>
    moveOutHolds(transaction, await lockCarsOut(transaction, now), now),
  );
  const endangered = await listEndangeredBookings(deps.database, now);
  throwFirst(
    await settleEach(endangered, AT_ONCE, (bookingId) =>
      inTransaction(deps.database, async (transaction) => {
        const booking = await lockBooking(transaction, bookingId);
        const untold = await listEndangeredBookings(transaction, now, bookingId);
        if (booking === null || untold.length === 0) return;
        await mailCompany(deps, transaction, booking, { news: 'car_not_back', key: bookingId });
      }),
    ),
  );
}
