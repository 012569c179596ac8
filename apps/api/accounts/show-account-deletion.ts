import type { AccountDeletion } from '@nolo/contract/account-deletion.ts';
import { deletionEffect, termsOf } from '../bookings/cancellation-terms.ts';
import { findCancellationFacts, findCarName } from '../bookings/booking-store.ts';
import { countBookings, findLiveBookings } from '../bookings/renter-bookings-store.ts';
import type { Deps } from '../deps.ts';
import type { RenterCaller } from '../platform/caller.ts';

/** What deleting the account would do to bookings and money, on every website of the product. */
export async function showAccountDeletion(
  { clock, database }: Deps,
  { accountId }: RenterCaller,
): Promise<AccountDeletion> {
  const now = clock.now();
  const live = await findLiveBookings(database, accountId, 'read');
  const toCancel = live.filter((booking) => deletionEffect(booking, now) === 'cancel');
  const bookings = await Promise.all(
    toCancel.map(async (booking) => {
      const { refundMinor, commissionKeptMinor } = termsOf(
        booking,
        now,
        await findCancellationFacts(database, booking.id),
      );
      return {
        number: booking.number,
        car_name: await findCarName(database, booking.car_id),
        start_date: booking.pickup_local,
        is_paid: booking.paid_at !== null,
        refund: refundMinor,
        commission_kept: commissionKeptMinor,
      };
    }),
  );
  return {
    bookings,
    refund_total: bookings.reduce((sum, { refund }) => sum + refund, 0),
    kept_bookings: await countBookings(database, accountId),
    running_booking: live.find((booking) => deletionEffect(booking, now) === 'refuse')?.number ?? null,
  };
}
