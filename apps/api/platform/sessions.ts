import type { FastifyRequest } from 'fastify';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '@nolo/db/database.ts';
import { unusedSince, type SessionKind } from '@nolo/domain/account/account-limits.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Clock } from './clock.ts';
import { tokenInCookie } from './host-cookie.ts';
import { hashToken } from './tokens.ts';

/** Sessions that are not revoked, not expired and not left unused. */
export const isLiveSession = (now: Date) => (where: ExpressionBuilder<DB, 'session'>) =>
  where.and([
    where('revoked_at', 'is', null),
    where('expires_at', '>', now),
    where('last_used_at', '>', unusedSince(now)),
  ]);

/** Who is calling. */
export type Session = { id: string; accountId: string; tokenHash: Buffer };

/** The live session of a kind that a request belongs to; null without one: a token that is no longer valid makes a guest. */
export type Sessions = (request: FastifyRequest, kind: SessionKind) => Promise<Session | null>;

/** The cookie of a session that no script reads. */
export const sessionCookie = (kind: Exclude<SessionKind, 'renter'>): string => `nolo_${kind}`;

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** A list of sessions need not be more exact, and not every call should write. */
const TOUCH_AFTER_MS = 10 * 60_000;

async function touch(database: Database, tokenHash: Buffer, at: Date): Promise<void> {
  await database
    .updateTable('session')
    .set({ last_used_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export function createSessions(database: Database, clock: Clock, isSecure: boolean): Sessions {
  return async (request, kind) => {
    const token =
      kind === 'renter'
        ? BEARER.exec(request.headers.authorization ?? '')?.[1]
        : tokenInCookie(request, sessionCookie(kind), isSecure);
    if (token === undefined) return null;
    const tokenHash = hashToken(token);
    const now = clock.now();
    const found = await database
      .selectFrom('session')
      .select(['id', 'account_id', 'last_used_at'])
      .where('token_hash', '=', tokenHash)
      .where('kind', '=', kind)
      .where(isLiveSession(now))
      .executeTakeFirst();
    if (found === undefined) return null;
    if (now.getTime() - found.last_used_at.getTime() > TOUCH_AFTER_MS) await touch(database, tokenHash, now);
    return { id: found.id, accountId: found.account_id, tokenHash };
  };
}
