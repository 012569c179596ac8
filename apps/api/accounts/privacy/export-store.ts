import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { exportDocumentAccesses } from '../../documents/company/document-link-store.ts';
import { exportNamedDrivers } from '../../bookings/drivers/driver-store.ts';
import type { OwnTable } from '../erase-store.ts';

/** By what the rows of a table are known to be the renter's. */
type Exported = Partial<Record<keyof DB, readonly string[]>>;

type ExportRows = (connection: Connection, accountId: string) => Promise<Record<string, unknown>[]>;

/** Tables whose rows name others: their stores write the names out. */
export const namedExports = {
  document_access_log: exportDocumentAccesses,
  additional_driver: exportNamedDrivers,
} satisfies Partial<Record<OwnTable, ExportRows>>;

/**
 * What of each other table a renter takes along. Hashes of secrets and keys of our stores say nothing about a person and stay;
 * the pictures themselves come as files. A table of `OWN_TABLES` that is missing here does not compile.
 */
export const ownExports = {
  session: ['device', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'],
  consent: ['kind', 'version', 'given_at', 'revoked_at'],
  document_image: ['kind', 'uploaded_at'],
  document_verification: ['document_type', 'first_name', 'last_name', 'dob', 'progress', 'created_at'],
  email_verification: ['created_at', 'expires_at', 'used_at'],
  favorite_car: ['car_id', 'created_at'],
  issue: [
    'booking_id',
    'id',
    'description',
    'file_name',
    'created_at',
    'read_at',
    'public_text',
    'resolved_at',
  ],
  no_show_objection: ['booking_id', 'text', 'created_at'],
  inspection_objection: ['inspection_id', 'text', 'created_at'],
  review: [
    'booking_id',
    'stars',
    'text',
    'language',
    'created_at',
    'answer',
    'answered_at',
    'hidden_at',
    'hidden_because',
  ],
  known_device: ['created_at', 'last_seen_at'],
  notice: ['kind', 'data', 'created_at', 'read_at'],
  passkey: ['name', 'relying_party', 'created_at', 'last_used_at'],
  passkey_challenge: ['expires_at'],
  password_reset: ['created_at', 'expires_at', 'used_at'],
  member: ['company_id', 'contractor_id', 'role', 'created_at'],
  staff_member: ['role', 'created_at'],
  second_factor: ['created_at', 'confirmed_at'],
  recovery_code: ['used_at'],
  payment_customer: ['provider_customer_id', 'created_at'],
  police_details: [
    'first_name',
    'last_name',
    'birth_place',
    'citizenship',
    'residence_place',
    'residence_address',
    'document_code',
    'document_place',
    'licence_place',
    'changed_at',
  ],
} satisfies Exported & Record<Exclude<OwnTable, keyof typeof namedExports>, readonly string[]>;

/** Kept for the law's sake when the account goes, and exported all the same. */
export const cachedExports = {
  booking: [
    'id',
    'number',
    'status',
    'car_id',
    'company_id',
    'pickup_local',
    'return_local',
    'time_zone',
    'pickup_location',
    'return_location',
    'billing',
    'company_billing',
    'quote',
    'currency',
    'total_minor',
    'refund_minor',
    'created_at',
    'paid_at',
    'cancelled_at',
    'cancel_reason',
  ],
  booking_amendment: [
    'booking_id',
    'status',
    'pickup_local',
    'return_local',
    'pickup_location',
    'return_location',
    'quote',
    'total_minor',
    'difference_minor',
    'created_at',
    'decided_at',
  ],
} satisfies Exported;

type Row = Record<string, unknown>;

/** A renter's rows of one table. */
export async function listOwnRows(
  connection: Connection,
  accountId: string,
  table: string,
  columns: readonly string[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT ${sql.join(columns.map((column) => sql.ref(column)))} FROM ${sql.table(table)}
    WHERE account_id = ${accountId}`.execute(connection);
  return rows;
}

/** What stands under the renter's address instead of their account. */
export async function listRowsOfAddress(
  connection: Connection,
  email: string,
): Promise<Record<'newsletter_subscription' | 'contact_message' | 'invitation', Row[]>> {
  const [newsletter_subscription, contact_message, invitation] = await Promise.all([
    connection
      .selectFrom('newsletter_subscription')
      .select(['email', 'language', 'created_at'])
      .where('email', '=', email)
      .execute(),
    connection.selectFrom('contact_message').selectAll().where('email', '=', email).execute(),
    connection
      .selectFrom('invitation')
      .select(['company_id', 'email', 'role', 'created_at', 'expires_at', 'used_at'])
      .where('email', '=', email)
      .execute(),
  ]);
  return { newsletter_subscription, contact_message, invitation };
}

/** Keys of the pictures of issues, by the issue. */
export async function listIssuePictures(connection: Connection, accountId: string) {
  return connection
    .selectFrom('issue')
    .select(['id', 'storage_key'])
    .where('account_id', '=', accountId)
    .where('storage_key', 'is not', null)
    .execute();
}
