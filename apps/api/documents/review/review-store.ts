import type { DocumentsStatus, DocumentType } from '@nolo/domain/identity/documents.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { ProfileRow } from '../profile-store.ts';

/** How many a page has at most. */
const PAGE = 100;

export type ReviewRow = {
  id: string;
  first_name: string;
  last_name: string;
  dob: string | null;
  email: string;
  documents_status: DocumentsStatus;
  document_type: DocumentType | null;
  uploaded_at: Date | null;
};

/** Renters whose documents wait for a person, the longest first; with an e-mail address its own, however they stand. */
export async function listReviews(
  connection: Connection,
  { email }: { email: string },
): Promise<{ rows: ReviewRow[]; hasMore: boolean }> {
  const query = connection
    .selectFrom('account')
    .leftJoin('document_image', 'document_image.account_id', 'account.id')
    .select(['account.id', 'first_name', 'last_name', 'dob', 'email', 'documents_status', 'document_type'])
    .select((expression) => expression.fn.max('document_image.uploaded_at').as('uploaded_at'))
    .where('account.deleted_at', 'is', null)
    .groupBy('account.id')
    .orderBy('uploaded_at')
    .orderBy('account.id')
    .limit(PAGE + 1);
  const rows = await (
    email === ''
      ? query.where('documents_status', '=', 'uploaded')
      : query.where('documents_status', '<>', 'missing').where('email', '=', email.toLowerCase())
  ).execute();
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

export async function countReviews(connection: Connection): Promise<number> {
  const { waiting } = await connection
    .selectFrom('account')
    .select((expression) => expression.fn.countAll<string>().as('waiting'))
    .where('documents_status', '=', 'uploaded')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Whose documents they are; null for nobody, and for whoever has uploaded none. */
export async function findReviewed(connection: Connection, id: string): Promise<{ name: string } | null> {
  const row = await connection
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('documents_status', '<>', 'missing')
    .executeTakeFirst();
  return row === undefined ? null : { name: `${row.first_name} ${row.last_name}` };
}

export type ReviewNews = Pick<ProfileRow, 'email' | 'first_name' | 'documents_status'> & {
  language: Language;
};

/** Whom a mail about a review goes to, and how their documents stand; null when the account is deleted. */
export async function findReviewNews(connection: Connection, accountId: string): Promise<ReviewNews | null> {
  const row = await connection
    .selectFrom('account')
    .select(['email', 'first_name', 'language', 'documents_status'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
