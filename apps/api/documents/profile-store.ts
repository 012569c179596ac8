import { sql, type Selectable, type Updateable } from 'kysely';
import type { CustomerProfile } from '@nolo/contract/documents.ts';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Account } from '@nolo/db/database-types.ts';
import { listVatNumbers } from '../bookings/vat/vat-store.ts';
import { SEALED_ACCOUNT_COLUMNS, type Vault } from '../platform/sealing/vault.ts';
import { listDocumentAccesses } from './company/document-link-store.ts';

const PROFILE_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'gender',
  'mobile_number',
  'country_code',
  'country',
  'dob',
  'place_of_birth',
  'fiscal_code',
  'address',
  'zip',
  'town_city',
  'passport_number',
  'document_id',
  'document_issue_date',
  'document_expiry_date',
  'driving_licence_number',
  'driving_licence_classes',
  'dl_issue_date',
  'dl_expiry_date',
  'document_type',
  'documents_findings',
  'documents_status',
  'documents_rejected_reason',
] as const;

export type ProfileRow = Pick<Selectable<Account>, (typeof PROFILE_COLUMNS)[number]>;
export type ProfileUpdate = Omit<Updateable<Account>, 'id' | 'email' | 'password_hash'>;
export type StoredImage = { kind: DocumentKind; storageKey: string };

export type AccountProfile = Omit<CustomerProfile, 'looks' | 'vat_numbers'>;

/** What the account's own row and documents say. */
export function profileOf(row: ProfileRow, images: StoredImage[]): AccountProfile {
  const { id: _, mobile_number, ...rest } = row;
  return {
    ...rest,
    phone: mobile_number,
    images: images.map(({ kind }) => kind),
  };
}

/** The numbers of a renter's documents, each through `change`; what is not there, or empty, stays so. */
function eachNumber<R extends Partial<Pick<ProfileRow, (typeof SEALED_ACCOUNT_COLUMNS)[number]>>>(
  row: R,
  change: (place: `account.${(typeof SEALED_ACCOUNT_COLUMNS)[number]}`, text: string) => string,
): R {
  const changed = { ...row };
  for (const column of SEALED_ACCOUNT_COLUMNS) {
    const text = row[column];
    if (text) changed[column] = change(`account.${column}`, text);
  }
  return changed;
}

const opened = (vault: Vault, row: ProfileRow): ProfileRow =>
  eachNumber(row, (place, text) => vault.open(place, row.id, text));

export async function findProfile(
  connection: Connection,
  vault: Vault,
  accountId: string,
): Promise<ProfileRow> {
  const row = await connection
    .selectFrom('account')
    .select(PROFILE_COLUMNS)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return opened(vault, row);
}

/** A renter's own profile and which documents are stored. */
export async function findCustomerProfile(
  connection: Connection,
  vault: Vault,
  accountId: string,
): Promise<CustomerProfile> {
  const row = await findProfile(connection, vault, accountId);
  const images = await findImages(connection, accountId);
  return {
    ...profileOf(row, images),
    looks: await listDocumentAccesses(connection, accountId),
    vat_numbers: await listVatNumbers(connection, accountId),
  };
}

/** The profile, locked until the transaction ends: uploads and reviews of one renter go one after another. */
export async function lockProfile(
  connection: Connection,
  vault: Vault,
  accountId: string,
): Promise<ProfileRow> {
  const row = await connection
    .selectFrom('account')
    .select(PROFILE_COLUMNS)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return opened(vault, row);
}

export async function updateProfile(
  connection: Connection,
  vault: Vault,
  accountId: string,
  profile: ProfileUpdate,
): Promise<void> {
  const sealed = eachNumber(profile, (place, text) => vault.seal(place, accountId, text));
  await connection.updateTable('account').set(sealed).where('id', '=', accountId).execute();
}

