import type { Transaction } from 'kysely';
import type { DB } from '@nolo/db/database-types.ts';
import { findTurnaroundMinutes, insertHold, type BookingRow } from './booking-store.ts';

/**
 * Blocks a booking's car from pickup to return and for the company's turnaround after it
 * (docs/specification/states.md 3); false when it is taken.
 */
export async function holdCar(transaction: Transaction<DB>, booking: BookingRow): Promise<boolean> {
  const turnaround = await findTurnaroundMinutes(transaction, booking.company_id);
  return insertHold(transaction, {
    bookingId: booking.id,
    carId: booking.car_id,
    startsAt: booking.starts_at,
    endsAt: new Date(booking.ends_at.getTime() + turnaround * 60_000),
  });
}
