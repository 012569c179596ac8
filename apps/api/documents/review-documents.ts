import { createHash } from 'node:crypto';
import { dateInItaly } from '@nolo/domain/calendar/zone.ts';
import type { DocumentKind, DocumentType } from '@nolo/domain/identity/documents.ts';
import {
  fiscalCodeMismatches,
  type CodeHolder,
  type CodePart,
} from '@nolo/domain/identity/fiscal-code-holder.ts';
import type { DocumentFinding } from '@nolo/domain/identity/document-findings.ts';
import { judgeDocument, type DocumentVerdict } from '@nolo/domain/identity/judge-document.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { pseudonymOf, type ReviewEvent } from '../platform/security-events.ts';
import { HelperBroken } from '../platform/helpers/helper.ts';
import type { Mail, MailDeps, MailHandler } from '../notifications/emails/mail-definitions.ts';
import { notify } from '../notifications/emails/enqueue-mail.ts';
import { openImage } from './open-image.ts';
import {
  findAccountByEmail,
  findImages,
  findProfile,
  findWaitingReviews,
  lockProfile,
  profileOf,
  updateProfile,
  findReviewNews,
  type AccountProfile,
  type ProfileRow,
  type StoredImage,
  type WaitingReview,
  type ReviewNews,
} from './profile-store.ts';
import { documentReader } from './ask-reader.ts';
import { readDocument, readKinds, UNREADABLE } from './verify-document.ts';

type ReviewDeps = Pick<Deps, 'clock' | 'database' | 'documents' | 'jobs' | 'vault'>;
/** Deciding needs no picture. */
type DecideDeps = Pick<Deps, 'clock' | 'database' | 'jobs' | 'vault'>;

/** A review that cannot be done, in words for the person doing it. */
export class ReviewRefused extends Error {}

export function listReviews({ database }: Pick<ReviewDeps, 'database'>): Promise<WaitingReview[]> {
  return findWaitingReviews(database);
}

type Review = {
  profile: AccountProfile;
  images: { kind: DocumentKind; jpeg: Buffer }[];
  /** What a machine can see; the person decides. */
  warnings: string[];
  /** Of the identity document's pictures as they are stored; null when they are not all there. */
  machine: DocumentVerdict | null;
  /** Names what was looked at: after another upload it no longer fits. */
  revision: string;
};

/** Everything a person needs to compare the documents with the profile; the security log says who has looked. */
export async function showReview(deps: ReviewDeps, { email, by }: Reviewer): Promise<Review> {
  const accountId = await accountOf(deps.database, email);
  await noteInLog(deps, deps.database, { security: 'document_viewed', accountId, by });
  const row = await findProfile(deps.database, deps.vault, accountId);
  const stored = await findImages(deps.database, accountId);
  const images = [];
  for (const { kind } of stored) images.push({ kind, jpeg: await openImage(deps, { accountId }, { kind }) });
  const profile = profileOf(row, stored);
  return {
    profile,
    images,
    warnings: warningsOf(deps, profile),
    machine: await machineFinding(deps, row, stored),
    revision: revisionOf(row, stored),
  };
}

type Reviewer = {
  /** Whose documents. */
  email: string;
  /** The name of the person who looks or decides. */
  by: string;
};

type Decision = Reviewer & {
  /** As `showReview` told it; a newer upload is then refused, because nobody has looked at it. */
  revision?: string;
};

type Rejection = Decision & {
  findings: DocumentFinding[];
  /** What the findings do not say, as it is shown to the renter. */
  reason?: string | undefined;
};

/** Documents and profile belong together: the renter may check in. */
export function verifyDocuments(deps: DecideDeps, decision: Decision): Promise<void> {
  return decide(deps, decision, { status: 'verified', findings: [], reason: null });
}

/** The renter is shown what was found, in their language, and has to upload again. */
export async function rejectDocuments(deps: DecideDeps, decision: Rejection): Promise<void> {
  const { findings, reason = '' } = decision;
  if (findings.length === 0) throw new ReviewRefused('A rejection needs a finding.');
  await decide(deps, decision, { status: 'rejected', findings, reason: reason.trim() || null });
}

async function decide(deps: DecideDeps, { email, by, revision }: Decision, outcome: Outcome): Promise<void> {
  const { clock, database, vault } = deps;
  const reviewedAt = clock.now();
  const accountId = await accountOf(database, email);
  await inTransaction(database, async (transaction) => {
    const row = await lockProfile(transaction, vault, accountId);
    if (row.documents_status === 'missing') throw new ReviewRefused('Nothing has been uploaded yet.');
    if (revision !== undefined && revision !== revisionOf(row, await findImages(transaction, accountId))) {
      throw new ReviewRefused('The renter has uploaded something else since: show the documents again.');
    }
    await updateProfile(transaction, vault, accountId, {
      documents_status: outcome.status,
      documents_findings: JSON.stringify(outcome.findings),
      documents_rejected_reason: outcome.reason,
      documents_reviewed_at: reviewedAt,
      documents_reviewed_by: by.trim(),
    });
    await mailReviewed(deps, transaction, { accountId, reviewedAt, status: outcome.status });
    await noteInLog(deps, transaction, { security: LOGGED_AS[outcome.status], accountId, by });
  });
}

