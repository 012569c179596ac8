import { HOLD_MINUTES } from '../../domain/booking/booking-state.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { inTransaction } from '../platform/database.ts';
import { findBooking, findCarName, lockBooking, updateBooking, type BookingRow } from './booking-store.ts';
import { confirmFreeBooking } from './confirm-free-booking.ts';
import { releaseBooking } from './release-booking.ts';

/** The provider asks for 30 minutes from its own receipt on; ours count from the reservation. */
const PAGE_MINUTES = HOLD_MINUTES + 1;

const returnAddress = (booking: BookingRow, origin: string) =>
  `${origin}/${booking.language}/checkout/return`;

async function pageFor(deps: Deps, booking: BookingRow, origin: string) {
  const car = await findCarName(deps.database, booking.car_id);
  const back = returnAddress(booking, origin);
  return deps.payments.openPage({
    bookingId: booking.id,
    title: car,
    description: `${booking.number}: ${booking.pickup_local.replace('T', ' ')} – ${booking.return_local.replace('T', ' ')}`,
    amountMinor: booking.total_minor,
    currency: 'EUR' as const,
    email: (
      booking.billing as {
        email: string;
      }
    ).email,
    language: booking.language as 'en' | 'it' | 'fr',
    expiresAt: new Date(booking.created_at.getTime() + PAGE_MINUTES * 6e4),
    successUrl: `${back}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${back}?reservation=${booking.id}`,
  });
}

/** Says 503, too, but takes nothing away from the request that is still opening the page. */
class StillOpening extends AppError {}

async function openedElsewhere(
  deps: Deps,
  { id }: BookingRow,
): Promise<{ reservationId: string; url: string }> {
  const booking = await findBooking(deps.database, id);
  const url = booking?.status === 'PENDING' ? booking.payment_url : null;
  if (url === null) throw new StillOpening('payment.unavailable');
  return { reservationId: id, url };
}

/**
 * Opens the hosted page of a reserved booking, or finds the one already opened. When the provider cannot be had,
 * the car is let go at once and the renter told to try again (503 `payment.unavailable`).
 */
export async function openPaymentPage(
  deps: Deps,
  booking: BookingRow,
  /** Of the website the renter is on: his log-in lives there. */
  origin: string,
): Promise<{ reservationId: string; url: string }> {
  if (booking.payment_url !== null) return { reservationId: booking.id, url: booking.payment_url };
  if (booking.total_minor === 0) {
    await confirmFreeBooking(deps, booking);
    return { reservationId: booking.id, url: `${returnAddress(booking, origin)}?reservation=${booking.id}` };
  }
  try {
    const page = await pageFor(deps, booking, origin);
    if (page === null) return await openedElsewhere(deps, booking);
    if (page.url === null) throw new AppError('payment.unavailable');
    const { status } = await updateBooking(deps.database, booking.id, {
      checkout_session_id: page.sessionId,
      payment_url: page.url,
    });
    if (status === 'CANCELLED') {
      // Given up while the page was being opened: nobody shall pay on it.
      await deps.jobs.send(deps.database, 'close-payment-page', { sessionId: page.sessionId });
      throw new AppError('payment.unavailable');
    }
    return { reservationId: booking.id, url: page.url };
  } catch (error) {
    if (error instanceof StillOpening) throw error;
    await inTransaction(deps.database, async (transaction) => {
      const locked = await lockBooking(transaction, booking.id);
      // Another tab may have opened the page meanwhile; its booking stays.
      if (locked?.payment_url !== null) return;
      await releaseBooking(transaction, locked, 'payment_unavailable', deps.clock.now());
    });
    throw error;
  }
}
