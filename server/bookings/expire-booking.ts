import type { Deps } from '../deps.ts';
import type { PaymentPage } from '../payments/payment-gateway.ts';
import { AppError } from '../platform/app-error.ts';
import { inTransaction } from '../platform/database.ts';
import { findBooking, lockBooking } from './booking-store.ts';
import { confirmPayment } from './confirm-payment.ts';
import { releaseBooking } from './release-booking.ts';

/** Closes the page first: after that, it can no longer be paid, or it turns out that it was. */
async function closePage(deps: Deps, sessionId: string | null): Promise<PaymentPage | null> {
  return sessionId === null ? null : deps.payments.closePage(sessionId);
}

/**
 * Lets go of a car whose booking was not paid in time (decisions.md 6). A page that was paid meanwhile, and whose
 * webhook was lost, pays the booking instead. Runs again without harm.
 */
export async function expireBooking(deps: Deps, bookingId: string): Promise<void> {
  const booking = await findBooking(deps.database, bookingId);
  if (booking?.status !== 'PENDING') return;
  const page = await closePage(deps, booking.checkout_session_id);
  if (page?.state === 'paid') return confirmPayment(deps, bookingId, page);
  // Still being processed by the provider: the job queue asks again.
  if (page && page.state !== 'expired') throw new AppError('payment.unavailable');
  await inTransaction(deps.database, async (transaction) => {
    const locked = await lockBooking(transaction, bookingId);
    if (locked) await releaseBooking(transaction, locked, 'expired', deps.clock.now());
  });
}
