import type { Connection } from '../platform/database.ts';

type NewReset = { hash: Buffer; accountId: string; createdAt: Date; expiresAt: Date };

export async function insertPasswordReset(connection: Connection, reset: NewReset): Promise<void> {
  const { hash, accountId, createdAt, expiresAt } = reset;
  await connection
    .insertInto('password_reset')
    .values({ token_hash: hash, account_id: accountId, created_at: createdAt, expires_at: expiresAt })
    .execute();
}

/** Reset mails asked for an account since then. */
export async function countPasswordResets(
  connection: Connection,
  accountId: string,
  since: Date,
): Promise<number> {
  const row = await connection
    .selectFrom('password_reset')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Uses the token up and tells its account; null when it is unknown, used or expired. One of two at once gets it. */
export async function usePasswordReset(
  connection: Connection,
  hash: Buffer,
  now: Date,
): Promise<string | null> {
  const row = await connection
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Links sent so far are worth nothing any more; they still count as sent. */
export async function useUpPasswordResets(
  connection: Connection,
  accountId: string,
  at: Date,
): Promise<void> {
  await connection
    .updateTable('password_reset')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}
