import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { listCheckoutSessions, markSessionClosed } from './checkout-session-store.ts';
import type { CheckoutSession } from './payment-gateway.ts';
import type { PaymentRow } from './payment-store.ts';

/**
 * Closes the sessions on which a payment could still be made. Tells those that turn out to have been paid.
 * @throws AppError `payment.unavailable` when one is still open, as it should not be: the job queue asks again
 */
export async function closeCheckoutSessions(
  { clock, database, payments }: Deps,
  sessionIds: readonly string[],
): Promise<CheckoutSession[]> {
  const paid: CheckoutSession[] = [];
  for (const id of sessionIds) {
    const session = await payments.closeSession(id);
    if (session?.state === 'open') throw new AppError('payment.unavailable');
    if (session?.state === 'expired') await markSessionClosed(database, id, clock.now());
    if (session?.state === 'paid') paid.push(session);
  }
  return paid;
}

/** Those we know of, as long as they are not closed. */
export async function listOpenSessions({ database }: Deps, payment: PaymentRow): Promise<string[]> {
  const known = await listCheckoutSessions(database, payment.id);
  return known.filter(({ isClosed }) => !isClosed).map(({ id }) => id);
}

/** The same, and where we know of none, those whose opening was never answered to us. */
export async function findOpenSessions(deps: Deps, payment: PaymentRow): Promise<string[]> {
  const known = await listCheckoutSessions(deps.database, payment.id);
  if (known.length > 0) return known.filter(({ isClosed }) => !isClosed).map(({ id }) => id);
  const subject = payment.amendment_id ?? payment.booking_id;
  return (await deps.payments.findSessionsOf(subject, payment.created_at)).map(({ id }) => id);
}
