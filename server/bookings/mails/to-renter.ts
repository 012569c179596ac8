import type { NoticeData } from '../../../domain/account/notice-kinds.ts';
import type { MailRequest } from '../../emails/mail.ts';
import type { MailTemplate } from '../../emails/mail-templates.ts';
import type { BookingRow } from '../booking-store.ts';
import type { MailDetails } from './mail-details-store.ts';

type ToRenter = Pick<MailRequest<MailTemplate>, 'recipient' | 'language' | 'websiteId'> & {
  accountId: string;
  about: NoticeData;
};

/** Whom a booking's mails and notices go to, and what the notice names. */
export function toRenter(booking: BookingRow, { recipient, carName }: MailDetails): ToRenter {
  return {
    accountId: booking.account_id,
    about: { bookingId: booking.id, number: booking.number, carName },
    recipient,
    language: booking.language,
    websiteId: booking.website_id,
  };
}

/** What every mail of a booking names. */
export function namesOf(booking: BookingRow, { firstName, carName }: MailDetails) {
  return { firstName, bookingId: booking.id, number: booking.number, carName };
}
