import { randomBytes } from 'node:crypto';
import { NO_EXPIRY } from '@nolo/domain/identity/documents.ts';
import type { LicenceClass } from '@nolo/domain/identity/licence-classes.ts';
import { accountRow } from '@nolo/api/accounts/account-store.ts';
import type { Database } from '@nolo/db/database.ts';
import { newToken } from '@nolo/api/platform/tokens.ts';
import { testNow } from '../setup/test-day.ts';

export type TestRenter = { accountId: string; email: string; token: string };

type Options = {
  documentsStatus?: 'missing' | 'uploaded' | 'verified';
  verified?: boolean;
  dob?: string | null;
  /** A licence for cars without an end, unless told otherwise; none while documents are missing. */
  licence?: { classes?: LicenceClass[]; issuedOn?: string; expiresOn?: string };
  now?: Date;
};

/** Of a renter's session that began now. */
export const renterSession = (now = testNow()) => ({
  kind: 'renter',
  created_at: now,
  last_used_at: now,
  expires_at: new Date(now.getTime() + 30 * 86_400_000),
});

/** A renter with a valid access token, as sign-up, verification, documents and log-in leave it. */
export async function createRenter(database: Database, options: Options = {}): Promise<TestRenter> {
  const now = options.now ?? testNow();
  const email = `renter-${randomBytes(6).toString('hex')}@nolo.test`;
  const account = await database
    .insertInto('account')
    .values({
      ...accountRow({
        email,
        passwordHash: 'not used here',
        first_name: 'Giulia',
        last_name: 'Conti',
        mobile_number: '3331234567',
        country_code: '+39',
        country: 'IT',
        gender: null,
        language: 'it',
      }),
      dob: options.dob === undefined ? '1985-04-12' : options.dob,
      email_verified_at: options.verified === false ? null : now,
      documents_status: options.documentsStatus ?? 'uploaded',
      driving_licence_classes:
        options.licence?.classes ?? (options.documentsStatus === 'missing' ? [] : ['B']),
      dl_issue_date: options.licence?.issuedOn ?? null,
      dl_expiry_date:
        options.licence?.expiresOn ?? (options.documentsStatus === 'missing' ? null : NO_EXPIRY),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { token, hash } = newToken();
  await database
    .insertInto('session')
    .values({
      token_hash: hash,
      account_id: account.id,
      ...renterSession(now),
    })
    .execute();
  return { accountId: account.id, email, token };
}
