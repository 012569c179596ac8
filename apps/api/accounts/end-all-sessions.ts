import type { Deps } from '../deps.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { revokeSessions } from './session-store.ts';

/** Logs out everywhere, the caller's own browser included. */
export async function endAllSessions({ clock, database }: Deps, { accountId }: RenterCaller): Promise<void> {
  await revokeSessions(database, { accountId, at: clock.now() });
}
