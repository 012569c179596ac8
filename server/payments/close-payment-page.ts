import { confirmPayment } from '../bookings/confirm-payment.ts';
import { findBookingIdBySession } from './payment-store.ts';
import type { Deps } from '../deps.ts';

/**
 * Closes the page of a booking that was cancelled before payment. Paid a moment before: the payment is taken up
 * like a late one, and refunded.
 */
export async function closePaymentPage(deps: Deps, sessionId: string): Promise<void> {
  const page = await deps.payments.closePage(sessionId);
  if (page?.state !== 'paid') return;
  const bookingId = await findBookingIdBySession(deps.database, sessionId);
  if (bookingId !== null) await confirmPayment(deps, bookingId, page);
}
