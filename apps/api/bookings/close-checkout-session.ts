import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { findBooking, type BookingRow } from './booking-store.ts';
import { applyCheckoutPayment } from './apply-checkout-payment.ts';

/** The booking's own session, and any whose opening was never answered to us. */
async function sessionIds({ payments }: Deps, booking: BookingRow): Promise<string[]> {
  if (booking.checkout_session_id !== null) return [booking.checkout_session_id];
  return (await payments.findSessionsOf(booking.id, booking.created_at)).map(({ id }) => id);
}

/**
 * Closes the checkout session of a booking that has ended unpaid. Paid a moment before: the payment is taken up like
 * a late one, and goes back unless the booking can be restored.
 */
export async function closeCheckoutSession(deps: Deps, { bookingId }: { bookingId: string }): Promise<void> {
  const booking = await findBooking(deps.database, bookingId);
  if (booking?.status !== 'CANCELLED') return;
  for (const sessionId of await sessionIds(deps, booking)) {
    const session = await deps.payments.closeSession(sessionId);
    if (session?.state === 'open') throw new AppError('payment.unavailable');
    if (session?.state !== 'paid') continue;
    await inTransaction(deps.database, (transaction) =>
      applyCheckoutPayment(deps, transaction, { session, bookingId }),
    );
  }
}
