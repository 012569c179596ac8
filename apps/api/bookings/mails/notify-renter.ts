import type { Transaction } from 'kysely';
import type { NoticeKind } from '@nolo/domain/account/notice-kinds.ts';
import type { Deps } from '../../deps.ts';
import type { MailRequest } from '../../notifications/emails/enqueue-mail.ts';
import type { Mail, MailDeps } from '../../notifications/emails/mail.ts';
import type { MailTemplate, MailTemplates } from '../../notifications/emails/mail-templates.ts';
import { notify } from '../../notifications/notices/notify.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { findBooking, findCarName, type BookingRow } from '../booking-store.ts';
import { findMailDetails, type MailDetails } from './mail-details-store.ts';

/** A booking's news to its renter, under the bell and by mail; `key` is of the occasion. */
export async function notifyRenter<K extends NoticeKind>(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { key, template, payload }: MailRequest<K>,
): Promise<void> {
  const carName = await findCarName(transaction, booking.car_id);
  await notify(deps, transaction, {
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName },
    key: `${template}:${key}`,
    template,
    payload,
  });
}

type Found = { booking: BookingRow; details: MailDetails };

/** A booking as it stands, with what its mails name; null when it is not there. */
export async function findForMail(
  { database }: Pick<MailDeps, 'database'>,
  bookingId: string,
): Promise<Found | null> {
  const booking = await findBooking(database, bookingId);
  return booking && { booking, details: await findMailDetails(database, bookingId) };
}

/** A mail to a booking's renter; null when their account is deleted. */
export async function mailToRenter<T extends MailTemplate>(
  deps: Pick<MailDeps, 'database'>,
  bookingId: string,
  write: (names: Names, found: Found) => MailTemplates[T] | null,
): Promise<Mail<T> | null> {
  const found = await findForMail(deps, bookingId);
  if (found === null || found.details.renter === null) return null;
  const { booking, details } = found;
  const { email: recipient, firstName } = found.details.renter;
  const names = { firstName, bookingId, number: booking.number, carName: details.carName };
  const data = write(names, found);
  return data && { recipient, language: booking.language, websiteId: booking.website_id, data };
}

/** What every mail of a booking to its renter names. */
type Names = { firstName: string; bookingId: string; number: string; carName: string };
