import { confirmWithin } from '../bookings/confirm-payment.ts';
import { lockBooking } from '../bookings/booking-store.ts';
import { releaseBooking } from '../bookings/release-booking.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../platform/database.ts';
import type { PaymentEvent } from './payment-gateway.ts';
import { insertWebhookEvent } from './payment-store.ts';

/**
 * Handles a signed event once, however often and in whatever order events arrive: remembering it and acting on it
 * are one transaction, so a crash in between leaves neither and the provider's next try does both. An event for a
 * booking that is not in this database changes nothing, however often the provider would repeat it.
 */
export async function handlePaymentEvent(
  deps: Deps,
  event: PaymentEvent,
): Promise<'handled' | 'unknown_booking'> {
  const { change } = event;
  if (change === null) return 'handled';
  return inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, change.bookingId);
    if (booking === null) return 'unknown_booking';
    const isNew = await insertWebhookEvent(transaction, { id: event.id, type: event.type });
    if (!isNew) return 'handled';
    if (change.kind === 'page_paid') {
      const { paymentIntentId, amountTotalMinor } = change.page;
      if (paymentIntentId === null) throw new Error('a paid page without a payment');
      const payment = { intentId: paymentIntentId, amountMinor: amountTotalMinor };
      await confirmWithin(deps, transaction, change.bookingId, payment);
    } else if (booking.checkout_session_id === change.page.sessionId) {
      // Only the booking's own page ends it.
      await releaseBooking(transaction, booking, 'expired', deps.clock.now());
    }
    return 'handled';
  });
}
