import type { Transaction } from 'kysely';
import type { Deps } from '../../deps.ts';
import { notify } from '../../notices/notify.ts';
import type { DB } from '../../platform/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { findMailDetails } from './mail-details-store.ts';
import { namesOf, toRenter } from './to-renter.ts';

/** 'Tomorrow you pick up your car', with what to bring; again if the pickup was moved. */
export async function mailPickupReminder(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    ...toRenter(booking, details),
    key: `pickup-reminder:${booking.id}:${booking.pickup_local}`,
    template: 'pickup-reminder',
    data: {
      ...namesOf(booking, details),
      pickupLocal: booking.pickup_local,
      pickupPlace: booking.pickup_location.description,
      isDelivered: booking.is_delivery,
      companyName: details.companyName,
      companyPhone: details.companyPhone,
    },
  });
}
