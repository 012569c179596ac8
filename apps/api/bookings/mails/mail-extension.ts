import type { Transaction } from 'kysely';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import type { MailHandler, MailTemplates } from '../../notifications/emails/mail-definitions.ts';
import { findAmendment, type AmendmentRow } from '../amendments/amendment-store.ts';
import type { BookingRow } from '../booking-store.ts';
import { mailToRenter, notifyRenter } from './booking-mail.ts';

type NotifyDeps = Pick<Deps, 'clock' | 'jobs'>;

/** Why a booking was not extended, other than by the renter's own will. */
export type ExtensionEnd = MailTemplates['extension-ended']['why'];

/** 'You can keep the car': the difference is to be paid. */
export async function mailExtensionAccepted(
  deps: NotifyDeps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { id: amendmentId }: AmendmentRow,
): Promise<void> {
  const payload = { amendmentId };
  await notifyRenter(deps, transaction, booking, {
    key: amendmentId,
    template: 'extension-accepted',
    payload,
  });
}

/** Null once it has been paid or has ended. */
export const extensionAcceptedMail: MailHandler<'extension-accepted'> = async (
  deps,
  { amendmentId, snapshotId },
) => {
  const accepted = await findAmendment(deps.database, amendmentId);
  if (accepted?.status !== 'waiting') return null;
  const { return_local: returnLocal, difference_minor: differenceMinor, expires_at } = accepted;
  return mailToRenter(
    deps,
    { bookingId: accepted.booking_id, snapshotId },
    (names, { booking, details }) => ({
      ...names,
      companyName: details.companyName,
      returnLocal,
      differenceMinor,
      payUntil: toLocal(expires_at.toISOString(), booking.time_zone),
    }),
  );
};

/** 'The return stays as agreed'; `key` is of the extension. */
export async function mailExtensionEnded(
  deps: NotifyDeps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { key, why }: { key: string; why: ExtensionEnd },
): Promise<void> {
  const payload = { bookingId: booking.id, why };
  await notifyRenter(deps, transaction, booking, { key, template: 'extension-ended', payload });
}

export const extensionEndedMail: MailHandler<'extension-ended'> = (deps, { why, ...told }) =>
  mailToRenter(deps, told, (names, { booking, details }) => ({
    ...names,
    why,
    companyName: details.companyName,
    companyPhone: details.companyPhone,
    returnLocal: booking.return_local,
  }));
