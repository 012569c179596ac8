import type { ExpressionBuilder } from 'kysely';
import { unusedSince } from '@nolo/domain/account/session-limits.ts';
import type { DB } from '@nolo/db/database-types.ts';

/** Whose token still lets its bearer in: not ended by anybody, not too old, not left unused. */
export const isLiveSession = (now: Date) => (where: ExpressionBuilder<DB, 'access_token'>) =>
  where.and([
    where('revoked_at', 'is', null),
    where('expires_at', '>', now),
    where('last_used_at', '>', unusedSince(now)),
  ]);
