import type { Reservation } from '@nolo/contract/bookings.ts';
import { bookingPhase } from '../../shared/bookings/booking-phase.ts';

/** Cancelling is offered until the pickup time, and to who waits to pay while the car is held. */
export function mayCancel(booking: Reservation): boolean {
  // Refusing the other car gives back more.
  if (booking.has_replacement) return false;
  const phase = bookingPhase(booking);
  return booking.cancellation.allowed && (phase === 'waiting' || phase === 'confirmed');
}
