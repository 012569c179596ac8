import type { Transaction } from 'kysely';
import type { Deps } from '../../deps.ts';
import { notify } from '../../notices/notify.ts';
import type { DB } from '../../platform/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { findMailDetails } from './mail-details-store.ts';
import { mailDriversAdded } from './mail-drivers-added.ts';
import { namesOf, toRenter } from './to-renter.ts';

/** 'Your booking has been changed': by the renter, or another car at the same price; `key` is of what changed it. */
export async function mailBookingChanged(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { key, differenceMinor }: { key: string; differenceMinor: number },
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    ...toRenter(booking, details),
    key: `booking-changed:${key}`,
    template: 'booking-changed',
    data: {
      ...namesOf(booking, details),
      pickupLocal: booking.pickup_local,
      returnLocal: booking.return_local,
      pickupPlace: booking.pickup_location.description,
      isDelivered: booking.is_delivery,
      returnPlace: booking.return_location.description,
      totalMinor: booking.total_minor,
      differenceMinor,
    },
  });
  await mailDriversAdded(deps, transaction, booking, details);
}

/** 'Your booking stays as it was': the payment for a change came too late and goes back in full. */
export async function mailChangeNotMade(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { key, amountMinor }: { key: string; amountMinor: number },
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    ...toRenter(booking, details),
    key: `change-not-made:${key}`,
    template: 'change-not-made',
    data: {
      ...namesOf(booking, details),
      amountMinor,
    },
  });
}

/** 'The company proposes another car': the renter decides. */
export async function mailReplacementProposed(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  proposed: { id: string; carName: string; answerUntil: string },
): Promise<void> {
  const details = await findMailDetails(transaction, booking.id);
  await notify(deps, transaction, {
    ...toRenter(booking, details),
    key: `replacement-proposed:${proposed.id}`,
    template: 'replacement-proposed',
    data: {
      ...namesOf(booking, details),
      newCarName: proposed.carName,
      answerUntil: proposed.answerUntil,
      companyName: details.companyName,
    },
  });
}
