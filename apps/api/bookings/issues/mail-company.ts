import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../../notifications/emails/mail.ts';
import type { Connection } from '@nolo/db/database.ts';
import { findIssueNews, type IssueRow } from './issue-store.ts';

/** The company gets a mail about a report at once. */
export async function mailCompany(
  deps: Pick<Deps, 'jobs'>,
  transaction: Connection,
  { booking_id: bookingId, id: issueId }: IssueRow,
): Promise<void> {
  await enqueueMail(deps, transaction, {
    key: `issue:${bookingId}:${issueId}`,
    template: 'issue-reported',
    payload: { bookingId, issueId },
  });
}

/** In Italian, as companies are Italian. Null when the report was taken back, or went with its renter's account. */
export const issueReportedMail: MailHandler<'issue-reported'> = async (
  { database },
  { bookingId, issueId },
) => {
  const found = await findIssueNews(database, { bookingId, id: issueId });
  if (found === null) return null;
  const data = {
    kind: 'issue' as const,
    name: `${found.first_name} ${found.last_name}`,
    email: found.email,
    phone: `${found.country_code} ${found.mobile_number}`,
    text: `${found.number}, ${found.make} ${found.model}\n${found.description}`,
  };
  return { recipient: found.companyEmail, language: 'it', websiteId: null, data };
};
