import type { Transaction } from 'kysely';
import { transition } from '@nolo/domain/booking/booking-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { deleteHolds } from '../../calendar/out-hold-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { showsCompany } from '../../platform/request-website.ts';
import { mailBookingChanged } from '../mails/mail-booking-changed.ts';
import { lockBooking, updateBooking, type BookingRow } from '../booking-store.ts';
import { endWithReplacement } from './end-replacement.ts';
import { refuseUnfitDrivers } from './refuse-unfit-drivers.ts';
import {
  decideOn,
  lockOpenReplacement,
  moveHoldToBooking,
  type OpenReplacement,
} from './replacement-store.ts';

/**
 * The renter takes the car that the company proposed, at the same price, or refuses it: then everything comes back
 * and the company owes the commission (docs/specification/states.md 6). Errors: 404 for anybody else's booking, 409
 * when there is nothing to decide any more, 422 `booking.driver_too_young` or `booking.licence_too_new` for a car
 * that somebody who drives may not hire.
 */
export async function decideReplacement(
  deps: Deps,
  { accountId, website }: RenterCaller,
  { id, accept }: { id: string; accept: boolean },
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    if (booking?.account_id !== accountId || !showsCompany(website, booking.company_id)) {
      throw new AppError('booking.not_found');
    }
    const proposed = await lockOpenReplacement(transaction, id);
    const cancelled = transition(booking.status, 'refuse_replacement');
    const isOpen = proposed !== null && deps.clock.now() < proposed.answerUntil;
    if (!isOpen || cancelled === null) throw new AppError('booking.nothing_to_decide');
    if (accept) await take(deps, transaction, booking, proposed);
    else await endWithReplacement(deps, transaction, booking, { proposed, status: 'refused' });
  });
}

async function take(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  proposed: OpenReplacement,
): Promise<void> {
  await refuseUnfitDrivers(transaction, booking, proposed.carId);
  const at = deps.clock.now();
  await decideOn(transaction, proposed.id, { status: 'accepted', at });
  await deleteHolds(transaction, { booking_id: booking.id }, at);
  await moveHoldToBooking(transaction, { replacementId: proposed.id, bookingId: booking.id });
  const revision = booking.revision + 1;
  const moved = await updateBooking(transaction, booking.id, { car_id: proposed.carId, revision });
  const change = { key: proposed.id, differenceMinor: 0, news: 'replacement_accepted' } as const;
  await mailBookingChanged(deps, transaction, moved, change);
}
