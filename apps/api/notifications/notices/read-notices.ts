import type { Deps } from '../../deps.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { countUnread, markNoticesRead } from './notice-store.ts';

/** Marks what a list has shown, and says how many are unread now. */
export async function readNotices(
  { clock, database }: Deps,
  caller: RenterCaller,
  { ids }: { ids: readonly string[] },
): Promise<{ unread: number }> {
  await markNoticesRead(database, caller, { ids, at: clock.now() });
  return { unread: await countUnread(database, caller) };
}
