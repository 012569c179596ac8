import type { Connection } from '../platform/database.ts';

type NewToken = { hash: Buffer; accountId: string; createdAt: Date; expiresAt: Date };

export async function insertAccessToken(connection: Connection, token: NewToken): Promise<void> {
  await connection.insertInto('access_token').values(rowOf(token)).execute();
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

function rowOf({ hash, accountId, createdAt, expiresAt }: NewToken) {
  return { token_hash: hash, account_id: accountId, created_at: createdAt, expires_at: expiresAt };
}
