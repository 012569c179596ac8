import type { Transaction } from 'kysely';
import { driverName } from '../../../domain/booking/additional-drivers.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../../notices/notify.ts';
import type { DB } from '../../platform/database-types.ts';
import { findDriversToTell } from '../booking-driver-store.ts';
import type { BookingRow } from '../booking-store.ts';
import type { MailDetails } from './mail-details-store.ts';

/** 'You drive this car, too': once to each additional driver of a paid booking. */
export async function mailDriversAdded(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  details: MailDetails,
): Promise<void> {
  const renterName = driverName(details.firstName, details.lastName);
  for (const driver of await findDriversToTell(transaction, booking.id)) {
    await notify(deps, transaction, {
      accountId: driver.accountId,
      about: { companyId: booking.company_id, carName: details.carName, detail: renterName },
      key: `driver-added:${booking.id}:${driver.accountId}`,
      recipient: driver.email,
      language: driver.language,
      websiteId: booking.website_id,
      template: 'driver-added',
      data: {
        firstName: driver.firstName,
        renterName,
        carName: details.carName,
        pickupLocal: booking.pickup_local,
        returnLocal: booking.return_local,
        pickupPlace: booking.pickup_location.description,
        isDelivered: booking.is_delivery,
        companyName: details.companyName,
        companyPhone: details.companyPhone,
      },
    });
  }
}
