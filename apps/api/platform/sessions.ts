import type { FastifyRequest } from 'fastify';
import type { ExpressionBuilder } from 'kysely';
import type { Role } from '@nolo/domain/account/role.ts';
import type { Database } from '@nolo/db/database.ts';
import { unusedSince } from '@nolo/domain/account/account-limits.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { AppError } from './app-error.ts';
import type { Clock } from './clock.ts';
import { hashToken } from './tokens.ts';

/** Sessions that are not revoked, not expired and not left unused. */
export const isLiveSession = (now: Date) => (where: ExpressionBuilder<DB, 'access_token'>) =>
  where.and([
    where('revoked_at', 'is', null),
    where('expires_at', '>', now),
    where('last_used_at', '>', unusedSince(now)),
  ]);

/** Who is calling, resolved from the Bearer token. */
export type Session = { accountId: string; roles: readonly Role[]; tokenHash: Buffer };

export type Sessions = {
  /** The caller; 401 `auth.required` without a valid token. */
  required(request: FastifyRequest): Promise<Session>;
  /** The caller, or null for a guest. A token that is no longer valid makes a guest. */
  optional(request: FastifyRequest): Promise<Session | null>;
};

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** A list of sessions need not be more exact, and not every call should write. */
const TOUCH_AFTER_MS = 10 * 60_000;

async function touch(database: Database, tokenHash: Buffer, at: Date): Promise<void> {
  await database
    .updateTable('access_token')
    .set({ last_used_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export function createSessions(database: Database, clock: Clock): Sessions {
  async function optional(request: FastifyRequest): Promise<Session | null> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return null;
    const tokenHash = hashToken(token);
    const now = clock.now();
    const found = await database
      .selectFrom('access_token')
      .select(['account_id', 'last_used_at'])
      .where('token_hash', '=', tokenHash)
      .where(isLiveSession(now))
      .executeTakeFirst();
    if (found === undefined) return null;
    if (now.getTime() - found.last_used_at.getTime() > TOUCH_AFTER_MS) await touch(database, tokenHash, now);
    return { accountId: found.account_id, roles: ['renter'], tokenHash };
  }
  return {
    optional,
    async required(request) {
      const session = await optional(request);
      if (session === null) throw new AppError('auth.required');
      return session;
    },
  };
}
