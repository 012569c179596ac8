import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffUnclosedBookings } from '@nolo/contract/staff/unclosed-bookings.ts';
import { unclosedFrom } from '@nolo/domain/booking/unclosed-booking.ts';
import type { Deps } from '../../deps.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { listUnclosed } from './unclosed-store.ts';

/** Bookings that wait for staff because nobody closed them, the longest overdue first. */
export async function showUnclosedBookings(
  { clock, database }: Deps,
  _caller: StaffCaller,
): Promise<CallData<typeof staffUnclosedBookings>> {
  const { rows, hasMore } = await listUnclosed(database, clock.now());
  return {
    bookings: rows.map(({ id, number, car, renter, companyName, companyPhone, ...booking }) => ({
      id,
      number,
      company: { name: companyName, phone: companyPhone },
      renter,
      car,
      pickup: booking.pickup_local,
      return: booking.return_local,
      since: unclosedFrom(booking.ends_at).toISOString(),
    })),
    has_more: hasMore,
  };
}
