import { can, isFinished } from '@nolo/domain/booking/booking-state.ts';
import type { Reservation } from '@nolo/contract/bookings.ts';
import { bookingPhase } from '../../shared/bookings/booking-phase.ts';
import { localDateTime } from '@nolo/i18n/format.ts';

export const groupNames = ['waiting', 'current', 'upcoming', 'past'] as const;
export type GroupName = (typeof groupNames)[number];

type Grouped = Pick<
  Reservation,
  'status' | 'expires_at' | 'start_date' | 'end_date' | 'time_zone' | 'created_at'
>;

/** Where a booking stands on the pickup place's clock. A car out with the renter is current, however late. */
export function groupOf(booking: Grouped, now: Date): GroupName {
  const phase = bookingPhase(booking);
  if (phase === 'waiting') return 'waiting';
  if (phase !== 'confirmed' || isFinished(booking.status)) return 'past';
  if (can(booking.status, 'check_out')) return 'current';
  const clock = localDateTime(now.toISOString(), booking.time_zone);
  if (clock < booking.start_date) return 'upcoming';
  return clock <= booking.end_date ? 'current' : 'past';
}

/** What comes next stands first; what is over, newest first. Groups without bookings are left out. */
export function groupBookings<B extends Grouped>(
  bookings: readonly B[],
  now: Date,
): { name: GroupName; bookings: B[] }[] {
  return groupNames
    .map((name) => ({
      name,
      bookings: bookings
        .filter((booking) => groupOf(booking, now) === name)
        .sort((a, b) => (name === 'past' ? -1 : 1) * a.start_date.localeCompare(b.start_date)),
    }))
    .filter((group) => group.bookings.length > 0);
}
