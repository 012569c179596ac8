import type { DocumentFinding } from '@nolo/domain/identity/document-findings.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import type { Mail, MailDeps, MailHandler } from '../notifications/emails/mail-definitions.ts';
import { notify } from '../notifications/emails/enqueue-mail.ts';
import { findReviewNews, type ReviewNews } from './profile-store.ts';

/** What a person decided; `reason` is what they wrote besides their findings. */
export type Outcome = {
  status: 'verified' | 'rejected';
  findings: DocumentFinding[];
  reason: string | null;
};

type Review = { accountId: string; reviewedAt: Date; status: Outcome['status'] };

/** Tells the renter what the review of their documents found. */
export async function mailReviewed(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Connection,
  { accountId, reviewedAt, status }: Review,
): Promise<void> {
  const template = `documents-${status}` as const;
  const key = `${template}:${accountId}:${reviewedAt.getTime()}`;
  await notify(deps, transaction, { accountId, about: {}, key, template, payload: { accountId } });
}

type Reviewed = 'documents-verified' | 'documents-rejected';

/** Null when that is not the documents' state any more. */
async function mailOf<T extends Reviewed>(
  { database }: MailDeps,
  { accountId, status }: { accountId: string; status: Outcome['status'] },
  write: (news: ReviewNews) => Mail<T>['data'],
): Promise<Mail<T> | null> {
  const news = await findReviewNews(database, accountId);
  if (news?.documents_status !== status) return null;
  // The platform looks at documents, for all websites.
  return { recipient: news.email, language: news.language, websiteId: null, data: write(news) };
}

export const documentsVerifiedMail: MailHandler<'documents-verified'> = (deps, { accountId }) =>
  mailOf(deps, { accountId, status: 'verified' }, ({ first_name }) => ({ firstName: first_name }));

export const documentsRejectedMail: MailHandler<'documents-rejected'> = (deps, { accountId }) =>
  mailOf(deps, { accountId, status: 'rejected' }, (news) => ({
    firstName: news.first_name,
    findings: news.documents_findings,
    reason: news.documents_rejected_reason,
  }));
