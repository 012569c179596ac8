import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { deleteFeed } from './feed-store.ts';
import { moveOutHolds } from './out-hold-store.ts';

/**
 * Takes a calendar in no more: its events hold the car no longer.
 * @throws AppError `feed.not_found`
 */
export async function removeCalendarFeed(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const feed = await deleteFeed(transaction, { companyId: caller.companyId, id });
    if (feed === null) throw new AppError('feed.not_found');
    const at = clock.now();
    await moveOutHolds(transaction, [feed.carId], at);
    await insertAuditEvent(transaction, caller, { action: 'feed_removed', object: feed.name, at });
  });
}
