import { randomUUID } from 'node:crypto';
import { BOOKING_LINK_MINUTES, MAX_BOOKING_LINKS_PER_HOUR } from '@nolo/domain/booking/booking-link.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../../notifications/emails/mail-definitions.ts';
import type { Caller } from '../../platform/caller.ts';
import { linkToken } from '../../platform/tokens.ts';
import { lockBooking } from '../booking-store.ts';
import {
  countBookingLinks,
  findBookingOf,
  findLinkedBooking,
  insertBookingLink,
} from './booking-link-store.ts';

const MINUTE_MS = 60_000;

/**
 * Mails a link that opens a booking, to be read, to who knows its number and its renter's e-mail address. Silent
 * when they do not belong together, or when too many were sent: nobody reads in the answer who has booked what.
 */
export async function sendBookingLink(
  deps: Deps,
  { website, language }: Caller,
  { number, email }: { number: string; email: string },
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const booking = await findBookingOf(transaction, { number, email, website });
    if (booking === null) return;
    await lockBooking(transaction, booking.id);
    const since = new Date(now.getTime() - 60 * MINUTE_MS);
    if ((await countBookingLinks(transaction, booking.id, since)) >= MAX_BOOKING_LINKS_PER_HOUR) return;
    const linkId = randomUUID();
    const { hash } = linkToken(deps.vault, linkId);
    const expiresAt = new Date(now.getTime() + BOOKING_LINK_MINUTES * MINUTE_MS);
    await insertBookingLink(transaction, { hash, bookingId: booking.id, createdAt: now, expiresAt });
    await enqueueMail(deps, transaction, {
      key: `booking-link:${linkId}`,
      template: 'booking-link',
      payload: { linkId, language, websiteId: website.id },
    });
  });
}

/** Null when the link has expired meanwhile, or its renter has left. */
export const bookingLinkMail: MailHandler<'booking-link'> = async (
  { clock, database, vault },
  { linkId, language, websiteId },
) => {
  const { token, hash } = linkToken(vault, linkId);
  const booking = await findLinkedBooking(database, hash, clock.now());
  if (booking === null) return null;
  const { email: recipient, firstName, number } = booking;
  return { recipient, language, websiteId, data: { firstName, number, token } };
};
