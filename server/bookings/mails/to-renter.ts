import type { Transaction } from 'kysely';
import type { NoticeData, NoticeKind } from '../../../domain/account/notice-kinds.ts';
import type { MailRequest } from '../../emails/mail.ts';
import type { MailTemplate, MailTemplates } from '../../emails/mail-templates.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../../notices/notify.ts';
import type { DB } from '../../platform/database-types.ts';
import type { BookingRow } from '../booking-store.ts';
import { findMailDetails, type MailDetails } from './mail-details-store.ts';

type ToRenter = Pick<MailRequest<MailTemplate>, 'recipient' | 'language' | 'websiteId'> & {
  accountId: string;
  about: NoticeData;
};

export type Names = ReturnType<typeof namesOf>;
type Message<K extends NoticeKind> = {
  template: K;
  /** Of the occasion: what is asked for twice is sent once. */
  key: string;
  write: (names: Names, details: MailDetails) => MailTemplates[K];
};

/** A booking's news to its renter, under the bell and by mail; gives back what else the mails of the occasion name. */
export async function tellRenter<K extends NoticeKind>(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { template, key, write }: Message<K>,
): Promise<MailDetails> {
  const details = await findMailDetails(transaction, booking.id);
  const data = write(namesOf(booking, details), details);
  await notify(deps, transaction, {
    ...toRenter(booking, details),
    key: `${template}:${key}`,
    template,
    data,
  });
  return details;
}

/** Whom a booking's mails and notices go to, and what the notice names. */
function toRenter(booking: BookingRow, { recipient, carName }: MailDetails): ToRenter {
  return {
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName },
    recipient,
    language: booking.language,
    websiteId: booking.website_id,
  };
}

/** What every mail of a booking names. */
function namesOf(booking: BookingRow, { firstName, carName }: MailDetails) {
  return { firstName, bookingId: booking.id, number: booking.number, carName };
}
