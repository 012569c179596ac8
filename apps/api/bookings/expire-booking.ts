import type { Deps } from '../deps.ts';
import type { CheckoutSession } from '../payments/payment-gateway.ts';
import { AppError } from '../platform/app-error.ts';
import { isBeforeDueTime } from '../platform/is-before-due-time.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { findBooking, lockBooking } from './booking-store.ts';
import { expireWithin } from './expire-within.ts';
import { releaseBooking } from './release-booking.ts';
import { applyCheckoutPayment } from './apply-checkout-payment.ts';

/** Closes the session first: after that, it can no longer be paid, or it turns out that it was. */
async function closeSession(deps: Deps, sessionId: string | null): Promise<CheckoutSession | null> {
  return sessionId === null ? null : deps.payments.closeSession(sessionId);
}

/**
 * Makes a car free whose booking was not paid in time (docs/specification/states.md 3). A session that was paid
 * meanwhile, and whose webhook was lost, pays the booking instead. One whose money takes days holds no car: what it
 * brings later is a late payment. Nor does one that was paid and does not fit, for which a person finds a remedy. Runs
 * again without harm.
 */
export async function expireBooking(deps: Deps, { bookingId }: { bookingId: string }): Promise<void> {
  const booking = await findBooking(deps.database, bookingId);
  if (booking?.status !== 'PENDING' || isBeforeDueTime(deps, booking.expires_at)) return;
  const session = await closeSession(deps, booking.checkout_session_id);
  // Still open, as it should not be: the job queue asks again.
  if (session?.state === 'open') throw new AppError('payment.unavailable');
  await inTransaction(deps.database, async (transaction) => {
    const isPaid = session?.state === 'paid';
    if (isPaid) await applyCheckoutPayment(deps, transaction, { session, bookingId });
    const locked = await lockBooking(transaction, bookingId);
    if (locked === null) return;
    // Unpaid still although the session was paid: what was paid is not what was owed, and no mail says 'nothing paid'.
    if (isPaid) await releaseBooking(deps, transaction, locked, 'payment_does_not_fit');
    else await expireWithin(deps, transaction, locked);
  });
}
