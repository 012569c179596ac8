import type { Transaction } from 'kysely';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import type { Deps } from '../../deps.ts';
import type { MailHandler } from '../../notifications/emails/mail.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { termsOf } from '../cancellation-terms.ts';
import { mailCompany, mailLines } from './mail-company.ts';
import { mailDriversAdded } from './mail-drivers-added.ts';
import { mailToRenter, notifyRenter } from './notify-renter.ts';

/** 'Your car is booked', once per booking and payment. */
export async function mailBookingPaid(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const payload = { bookingId: booking.id };
  await notifyRenter(deps, transaction, booking, { key: booking.id, template: 'booking-paid', payload });
  await mailCompany(deps, transaction, booking, { news: 'new', key: booking.id });
  await mailDriversAdded(deps, transaction, booking);
}

/** Null when the booking was cancelled meanwhile: that has a mail of its own. */
export const bookingPaidMail: MailHandler<'booking-paid'> = (deps, { bookingId }) =>
  mailToRenter(deps, bookingId, (names, { booking, details }) => {
    if (booking.status === 'CANCELLED') return null;
    const { quote } = booking;
    const { freeUntil, reason } = termsOf(booking, deps.clock.now());
    return {
      ...names,
      isOrSimilar: details.isOrSimilar,
      pickupLocal: booking.pickup_local,
      returnLocal: booking.return_local,
      pickupPlace: booking.pickup_location.description,
      isDelivered: booking.is_delivery,
      returnLocation: booking.return_location.description,
      companyName: details.companyName,
      companyPhone: details.companyPhone,
      companyAddress: details.companyAddress,
      drivers: details.drivers.map((one) => driverName(one.firstName, one.lastName)),
      totalMinor: quote.totalMinor,
      depositMinor: quote.depositMinor,
      periods: quote.periods,
      lines: mailLines(quote),
      inclusions: booking.inclusions,
      areDocumentsChecked: details.documentsStatus !== 'uploaded',
      freeCancellationUntil: freeUntil,
      isCancellationLate: reason === 'commission_kept',
    };
  });
