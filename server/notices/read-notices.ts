import type { Deps } from '../deps.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { markNoticesRead } from './notice-store.ts';

export async function readNotices({ clock, database }: Deps, caller: RenterCaller): Promise<void> {
  await markNoticesRead(database, caller, clock.now());
}
