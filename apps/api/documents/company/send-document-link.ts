import { randomUUID } from 'node:crypto';
import {
  areDocumentsOpen,
  DOCUMENT_LINK_MINUTES,
  MAX_LIVING_DOCUMENT_LINKS,
} from '@nolo/domain/booking/document-access.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { lockCompany } from '../../companies/company-store.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../../notifications/emails/mail-definitions.ts';
import type { Caller } from '../../platform/caller.ts';
import { linkToken } from '../../platform/tokens.ts';
import {
  countLivingLinks,
  findCompanyBooking,
  findLinkRecipient,
  insertDocumentLink,
} from './document-link-store.ts';

const MINUTE_MS = 60_000;

/**
 * Mails a company the link to the documents of one of its live bookings, to the address we have of it. Silent when
 * number and address do not belong together, when the booking is not live, or when enough links live: nobody reads in the
 * answer who rents where. Its time is not levelled: with a mail to write it comes some milliseconds later, and whoever
 * measures that had number and address already.
 */
export async function sendDocumentLink(
  deps: Deps,
  { website, language }: Caller,
  { number, email }: { number: string; email: string },
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const booking = await findCompanyBooking(transaction, { number, email, website });
    if (booking === null || !areDocumentsOpen(booking, now)) return;
    await lockCompany(transaction, booking.companyId);
    const living = await countLivingLinks(transaction, booking, now);
    const most = MAX_LIVING_DOCUMENT_LINKS;
    if (living.booking >= most.booking || living.company >= most.company) return;
    const linkId = randomUUID();
    const { hash } = linkToken(deps.vault, linkId);
    await insertDocumentLink(transaction, {
      hash,
      bookingId: booking.id,
      companyId: booking.companyId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DOCUMENT_LINK_MINUTES * MINUTE_MS),
    });
    await enqueueMail(deps, transaction, {
      key: `document-link:${linkId}`,
      template: 'document-link',
      payload: { linkId, language, websiteId: website.id },
    });
  });
}

/** Null when the link has expired meanwhile, or the renter has left. */
export const documentLinkMail: MailHandler<'document-link'> = async (
  { clock, database, vault },
  { linkId, language, websiteId },
) => {
  const { token, hash } = linkToken(vault, linkId);
  const found = await findLinkRecipient(database, hash, clock.now());
  if (found === null) return null;
  const { companyEmail: recipient, number } = found;
  return { recipient, language, websiteId, data: { number, token } };
};
