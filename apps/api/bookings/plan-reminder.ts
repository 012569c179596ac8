import type { Transaction } from 'kysely';
import type { Deps } from '../deps.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { BookingRow } from './booking-store.ts';

const HOURS_BEFORE = 24;
const HOUR_MS = 3_600_000;
/** When the renter is reminded of a pickup. */
export function reminderTime({ starts_at }: BookingRow): Date {
  return new Date(starts_at.getTime() - HOURS_BEFORE * HOUR_MS);
}

/** Has the renter reminded a day before the pickup; a booking made later than that needs no reminder. */
export async function planReminder(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<void> {
  const startAfter = reminderTime(booking);
  if (startAfter <= clock.now()) return;
  await jobs.send(transaction, 'remind-pickup', { bookingId: booking.id }, { startAfter });
}
