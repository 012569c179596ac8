import type { DocumentFinding } from '@nolo/domain/identity/document-findings.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import { findUser } from '../../accounts/account-store.ts';
import type { Deps } from '../../deps.ts';
import { findAuditReason, insertAuditEvent } from '../../members/audit-store.ts';
import { notify } from '../../notifications/emails/enqueue-mail.ts';
import type { Mail, MailDeps, MailHandler } from '../../notifications/emails/mail-definitions.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffActor } from '../../platform/caller.ts';
import { findImages, lockProfile, updateProfile } from '../profile-store.ts';
import { findReviewed, findReviewNews, type ReviewNews } from './review-store.ts';
import { revisionOf } from './revision.ts';

/** Deciding needs no picture. */
type DecideDeps = Pick<Deps, 'clock' | 'database' | 'jobs' | 'vault'>;

type Decision = {
  /** Whose documents. */
  id: string;
  /** As it was looked at: nobody has looked at anything uploaded since, and of two reviewers the second is told. */
  revision: string;
};

/** What a person decided; `reason` is what they wrote besides their findings. */
type Outcome = {
  status: 'verified' | 'rejected';
  findings: DocumentFinding[];
  reason: string | null;
};

/**
 * Documents and profile belong together: the renter may check in.
 * @throws AppError `document.not_found`, `document.review_outdated`
 */
export function acceptDocuments(deps: DecideDeps, caller: StaffActor, decision: Decision): Promise<void> {
  return decide(deps, caller, decision, { status: 'verified', findings: [], reason: null });
}

/**
 * The renter is shown what was found, in their language, and has to upload again.
 * @throws AppError `document.not_found`, `document.review_outdated`
 */
export function rejectDocuments(
  deps: DecideDeps,
  caller: StaffActor,
  { findings, reason, ...decision }: Decision & { findings: DocumentFinding[]; reason: string },
): Promise<void> {
  return decide(deps, caller, decision, { status: 'rejected', findings, reason: reason.trim() || null });
}

async function decide(
  deps: DecideDeps,
  caller: StaffActor,
  { id, revision }: Decision,
  { status, findings, reason }: Outcome,
): Promise<void> {
  const { clock, database, vault } = deps;
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const reviewed = await findReviewed(transaction, id);
    if (reviewed === null) throw new AppError('document.not_found');
    const row = await lockProfile(transaction, vault, id);
    if (revision !== revisionOf(row, await findImages(transaction, id)))
      throw new AppError('document.review_outdated');
    const { first_name, last_name } = await findUser(transaction, caller.accountId);
    await updateProfile(transaction, vault, id, {
      documents_status: status,
      documents_findings: JSON.stringify(findings),
      documents_rejected_reason: reason,
      documents_reviewed_at: at,
      documents_reviewed_by: `${first_name} ${last_name}`,
    });
    const eventId = await insertAuditEvent(transaction, caller, {
      action: status === 'verified' ? 'documents_accepted' : 'documents_rejected',
      object: reviewed.name,
      at,
      ...(status === 'rejected' && { change: { before: {}, after: auditOf(findings, reason) } }),
    });
    await mailReviewed(deps, transaction, { accountId: id, reviewedAt: at, status, findings, eventId });
  });
}

function auditOf(findings: DocumentFinding[], reason: string | null) {
  const found = findings.map(({ document, problem }) => `${document}:${problem}`).join(', ');
  return { findings: found, ...(reason !== null && { reason }) };
}

type ReviewedAccount = Pick<Outcome, 'status' | 'findings'> & {
  accountId: string;
  reviewedAt: Date;
  eventId: string;
};

/** Tells the renter what the review of their documents found. */
async function mailReviewed(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Connection,
  { accountId, reviewedAt, status, findings, eventId }: ReviewedAccount,
): Promise<void> {
  const key = `documents-${status}:${accountId}:${reviewedAt.getTime()}`;
  const told = { accountId, about: {}, key };
  if (status === 'verified')
    await notify(deps, transaction, { ...told, template: 'documents-verified', payload: { accountId } });
  else
    await notify(deps, transaction, {
      ...told,
      template: 'documents-rejected',
      payload: { accountId, findings, eventId },
    });
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

export const documentsRejectedMail: MailHandler<'documents-rejected'> = async (
  deps,
  { accountId, findings, eventId },
) => {
  const reason = await findAuditReason(deps.database, eventId);
  return mailOf(deps, { accountId, status: 'rejected' }, ({ first_name: firstName }) => ({
    firstName,
    findings,
    reason,
  }));
};
