import type { Deps } from '../deps.ts';
import type { PortalCaller, RenterCaller, StaffCaller } from '../platform/caller.ts';
import type { Session } from '../platform/sessions.ts';
import { revokeSessionByToken } from './session-store.ts';

/** The token is worth nothing from now on. */
export async function logOut(
  { clock, database }: Deps,
  _caller: RenterCaller | PortalCaller | StaffCaller,
  { tokenHash }: Session,
): Promise<void> {
  await revokeSessionByToken(database, tokenHash, clock.now());
}
