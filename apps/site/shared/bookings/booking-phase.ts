import { can, holdsCar } from '@nolo/domain/booking/booking-state.ts';
import { statusBadge, type StatusBadge } from '@nolo/domain/booking/status-badge.ts';
import type { Reservation } from '@nolo/contract/bookings.ts';

/**
 * `waiting` for payment while the car is held, `lapsed` when the half hour is over and the server is about to
 * make the car free, `confirmed` from payment on, `cancelled`.
 */
export type BookingPhase = 'waiting' | 'lapsed' | 'confirmed' | 'cancelled';

export function bookingPhase({
  status,
  expires_at,
}: Pick<Reservation, 'status' | 'expires_at'>): BookingPhase {
  if (can(status, 'pay')) return expires_at === null ? 'lapsed' : 'waiting';
  return holdsCar(status) ? 'confirmed' : 'cancelled';
}

/** The badge of what the reader can rely on: a lapsed booking no longer waits for anything. */
export function badgeOf(booking: Pick<Reservation, 'status' | 'expires_at'>): StatusBadge | 'lapsed' {
  return bookingPhase(booking) === 'lapsed' ? 'lapsed' : statusBadge(booking.status);
}