export async function findImages(connection: Connection, accountId: string): Promise<StoredImage[]> {
  const rows = await connection
    .selectFrom('document_image')
    .select(['kind', 'storage_key'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({ kind: row.kind, storageKey: row.storage_key }));
}

export async function saveImage(
  connection: Connection,
  accountId: string,
  { kind, storageKey }: StoredImage,
  uploadedAt: Date,
): Promise<void> {
  await connection
    .insertInto('document_image')
    .values({ account_id: accountId, kind, storage_key: storageKey, uploaded_at: uploadedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'kind'])
        .doUpdateSet({ storage_key: storageKey, uploaded_at: uploadedAt }),
    )
    .execute();
}

/** Those of the keys that an image or a company's certificate still stands under, or that wait to be read. */
export async function findUsedKeys(connection: Connection, storageKeys: string[]): Promise<string[]> {
  if (storageKeys.length === 0) return [];
  const rows = await connection
    .selectFrom('document_image')
    .select('storage_key')
    .where('storage_key', 'in', storageKeys)
    .union(
      connection
        .selectFrom('document_verification')
        .select(sql<string>`unnest(storage_keys)`.as('storage_key'))
        .where(sql<boolean>`storage_keys && ${sql.val(storageKeys)}::text[]`),
    )
    .union(
      connection
        .selectFrom('issue')
        .select(sql<string>`storage_key`.as('storage_key'))
        .where('storage_key', 'in', storageKeys),
    )
    .union(
      connection
        .selectFrom('application_event')
        .select(sql<string>`file_key`.as('storage_key'))
        .where('file_key', 'in', storageKeys),
    )
    .union(
      connection.selectFrom('handover_picture').select('storage_key').where('storage_key', 'in', storageKeys),
    )
    .union(connection.selectFrom('agreement').select('storage_key').where('storage_key', 'in', storageKeys))
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Takes all of a renter's documents away; tells under which keys their pictures lie. */
export async function deleteDocuments(connection: Connection, accountId: string): Promise<string[]> {
  await connection.updateTable('account').set(NO_DOCUMENTS).where('id', '=', accountId).execute();
  const rows = await connection
    .deleteFrom('document_image')
    .where('account_id', '=', accountId)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

export async function findAccountByEmail(connection: Connection, email: string): Promise<string | null> {
  const row = await connection
    .selectFrom('account')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}

export type WaitingReview = { email: string; name: string; uploadedAt: Date | null };

/** Renters whose documents wait for a person, longest first. */
export async function findWaitingReviews(connection: Connection): Promise<WaitingReview[]> {
  const rows = await connection
    .selectFrom('account')
    .leftJoin('document_image', 'document_image.account_id', 'account.id')
    .select(['account.email', 'account.first_name', 'account.last_name'])
    .select((expression) => expression.fn.max('document_image.uploaded_at').as('uploaded_at'))
    .where('account.documents_status', '=', 'uploaded')
    .groupBy('account.id')
    .orderBy('uploaded_at')
    .execute();
  return rows.map((row) => ({
    email: row.email,
    name: `${row.first_name} ${row.last_name}`,
    uploadedAt: row.uploaded_at,
  }));
}

export type ReviewNews = Pick<
  ProfileRow,
  'email' | 'first_name' | 'documents_status' | 'documents_findings' | 'documents_rejected_reason'
> & { language: Language };

/** Whom a mail about a review goes to, and what was found; null when the account is deleted. */
export async function findReviewNews(connection: Connection, accountId: string): Promise<ReviewNews | null> {
  const row = await connection
    .selectFrom('account')
    .select(['email', 'first_name', 'language'])
    .select(['documents_status', 'documents_findings', 'documents_rejected_reason'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The columns of `account` that a renter's documents fill, without any. */
export const NO_DOCUMENTS = {
  document_type: null,
  passport_number: null,
  document_id: null,
  document_issue_date: null,
  document_expiry_date: null,
  driving_licence_number: null,
  driving_licence_classes: [],
  dl_issue_date: null,
  dl_expiry_date: null,
  documents_findings: '[]',
  documents_status: 'missing',
  documents_rejected_reason: null,
  documents_reviewed_at: null,
  documents_reviewed_by: null,
};
