import type { quoteAmendment as call } from '@nolo/contract/booking-amendments.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { freeCancellationUntil } from '@nolo/domain/cancellation/cancellation.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { showsCompany } from '../../platform/request-website.ts';
import { wireQuote } from '../../pricing/wire-quote.ts';
import { findBooking } from '../booking-store.ts';
import { isFreeForBooking } from './amendment-store.ts';
import type { AmendmentCommand } from './amendment-command.ts';
import { refuseUnchangeable } from './amendable-booking.ts';
import { priceAmendment } from './price-amendment.ts';

/**
 * Old and new price of a change, for the renter to decide on. Nothing is held and nothing charged.
 * Errors: 404 for anybody else's booking; as the change itself would be refused at this moment.
 */
export async function quoteAmendment(
  { database, clock }: Deps,
  caller: RenterCaller,
  { id, wish }: { id: string; wish: AmendmentCommand },
): Promise<CallData<typeof call>> {
  const now = clock.now();
  const booking = await findBooking(database, id);
  if (booking?.account_id !== caller.accountId || !showsCompany(caller.website, booking.company_id)) {
    throw new AppError('booking.not_found');
  }
  await refuseUnchangeable(database, booking, now);
  const priced = await priceAmendment(database, caller, { booking, wish, now });
  const isFree = await isFreeForBooking(database, {
    bookingId: id,
    carId: booking.car_id,
    startsAt: new Date(priced.startsAt),
    freeAt: new Date(priced.freeAt),
  });
  if (!isFree) throw new AppError('booking.dates_taken');
  return {
    before: wireQuote(booking.quote, caller.language),
    after: wireQuote(priced.quote, caller.language),
    difference: priced.quote.totalMinor - booking.total_minor,
    free_cancellation_until: freeCancellationUntil(priced.pickupLocal),
  };
}
