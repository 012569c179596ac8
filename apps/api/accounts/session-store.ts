import type { Connection } from '@nolo/db/database.ts';
import { isLiveSession } from '../platform/live-session-sql.ts';

export type SessionRow = {
  id: string;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
  tokenHash: Buffer;
};

/** What is logged in to the account now, the last used first. */
export async function findSessions(
  connection: Connection,
  accountId: string,
  now: Date,
): Promise<SessionRow[]> {
  return connection
    .selectFrom('access_token')
    .select([
      'id',
      'device',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'token_hash as tokenHash',
    ])
    .where('account_id', '=', accountId)
    .where(isLiveSession(now))
    .orderBy('last_used_at', 'desc')
    .execute();
}

/** False when the account has no such session. */
export async function revokeSession(
  connection: Connection,
  where: { id: string; accountId: string },
  at: Date,
): Promise<boolean> {
  const row = await connection
    .updateTable('access_token')
    .set({ revoked_at: at })
    .where('id', '=', where.id)
    .where('account_id', '=', where.accountId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
