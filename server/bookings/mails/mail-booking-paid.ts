import type { Transaction } from 'kysely';
import { driverName } from '../../../domain/booking/additional-drivers.ts';
import type { Deps } from '../../deps.ts';
import type { MailTemplates } from '../../emails/mail-templates.ts';
import { notify } from '../../notices/notify.ts';
import type { DB } from '../../platform/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { termsOf } from '../cancellation-terms.ts';
import { findMailDetails, type MailDetails } from './mail-details-store.ts';
import { mailDriversAdded } from './mail-drivers-added.ts';
import { namesOf, toRenter } from './to-renter.ts';

/** 'Your car is booked', once per booking and payment. */
export async function mailBookingPaid(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    ...toRenter(booking, details),
    key: `booking-paid:${booking.id}`,
    template: 'booking-paid',
    data: paidMail(booking, details, deps.clock.now()),
  });
  await mailDriversAdded(deps, transaction, booking, details);
}

function paidMail(booking: BookingRow, details: MailDetails, now: Date): MailTemplates['booking-paid'] {
  const { quote } = booking;
  return {
    ...namesOf(booking, details),
    isOrSimilar: details.isOrSimilar,
    pickupLocal: booking.pickup_local,
    returnLocal: booking.return_local,
    pickupPlace: booking.pickup_location.description,
    isDelivered: booking.is_delivery,
    returnPlace: booking.return_location.description,
    companyName: details.companyName,
    companyPhone: details.companyPhone,
    companyAddress: details.companyAddress,
    drivers: details.drivers.map((one) => driverName(one.firstName, one.lastName)),
    totalMinor: quote.totalMinor,
    depositMinor: quote.depositMinor,
    periods: quote.periods,
    lines: quote.lines.map(({ kind, label, quantity, days, amountMinor }) => ({
      kind,
      label,
      quantity,
      days,
      amountMinor,
    })),
    inclusions: booking.inclusions,
    freeCancellationUntil: termsOf(booking, now).freeUntil,
  };
}
