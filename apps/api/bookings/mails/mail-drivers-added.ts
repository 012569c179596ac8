import type { Transaction } from 'kysely';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import type { Deps } from '../../deps.ts';
import type { MailHandler } from '../../notifications/emails/mail.ts';
import { notify } from '../../notifications/notices/notify.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { findDriversToTell } from '../booking-driver-store.ts';
import type { BookingRow } from '../booking-store.ts';
import { findMailDetails } from './mail-details-store.ts';
import { findForMail } from './notify-renter.ts';

/** 'You drive this car, too': once to each additional driver of a paid booking. */
export async function mailDriversAdded(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const { carName, renter } = await findMailDetails(transaction, booking.id);
  if (renter === null) return;
  const detail = driverName(renter.firstName, renter.lastName);
  for (const { accountId } of await findDriversToTell(transaction, booking.id)) {
    await notify(deps, transaction, {
      accountId,
      about: { companyId: booking.company_id, carName, detail },
      key: `driver-added:${booking.id}:${accountId}`,
      template: 'driver-added',
      payload: { bookingId: booking.id, accountId },
    });
  }
}

/** Null for somebody who does not drive any more: also because the booking was cancelled, or its renter has left. */
export const driverAddedMail: MailHandler<'driver-added'> = async (deps, { bookingId, accountId }) => {
  const found = await findForMail(deps, bookingId);
  const drivers = await findDriversToTell(deps.database, bookingId);
  const driver = drivers.find((one) => one.accountId === accountId);
  if (!found?.details.renter || driver === undefined) return null;
  const { booking, details } = found;
  if (booking.status === 'CANCELLED') return null;
  const { firstName, lastName } = found.details.renter;
  const data = {
    firstName: driver.firstName,
    renterName: driverName(firstName, lastName),
    carName: details.carName,
    pickupLocal: booking.pickup_local,
    returnLocal: booking.return_local,
    pickupPlace: booking.pickup_location.description,
    isDelivered: booking.is_delivery,
    companyName: details.companyName,
    companyPhone: details.companyPhone,
  };
  return { recipient: driver.email, language: driver.language, websiteId: booking.website_id, data };
};
