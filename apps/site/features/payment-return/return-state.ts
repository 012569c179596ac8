import type { CallData } from '@nolo/contract/endpoint.ts';
import type { paymentSession, Reservation } from '@nolo/contract/bookings.ts';
import { bookingPhase } from '../../shared/bookings/booking-phase.ts';

export type Session = CallData<typeof paymentSession>;

/**
 * `received`: the provider has the money, and the booking is about to be paid by it. `lapsed`: the half hour is over,
 * and the server is about to ask whether somebody paid. `refunded`: cancelled, with money on its way back, by the
 * renter or because the payment came too late. `replaced`: the renter asked for something else.
 * `payment_does_not_fit`: a person looks at what was paid.
 */
export type ReturnState =
  | 'confirmed'
  | 'received'
  | 'open'
  | 'lapsed'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'replaced'
  | 'payment_does_not_fit';

type Booking = Pick<Reservation, 'status' | 'expires_at' | 'refund' | 'cancel_reason'>;

/** The booking's word counts; the provider's only tells how long to wait for it. */
export function returnState(booking: Booking, payment: Session['payment_state'] | null): ReturnState {
  const phase = bookingPhase(booking);
  if (phase === 'confirmed') return 'confirmed';
  if (phase === 'cancelled') {
    if ((booking.refund ?? 0) > 0) return 'refunded';
    if (booking.cancel_reason === 'payment_does_not_fit') return 'payment_does_not_fit';
    if (payment === 'paid') return 'received';
    if (booking.cancel_reason === 'replaced') return 'replaced';
    return booking.cancel_reason === 'expired' ? 'expired' : 'cancelled';
  }
  if (payment === 'paid' || payment === 'processing') return 'received';
  if (payment === 'expired') return 'expired';
  return phase === 'waiting' ? 'open' : 'lapsed';
}

const firstPause = 1500;
const longestPause = 10_000;

/** Milliseconds until the next question; null when nothing can change any more. `asked` counts from 1. */
export function pauseFor(state: ReturnState, asked: number): number | null {
  if (state === 'received') return Math.min(longestPause, Math.round(firstPause * 1.25 ** (asked - 1)));
  if (state === 'open' || state === 'lapsed') return longestPause / 2;
  return state === 'expired' ? longestPause * 2 : null;
}
