import { PAYMENT_RETURN } from '@nolo/contract/addresses.ts';
import { PROVIDER_LIFE_MINUTES } from '@nolo/domain/booking/booking-state.ts';
import type { Deps } from '../deps.ts';
import { findPaymentCustomer } from '../payments/payment-customer-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { findBooking, findCarName, lockBooking, updateBooking, type BookingRow } from './booking-store.ts';
import { closeSessionLater, releaseBooking } from './release-booking.ts';

type Opened = { reservationId: string; url: string };

const returnAddress = (booking: BookingRow, origin: string) =>
  `${origin}/${booking.language}/${PAYMENT_RETURN}`;

/** Where the renter is: their log-in lives at its address, and the hosted page bears its name. */
export type SiteUsed = Pick<RenterCaller, 'origin' | 'website'>;

async function sessionFor(deps: Deps, booking: BookingRow, { origin, website }: SiteUsed) {
  const back = returnAddress(booking, origin);
  return deps.payments.openSession({
    bookingId: booking.id,
    changeId: null,
    siteName: website.name,
    title: await findCarName(deps.database, booking.car_id),
    description: `${booking.number}: ${booking.pickup_local.replace('T', ' ')} – ${booking.return_local.replace('T', ' ')}`,
    amountMinor: booking.total_minor,
    currency: booking.currency,
    email: booking.billing.email,
    // As it was when the booking was made: every try says the same under its key.
    customerId: await findPaymentCustomer(deps.database, booking.account_id, booking.created_at),
    language: booking.language,
    since: booking.created_at,
    expiresAt: new Date(booking.created_at.getTime() + PROVIDER_LIFE_MINUTES * 60_000),
    successUrl: `${back}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${back}?reservation=${booking.id}`,
  });
}

/** Says 503, too, but takes nothing away from the request that is still opening the session. */
class StillOpening extends AppError {}

async function openedElsewhere(deps: Deps, { id }: BookingRow): Promise<Opened> {
  const booking = await findBooking(deps.database, id);
  const url = booking?.status === 'PENDING' ? booking.payment_url : null;
  if (url === null) throw new StillOpening('payment.unavailable');
  return { reservationId: id, url };
}

/** Keeps the session; of a booking that was given up meanwhile, nobody shall pay on it. */
async function keep(deps: Deps, booking: BookingRow, session: { id: string; url: string }): Promise<Opened> {
  const isWanted = await inTransaction(deps.database, async (transaction) => {
    const change = { checkout_session_id: session.id, payment_url: session.url };
    const { status } = await updateBooking(transaction, booking.id, change);
    if (status !== 'CANCELLED') return true;
    await closeSessionLater(deps, transaction, booking);
    return false;
  });
  if (!isWanted) throw new AppError('payment.unavailable');
  return { reservationId: booking.id, url: session.url };
}

/**
 * Opens the checkout session of a reserved booking, or finds the one already opened. When the provider cannot be
 * had, the car is free at once and the renter told to try again (503 `payment.unavailable`).
 */
export async function openCheckoutSession(deps: Deps, booking: BookingRow, site: SiteUsed): Promise<Opened> {
  if (booking.payment_url !== null) return { reservationId: booking.id, url: booking.payment_url };
  if (booking.total_minor === 0) {
    return {
      reservationId: booking.id,
      url: `${returnAddress(booking, site.origin)}?reservation=${booking.id}`,
    };
  }
  try {
    const session = await sessionFor(deps, booking, site);
    if (session === null) return await openedElsewhere(deps, booking);
    const { id, url } = session;
    if (url === null) throw new AppError('payment.unavailable');
    return await keep(deps, booking, { id, url });
  } catch (error) {
    if (!(error instanceof StillOpening)) await abandonCheckout(deps, booking);
    throw error;
  }
}

async function abandonCheckout(deps: Deps, { id }: BookingRow): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const locked = await lockBooking(transaction, id);
    // Another tab may have opened the session meanwhile; its booking stays.
    if (locked?.payment_url !== null) return;
    await releaseBooking(deps, transaction, locked, 'payment_unavailable');
    await closeSessionLater(deps, transaction, locked);
  });
}
