import type { Transaction } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { DB } from '../../platform/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { tellRenter } from './to-renter.ts';

/** 'Your rental begins tomorrow', with what to bring; again if the pickup was moved. */
export async function mailPickupReminder(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  await tellRenter(deps, transaction, booking, {
    template: 'pickup-reminder',
    key: `${booking.id}:${booking.pickup_local}`,
    write: (names, details) => ({
      ...names,
      pickupLocal: booking.pickup_local,
      pickupPlace: booking.pickup_location.description,
      isDelivered: booking.is_delivery,
      companyName: details.companyName,
      companyPhone: details.companyPhone,
    }),
  });
}
