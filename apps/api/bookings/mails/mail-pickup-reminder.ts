import type { Transaction } from 'kysely';
import { can } from '@nolo/domain/booking/booking-state.ts';
import type { Deps } from '../../deps.ts';
import type { MailHandler } from '../../notifications/emails/mail.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { mailToRenter, notifyRenter } from './notify-renter.ts';

/** 'Your rental begins tomorrow', with what to bring; again if the pickup was moved. */
export async function mailPickupReminder(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  await notifyRenter(deps, transaction, booking, {
    key: `${booking.id}:${booking.pickup_local}`,
    template: 'pickup-reminder',
    payload: { bookingId: booking.id },
  });
}

/** Null for a booking that was cancelled or has begun meanwhile. */
export const pickupReminderMail: MailHandler<'pickup-reminder'> = (deps, { bookingId }) =>
  mailToRenter(deps, bookingId, (names, { booking, details }) => {
    if (!can(booking.status, 'check_in') || booking.starts_at <= deps.clock.now()) return null;
    return {
      ...names,
      pickupLocal: booking.pickup_local,
      pickupPlace: booking.pickup_location.description,
      isDelivered: booking.is_delivery,
      companyName: details.companyName,
      companyPhone: details.companyPhone,
    };
  });
