import type { SessionKind } from '@nolo/domain/account/account-limits.ts';
import type { Connection } from '@nolo/db/database.ts';
import { isLiveSession } from '../platform/sessions.ts';

type SessionRow = {
  id: string;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
  tokenHash: Buffer;
};

/** The renter's live sessions, the last used first. */
export async function findSessions(
  connection: Connection,
  accountId: string,
  now: Date,
): Promise<SessionRow[]> {
  return connection
    .selectFrom('session')
    .select([
      'id',
      'device',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'token_hash as tokenHash',
    ])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'renter')
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
    .updateTable('session')
    .set({ revoked_at: at })
    .where('id', '=', where.id)
    .where('account_id', '=', where.accountId)
    .where('kind', '=', 'renter')
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type NewSession = {
  hash: Buffer;
  accountId: string;
  kind: SessionKind;
  createdAt: Date;
  expiresAt: Date;
  device: string;
  websiteId: number;
};

export async function insertSession(connection: Connection, session: NewSession): Promise<string> {
  const { hash, accountId, kind, createdAt, expiresAt, device, websiteId } = session;
  const { id } = await connection
    .insertInto('session')
    .values({
      token_hash: hash,
      account_id: accountId,
      kind,
      created_at: createdAt,
      expires_at: expiresAt,
      device,
      website_id: websiteId,
      last_used_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `accountId` null: of everybody. */
type Revocation = { accountId: string | null; at: Date; except?: Buffer; kind?: SessionKind };

/**
 * Ends the sessions of an account, all or all but one, or of everybody; tells how many. Also those that have ended by
 * not being used: a leaked token must not come back to life when the limit is raised.
 */
export async function revokeSessions(
  connection: Connection,
  { accountId, at, except, kind }: Revocation,
): Promise<number> {
  let ended = connection
    .updateTable('session')
    .set({ revoked_at: at })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at);
  if (accountId !== null) ended = ended.where('account_id', '=', accountId);
  if (kind !== undefined) ended = ended.where('kind', '=', kind);
  if (except !== undefined) ended = ended.where('token_hash', '<>', except);
  return Number((await ended.executeTakeFirst()).numUpdatedRows);
}

/** Ends the oldest live sessions of a kind of an account beyond `most`. */
export async function revokeOldestSessions(
  connection: Connection,
  { accountId, kind, most, at }: { accountId: string; kind: SessionKind; most: number; at: Date },
): Promise<void> {
  await connection
    .updateTable('session')
    .set({ revoked_at: at })
    .where('id', 'in', (where) =>
      where
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where(isLiveSession(at))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .execute();
}

export async function revokeSessionByToken(connection: Connection, hash: Buffer, at: Date): Promise<void> {
  await connection
    .updateTable('session')
    .set({ revoked_at: at })
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .execute();
}
