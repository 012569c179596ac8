import type { Transaction } from 'kysely';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import type { MailHandler } from '../../notifications/emails/mail-definitions.ts';
import { findCarName, type BookingRow } from '../booking-store.ts';
import { findReplacement } from '../replacements/replacement-store.ts';
import { mailCompany, mailToRenter, notifyRenter, mailDriversAdded } from './booking-mail.ts';

type NotifyDeps = Pick<Deps, 'clock' | 'jobs'>;

type Changed = {
  key: string;
  differenceMinor: number;
  /** What the company is told. */
  news?: 'changed' | 'extended' | 'replacement_accepted';
};

/** 'Your booking has been changed': by the renter, or another car at the same price; `key` is of what changed it. */
export async function mailBookingChanged(
  deps: NotifyDeps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { key, differenceMinor, news = 'changed' }: Changed,
): Promise<void> {
  const payload = { bookingId: booking.id, differenceMinor };
  await notifyRenter(deps, transaction, booking, { key, template: 'booking-changed', payload });
  await mailCompany(deps, transaction, booking, { news, key });
  await mailDriversAdded(deps, transaction, booking);
}

export const bookingChangedMail: MailHandler<'booking-changed'> = (deps, { differenceMinor, ...told }) =>
  mailToRenter(deps, told, (names, { booking }) => ({
    ...names,
    pickupLocal: booking.pickup_local,
    returnLocal: booking.return_local,
    pickupPlace: booking.pickup_location.description,
    isDelivered: booking.is_delivery,
    returnLocation: booking.return_location.description,
    totalMinor: booking.total_minor,
    differenceMinor,
  }));

/** 'Your booking stays as it was': the payment for a change came too late and goes back in full. */
export async function mailChangeNotMade(
  deps: NotifyDeps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { key, amountMinor }: { key: string; amountMinor: number },
): Promise<void> {
  const payload = { bookingId: booking.id, amountMinor };
  await notifyRenter(deps, transaction, booking, { key, template: 'change-not-made', payload });
}

export const changeNotMadeMail: MailHandler<'change-not-made'> = (deps, { amountMinor, ...told }) =>
  mailToRenter(deps, told, (names) => ({ ...names, amountMinor }));

/** 'The company proposes another car': the renter decides. */
export async function mailReplacementProposed(
  deps: NotifyDeps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  replacementId: string,
): Promise<void> {
  const key = replacementId;
  const payload = { replacementId };
  await notifyRenter(deps, transaction, booking, { key, template: 'replacement-proposed', payload });
}

/** Null once the renter has decided. */
export const replacementProposedMail: MailHandler<'replacement-proposed'> = async (
  deps,
  { replacementId, snapshotId },
) => {
  const proposed = await findReplacement(deps.database, replacementId);
  if (proposed?.status !== 'proposed') return null;
  const newCarName = await findCarName(deps.database, proposed.carId);
  return mailToRenter(deps, { bookingId: proposed.bookingId, snapshotId }, (names, { booking, details }) => ({
    ...names,
    newCarName,
    answerUntil: toLocal(proposed.answerUntil.toISOString(), booking.time_zone),
    companyName: details.companyName,
  }));
};
