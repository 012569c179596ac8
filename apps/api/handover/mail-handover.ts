import type { Transaction } from 'kysely';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import type { Mail, MailDeps, MailPayloads, OfSnapshot } from '../notifications/emails/mail-definitions.ts';
import type { BookingRow } from '../bookings/booking-store.ts';
import { findReadings } from './inspection-store.ts';
import { mailToRenter, notifyRenter } from '../bookings/mails/booking-mail.ts';

type HandoverMail = 'car-handed-over' | 'handover-undone' | 'car-returned';

/** Tells the renter that they have the car, or that it is back, and what was read off it. */
export async function mailHandover(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { kind, inspectionId }: { kind: HandoverMail; inspectionId: string },
): Promise<void> {
  await notifyRenter(deps, transaction, booking, {
    key: inspectionId,
    template: kind,
    payload: { bookingId: booking.id, inspectionId },
  });
}

export async function handoverMail<K extends HandoverMail>(
  deps: Pick<MailDeps, 'clock' | 'database'>,
  { bookingId, inspectionId, snapshotId }: MailPayloads[K] & OfSnapshot,
): Promise<Mail<K> | null> {
  const readings = await findReadings(deps.database, inspectionId);
  return mailToRenter(deps, { bookingId, snapshotId }, (names, { details }) => ({
    ...names,
    companyName: details.companyName,
    ...readings,
  }));
}
