import type { Session as WireSession } from '@nolo/contract/sessions.ts';
import type { Deps } from '../deps.ts';
import type { RenterCaller } from '../platform/caller.ts';
import type { Session } from '../platform/sessions.ts';
import { findSessions } from './session-store.ts';

/** The browsers that are logged in to the caller's account; the one that asks is marked. */
export async function listSessions(
  { clock, database }: Deps,
  { accountId }: RenterCaller,
  { tokenHash }: Session,
): Promise<{ sessions: WireSession[] }> {
  const rows = await findSessions(database, accountId, clock.now());
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device,
      logged_in_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      is_current: row.tokenHash.equals(tokenHash),
    })),
  };
}
