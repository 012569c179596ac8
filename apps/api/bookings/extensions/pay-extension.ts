import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { showsCompany } from '../../platform/request-website.ts';
import { findWaitingAmendment } from '../amendments/amendment-store.ts';
import { findBooking } from '../booking-store.ts';
import { openCheckout } from '../open-checkout.ts';

/**
 * The address of the hosted page on which an accepted extension is paid: opened by the first who asks for it.
 * @throws AppError `booking.not_found`, `booking.no_change_waiting`, `payment.unavailable`
 */
export async function payExtension(
  deps: Deps,
  caller: RenterCaller,
  { id }: { id: string },
): Promise<{ url: string }> {
  const booking = await findBooking(deps.database, id);
  if (booking?.account_id !== caller.accountId || !showsCompany(caller.website, booking.company_id)) {
    throw new AppError('booking.not_found');
  }
  const accepted = await findWaitingAmendment(deps.database, id);
  const isPayable =
    accepted?.is_extension && accepted.status === 'waiting' && deps.clock.now() < accepted.expires_at;
  if (!isPayable) throw new AppError('booking.no_change_waiting');
  return { url: await openCheckout(deps, { bookingId: id, amendmentId: accepted.id }, caller) };
}
