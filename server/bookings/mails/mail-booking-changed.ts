import type { Transaction } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { DB } from '../../platform/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { mailCompany } from './mail-company.ts';
import { mailDriversAdded } from './mail-drivers-added.ts';
import { tellRenter } from './to-renter.ts';

/** 'Your booking has been changed': by the renter, or another car at the same price; `key` is of what changed it. */
export async function mailBookingChanged(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { key, differenceMinor }: { key: string; differenceMinor: number },
): Promise<void> {
  const details = await tellRenter(deps, transaction, booking, {
    template: 'booking-changed',
    key,
    write: (names) => ({
      ...names,
      pickupLocal: booking.pickup_local,
      returnLocal: booking.return_local,
      pickupPlace: booking.pickup_location.description,
      isDelivered: booking.is_delivery,
      returnPlace: booking.return_location.description,
      totalMinor: booking.total_minor,
      differenceMinor,
    }),
  });
  await mailCompany(deps, transaction, booking, { details, news: 'changed', key });
  await mailDriversAdded(deps, transaction, booking, details);
}

/** 'Your booking stays as it was': the payment for a change came too late and goes back in full. */
export async function mailChangeNotMade(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { key, amountMinor }: { key: string; amountMinor: number },
): Promise<void> {
  await tellRenter(deps, transaction, booking, {
    template: 'change-not-made',
    key: key,
    write: (names) => ({
      ...names,
      amountMinor,
    }),
  });
}

/** 'The company proposes another car': the renter decides. */
export async function mailReplacementProposed(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  proposed: { id: string; carName: string; answerUntil: string },
): Promise<void> {
  await tellRenter(deps, transaction, booking, {
    template: 'replacement-proposed',
    key: proposed.id,
    write: (names, details) => ({
      ...names,
      newCarName: proposed.carName,
      answerUntil: proposed.answerUntil,
      companyName: details.companyName,
    }),
  });
}
