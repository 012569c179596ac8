import type { Transaction } from 'kysely';
import { can } from '@nolo/domain/booking/booking-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import type { MailHandler } from '../notifications/emails/mail-definitions.ts';
import { lockBooking, type BookingRow } from './booking-store.ts';
import { mailToRenter, notifyRenter } from './mails/booking-mail.ts';

const HOURS_BEFORE = 24;
const HOUR_MS = 3_600_000;
/** When the renter is reminded of a pickup. */
function reminderTime({ starts_at }: BookingRow): Date {
  return new Date(starts_at.getTime() - HOURS_BEFORE * HOUR_MS);
}

/** Plans a reminder a day before the pickup; a booking made later than that gets none. */
export async function planReminder(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const startAfter = reminderTime(booking);
  if (startAfter <= clock.now()) return;
  await jobs.send(transaction, 'remind-pickup', { bookingId: booking.id }, { startAfter });
}

/** Reminds the renter of a booking that is still ahead; the reminder of one that was moved is planned anew. */
export async function remindPickup(deps: Deps, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    const now = deps.clock.now();
    if (booking === null || !can(booking.status, 'check_in') || booking.starts_at <= now) return;
    if (reminderTime(booking) > now) await planReminder(deps, transaction, booking);
    else await mailPickupReminder(deps, transaction, booking);
  });
}

/** 'Your rental begins tomorrow', with what to bring; again if the pickup was moved. */
async function mailPickupReminder(
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
export const pickupReminderMail: MailHandler<'pickup-reminder'> = (deps, told) =>
  mailToRenter(deps, told, (names, { booking, details, current }) => {
    if (!can(current.status, 'check_in') || current.starts_at <= deps.clock.now()) return null;
    return {
      ...names,
      pickupLocal: booking.pickup_local,
      pickupPlace: booking.pickup_location.description,
      pickupFound: details.pickupFound,
      isDelivered: booking.is_delivery,
      companyName: details.companyName,
      companyPhone: details.companyPhone,
    };
  });