const LOGGED_AS = { verified: 'documents_accepted', rejected: 'documents_rejected' } as const;

type Noted = { security: ReviewEvent['security']; accountId: string; by: string };

/** The site's log is written by its servers, which take it from the queue. */
async function noteInLog(
  { clock, jobs, vault }: Pick<Deps, 'clock' | 'jobs' | 'vault'>,
  connection: Connection,
  { security, accountId, by }: Noted,
): Promise<void> {
  if (by.trim() === '') throw new ReviewRefused('A review needs the name of who did it.');
  await jobs.send(connection, 'note-review', {
    security,
    account: pseudonymOf(accountId),
    reviewer: vault.sign('reviewer', by.trim().toLowerCase()),
    at: clock.now().toISOString(),
  });
}

async function accountOf(connection: Connection, email: string): Promise<string> {
  const accountId = await findAccountByEmail(connection, email);
  if (accountId === null) throw new ReviewRefused(`There is no account of ${email}.`);
  return accountId;
}

const codeWarnings: Record<CodePart, string> = {
  last_name: 'The fiscal code was made for another last name.',
  first_name: 'The fiscal code was made for another first name.',
  dob: 'The fiscal code was made for another date of birth.',
  gender: 'The fiscal code was made for another sex.',
  place_of_birth: 'The fiscal code was made for another place of birth.',
};

function codeHolderOf(profile: AccountProfile): CodeHolder {
  return {
    firstName: profile.first_name,
    lastName: profile.last_name,
    dob: profile.dob ?? '',
    gender: profile.gender,
    placeOfBirth: profile.place_of_birth ?? '',
  };
}

function warningsOf({ clock }: ReviewDeps, profile: AccountProfile): string[] {
  const today = dateInItaly(clock.now());
  const { fiscal_code, document_expiry_date, dl_expiry_date } = profile;
  const warnings =
    fiscal_code === null
      ? []
      : fiscalCodeMismatches(fiscal_code, codeHolderOf(profile)).map((part) => codeWarnings[part]);
  if (document_expiry_date !== null && document_expiry_date < today) {
    warnings.push('The identity document has expired.');
  }
  if (dl_expiry_date !== null && dl_expiry_date < today) warnings.push('The driving licence has expired.');
  return warnings;
}

function revisionOf(row: ProfileRow, images: StoredImage[]): string {
  // The outcome of a review does not change what was looked at.
  const { documents_status: _, documents_findings: __, documents_rejected_reason: ___, ...seen } = row;
  return createHash('sha256')
    .update(JSON.stringify([seen, images]))
    .digest('hex')
    .slice(0, 12);
}

type ReadDeps = Pick<Deps, 'clock' | 'documents'>;

/**
 * What the machine says of the pictures that are stored now, whatever it was shown while the form was filled; null
 * when they are not all there.
 */
async function machineFinding(
  deps: ReadDeps,
  profile: ProfileRow,
  stored: readonly StoredImage[],
): Promise<DocumentVerdict | null> {
  const type = profile.document_type ?? 'passport';
  const pictures = await picturesOf(deps, type, stored);
  if (pictures === null) return null;
  const today = dateInItaly(deps.clock.now());
  const reading = await readDocument(pictures, documentReader, today).catch((error: unknown) => {
    if (error instanceof HelperBroken) return UNREADABLE;
    throw error;
  });
  const { first_name: firstName, last_name: lastName, dob } = profile;
  return judgeDocument(reading, { firstName, lastName, dob }, type, today);
}

async function picturesOf(
  { documents }: ReadDeps,
  type: DocumentType,
  stored: readonly StoredImage[],
): Promise<{ page: Buffer; front: Buffer | null } | null> {
  const found: Buffer[] = [];
  for (const kind of readKinds[type]) {
    const image = stored.find((one) => one.kind === kind);
    const bytes = image === undefined ? null : await documents.get(image.storageKey);
    if (bytes === null) return null;
    found.push(bytes);
  }
  const [page, front = null] = found;
  return page === undefined ? null : { page, front };
}

/** What a person decided; `reason` is what they wrote besides their findings. */
type Outcome = {
  status: 'verified' | 'rejected';
  findings: DocumentFinding[];
  reason: string | null;
};

type ReviewedAccount = { accountId: string; reviewedAt: Date; status: Outcome['status'] };

/** Tells the renter what the review of their documents found. */
async function mailReviewed(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Connection,
  { accountId, reviewedAt, status }: ReviewedAccount,
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
