import type { Transaction } from 'kysely';
import { can } from '@nolo/domain/booking/booking-state.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import type { BookingRow } from '../booking-store.ts';
import { mailChangeNotMade } from '../mails/mail-booking-changed.ts';
import type { PaymentPurpose } from '../payment-purpose.ts';
import { lockOpenReplacement } from '../replacements/replacement-store.ts';
import {
  deleteAmendmentHolds,
  findWaitingAmendment,
  holdForAmendment,
  type AmendmentRow,
} from './amendment-store.ts';
import { applyAmendment } from './apply-amendment.ts';
import { endChange } from './withdraw-amendment.ts';

/** A change of a booking is paid for: what it costs more. Ended unpaid, the booking stays what it was. */
export function amendmentPurpose(booking: BookingRow, change: AmendmentRow): PaymentPurpose {
  const isWaiting = change.status === 'waiting';
  return {
    booking,
    period: change,
    expiresAt: change.expires_at,
    isWaiting,
    hasEnded: change.status === 'expired' || change.status === 'withdrawn',
    refusal: 'booking.no_change_waiting',
    returnUrls: (origin) => {
      const cancelUrl = `${origin}/${booking.language}/my-booking/${booking.id}`;
      return { successUrl: `${cancelUrl}?paid=${change.id}`, cancelUrl };
    },
    apply: (deps, transaction) => payChange(deps, transaction, booking, change),
    noteLateRefund: (deps, transaction, amountMinor) =>
      mailChangeNotMade(deps, transaction, booking, { key: change.id, amountMinor }),
    async endUnpaid(deps, transaction) {
      if (isWaiting) await endChange(deps, transaction, change, 'expired');
    },
  };
}

/**
 * A waiting change is made; one that had expired is made all the same while its dates are free, the booking is what it was
 * and no other car is proposed.
 */
async function payChange(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  change: AmendmentRow,
): Promise<boolean> {
  const isAsPriced = can(booking.status, 'change') && booking.revision === change.of_revision;
  if (!isAsPriced || change.status === 'withdrawn' || change.starts_at <= deps.clock.now()) return false;
  // What is held for the renter's decision is of the dates before.
  if ((await lockOpenReplacement(transaction, booking.id)) !== null) return false;
  if (change.status === 'expired' && !(await holdAgain(transaction, booking, change))) return false;
  await applyAmendment(deps, transaction, { booking, change });
  return true;
}

/** The dates of an expired change, if they are still free and the renter has not asked for others meanwhile. */
async function holdAgain(
  transaction: Transaction<DB>,
  booking: BookingRow,
  change: AmendmentRow,
): Promise<boolean> {
  if ((await findWaitingAmendment(transaction, booking.id)) !== null) return false;
  const { id: amendmentId, starts_at: startsAt, free_at: freeAt } = change;
  const period = { bookingId: booking.id, carId: booking.car_id, startsAt, freeAt };
  if (await holdForAmendment(transaction, { amendmentId, ...period })) return true;
  await deleteAmendmentHolds(transaction, amendmentId);
  return false;
}
