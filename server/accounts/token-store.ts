import type { Connection } from '../platform/database.ts';

type NewToken = { hash: Buffer; accountId: string; createdAt: Date; expiresAt: Date };

type NewAccessToken = NewToken & { device: string; websiteId: number };

export async function insertAccessToken(connection: Connection, token: NewAccessToken): Promise<void> {
  const { device, websiteId, createdAt } = token;
  const row = { ...rowOf(token), device, website_id: websiteId, last_used_at: createdAt };
  await connection.insertInto('access_token').values(row).execute();
}

type Revocation = { accountId: string; at: Date; except?: Buffer };

/** Ends the sessions of an account: all, or all but one. */
export async function revokeAccessTokens(
  connection: Connection,
  { accountId, at, except }: Revocation,
): Promise<void> {
  const all = connection
    .updateTable('access_token')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null);
  await (except === undefined ? all : all.where('token_hash', '<>', except)).execute();
}

export async function revokeAccessToken(connection: Connection, hash: Buffer, at: Date): Promise<void> {
  await connection
    .updateTable('access_token')
    .set({ revoked_at: at })
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function insertVerification(connection: Connection, token: NewToken): Promise<void> {
  await connection.insertInto('email_verification').values(rowOf(token)).execute();
}

/** Verification mails asked for an account since then. */
export async function countVerifications(
  connection: Connection,
  accountId: string,
  since: Date,
): Promise<number> {
  const row = await connection
    .selectFrom('email_verification')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Uses the token up and tells its account; null when it is unknown, used or expired. One statement: of two
 * requests at once, one gets it.
 */
export async function useVerification(
  connection: Connection,
  hash: Buffer,
  now: Date,
): Promise<string | null> {
  const row = await connection
    .updateTable('email_verification')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Links sent so far are worth nothing any more; they still count as sent. */
export async function useUpVerifications(connection: Connection, accountId: string, at: Date): Promise<void> {
  await connection
    .updateTable('email_verification')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

function rowOf({ hash, accountId, createdAt, expiresAt }: NewToken) {
  return { token_hash: hash, account_id: accountId, created_at: createdAt, expires_at: expiresAt };
}
