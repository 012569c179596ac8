import type { CheckoutSession } from '../payments/payment-gateway.ts';
import type { BookingRow } from './booking-store.ts';

export type PaymentProblem = 'session' | 'amount' | 'currency' | 'mode' | 'live';

/** In what a paid session differs from the booking it names; null when it is that booking's payment. */
export function paymentProblem(
  booking: Pick<BookingRow, 'checkout_session_id' | 'total_minor' | 'currency'>,
  session: Pick<CheckoutSession, 'id' | 'amountTotalMinor' | 'currency' | 'mode' | 'isLive'>,
  isLive: boolean,
): PaymentProblem | null {
  // None yet: the provider's answer to the opening of this one was lost.
  const isOwn = booking.checkout_session_id === null || booking.checkout_session_id === session.id;
  if (!isOwn) return 'session';
  if (session.amountTotalMinor !== booking.total_minor) return 'amount';
  if (session.currency !== booking.currency) return 'currency';
  if (session.mode !== 'payment') return 'mode';
  return session.isLive === isLive ? null : 'live';
}
