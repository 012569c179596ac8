import type { Connection } from '@nolo/db/database.ts';
import { NO_DOCUMENTS } from '../documents/profile-store.ts';

/** Locks the account against a second deletion, and tells whom to write to. */
export async function lockAccount(
  connection: Connection,
  accountId: string,
): Promise<{ email: string; firstName: string }> {
  const row = await connection
    .selectFrom('account')
    .select(['email', 'first_name'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { email: row.email, firstName: row.first_name };
}

/** Tables that speak of the person alone and go with them. */
export const OWN_TABLES = [
  'session',
  'email_verification',
  'password_reset',
  'known_device',
  'passkey',
  'passkey_challenge',
  'notice',
  'document_image',
  'document_access_log',
  'document_verification',
  'favorite_car',
  'additional_driver',
  'issue',
  'no_show_objection',
  'inspection_objection',
  'review',
  'consent',
  'payment_customer',
  'member',
  'staff_member',
  'second_factor',
  'recovery_code',
  'police_details',
] as const;

export type OwnTable = (typeof OWN_TABLES)[number];

export async function deleteOwnRows(connection: Connection, accountId: string): Promise<void> {
  for (const table of OWN_TABLES) {
    await connection.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  // Whoever named them may do so no longer.
  await connection.deleteFrom('additional_driver').where('driver_id', '=', accountId).execute();
}

/** What is left has no name: bookings and invoices that the law asks for refer to it. */
export async function blankAccount(connection: Connection, accountId: string, at: Date): Promise<void> {
  await connection
    .updateTable('account')
    .set({
      email: deletedAddress(accountId),
      password_hash: '',
      first_name: '',
      last_name: '',
      mobile_number: '',
      gender: null,
      dob: null,
      place_of_birth: null,
      fiscal_code: null,
      address: null,
      zip: null,
      town_city: null,
      email_verified_at: null,
      sign_up_token_hash: null,
      sign_up_token_expires_at: null,
      ...NO_DOCUMENTS,
      deleted_at: at,
    })
    .where('id', '=', accountId)
    .execute();
}

/**
 * What stands in the place of a deleted account's e-mail address; `account.email` is unique. `.invalid` is reserved
 * (RFC 2606): no mail ever reaches it, and nobody signs up with it.
 */
function deletedAddress(accountId: string): string {
  return `${accountId}@deleted.invalid`;
}
