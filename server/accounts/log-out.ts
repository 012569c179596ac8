import type { Deps } from '../deps.ts';
import { revokeAccessToken } from './token-store.ts';

/** The token is worth nothing from now on. */
export async function logOut({ clock, database }: Deps, tokenHash: Buffer): Promise<void> {
  await revokeAccessToken(database, tokenHash, clock.now());
}
