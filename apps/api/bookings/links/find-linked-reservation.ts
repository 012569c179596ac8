import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/caller.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findReservationDetail } from '../find-reservation-detail.ts';
import { findLinkedBooking } from './booking-link-store.ts';

/**
 * The booking that a mailed link opens. It can be read and no more: paying, changing and cancelling ask for a log-in.
 * @throws AppError `booking.link_invalid` for an unknown or old link, and on a website that does not show the booking
 */
export async function findLinkedReservation(
  deps: Deps,
  caller: Caller,
  { token }: { token: string },
): Promise<ReservationDetail> {
  const found = await findLinkedBooking(deps.database, hashToken(token), deps.clock.now());
  if (found === null) throw new AppError('booking.link_invalid');
  const { id, accountId } = found;
  const reservation = await findReservationDetail(
    deps,
    { ...caller, kind: 'renter', accountId },
    { id },
  ).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'booking.not_found') {
      throw new AppError('booking.link_invalid');
    }
    throw error;
  });
  const { waiting } = reservation.change;
  return {
    ...reservation,
    payment_url: null,
    cancellation: { ...reservation.cancellation, allowed: false },
    change: {
      ...reservation.change,
      ruling: 'not_possible',
      waiting: waiting && { ...waiting, payment_url: null },
    },
  };
}
