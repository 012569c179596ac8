import type { CallData } from '@nolo/contract/endpoint.ts';
import type { paymentSession } from '@nolo/contract/bookings.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { showsCompany } from '../platform/request-website.ts';
import { findOwnBookingBySession } from './booking-store.ts';

/**
 * What the return page shows. The provider's word and the booking's status stand side by side: the first may run
 * ahead of the webhook, only the second counts.
 */
export async function findPaymentSession(
  deps: Deps,
  { accountId, website }: RenterCaller,
  { sessionId }: { sessionId: string },
): Promise<CallData<typeof paymentSession>> {
  const booking = await findOwnBookingBySession(deps.database, accountId, sessionId);
  if (booking === null || !showsCompany(website, booking.companyId)) {
    throw new AppError('payment.session_not_found');
  }
  const session = await deps.payments.findSession(sessionId);
  if (session === null) throw new AppError('payment.session_not_found');
  return {
    url: session.state === 'open' ? session.url : null,
    customer_details: { email: session.customerEmail },
    amount_subtotal: session.amountSubtotalMinor,
    amount_total: session.amountTotalMinor,
    currency: 'EUR',
    payment_state: session.state,
    reservation_id: booking.id,
    reservation_status: booking.status,
  };
}
