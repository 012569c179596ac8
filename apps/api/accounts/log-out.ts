import type { Deps } from '../deps.ts';
import type { RenterCaller } from '../platform/caller.ts';
import type { Session } from '../platform/sessions.ts';
import { revokeAccessToken } from './session-store.ts';

/** The token is worth nothing from now on. */
export async function logOut(
  { clock, database }: Deps,
  _caller: RenterCaller,
  { tokenHash }: Session,
): Promise<void> {
  await revokeAccessToken(database, tokenHash, clock.now());
}
