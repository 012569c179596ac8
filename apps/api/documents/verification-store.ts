import type { DocumentReading } from '@nolo/domain/identity/judge-document.ts';
import type { DocumentType } from '@nolo/domain/identity/documents.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Vault } from '../platform/sealing/vault.ts';

/** A document that is being read, or was; the latest of its renter. */
export type VerificationOrder = {
  id: string;
  documentType: DocumentType;
  firstName: string;
  lastName: string;
  dob: string | null;
  /** The page with the zone, then a card's front; empty once read. */
  storageKeys: string[];
  progress: number;
  reading: DocumentReading | null;
};

const COLUMNS = [
  'id',
  'document_type',
  'first_name',
  'last_name',
  'dob',
  'storage_keys',
  'progress',
  'reading',
] as const;

type Row = {
  id: string;
  document_type: DocumentType;
  first_name: string;
  last_name: string;
  dob: string | null;
  storage_keys: string[];
  progress: number;
  reading: unknown;
};

/** Sealed as a whole: what a machine reads from a document is its numbers and names. */
function readingOf(vault: Vault, { id, reading }: Row): DocumentReading | null {
  if (typeof reading !== 'string') return reading as DocumentReading | null;
  return JSON.parse(vault.open('document_verification.reading', id, reading)) as DocumentReading;
}

function orderOf(vault: Vault, row: Row): VerificationOrder {
  return {
    id: row.id,
    documentType: row.document_type,
    firstName: row.first_name,
    lastName: row.last_name,
    dob: row.dob,
    storageKeys: row.storage_keys,
    progress: row.progress,
    reading: readingOf(vault, row),
  };
}

/** A renter's latest; `lock` keeps a second upload waiting until the transaction ends. */
export async function findVerification(
  connection: Connection,
  vault: Vault,
  accountId: string,
): Promise<VerificationOrder | null> {
  const row = await connection
    .selectFrom('document_verification')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row === undefined ? null : orderOf(vault, row);
}

/** What a machine has read of each renter's identity document, by account. */
export async function listReadings(
  connection: Connection,
  vault: Vault,
  accountIds: readonly string[],
): Promise<Map<string, DocumentReading>> {
  if (accountIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom('document_verification')
    .select([...COLUMNS, 'account_id'])
    .where('account_id', 'in', accountIds)
    .execute();
  const readings = rows.map((row) => [row.account_id, readingOf(vault, row)] as const);
  return new Map(readings.flatMap(([id, reading]) => (reading === null ? [] : [[id, reading] as const])));
}

export async function findVerificationById(
  connection: Connection,
  vault: Vault,
  id: string,
): Promise<VerificationOrder | null> {
  const row = await connection
    .selectFrom('document_verification')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : orderOf(vault, row);
}

type NewOrder = Pick<VerificationOrder, 'documentType' | 'firstName' | 'lastName' | 'dob' | 'storageKeys'> & {
  at: Date;
};

/** In place of the renter's one before. */
export async function saveVerification(
  connection: Connection,
  vault: Vault,
  accountId: string,
  order: NewOrder,
): Promise<VerificationOrder> {
  await connection.deleteFrom('document_verification').where('account_id', '=', accountId).execute();
  const row = await connection
    .insertInto('document_verification')
    .values({
      account_id: accountId,
      document_type: order.documentType,
      first_name: order.firstName,
      last_name: order.lastName,
      dob: order.dob,
      storage_keys: order.storageKeys,
      created_at: order.at,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return orderOf(vault, row);
}

export async function saveProgress(connection: Connection, id: string, progress: number): Promise<void> {
  await connection.updateTable('document_verification').set({ progress }).where('id', '=', id).execute();
}

export async function saveReading(
  connection: Connection,
  vault: Vault,
  id: string,
  reading: DocumentReading,
): Promise<void> {
  const sealed = vault.seal('document_verification.reading', id, JSON.stringify(reading));
  await connection
    .updateTable('document_verification')
    .set({ progress: 100, reading: JSON.stringify(sealed), storage_keys: [] })
    .where('id', '=', id)
    .execute();
}
