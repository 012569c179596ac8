import { randomUUID } from 'node:crypto';
import { MOST_FEEDS } from '@nolo/domain/calendar/company-calendar.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { lockCompany } from '../companies/company-store.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { findCalendarCar } from './calendar-store.ts';
import { insertFeed, listFeeds } from './feed-store.ts';

/**
 * Lets the events of a calendar elsewhere hold a car; it is read at once, in the background.
 * @throws AppError `car.not_found`, `feed.too_many`
 */
export async function addCalendarFeed(
  { clock, database, jobs, vault }: Deps,
  caller: MemberCaller,
  { carId, name, url }: { carId: number; name: string; url: string },
): Promise<{ id: string }> {
  const { companyId } = caller;
  const createdAt = clock.now();
  const id = randomUUID();
  await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const car = await findCalendarCar(transaction, { companyId, carId });
    if (car === null) throw new AppError('car.not_found');
    const feeds = await listFeeds(transaction, { companyId, carId });
    if (feeds.length >= MOST_FEEDS) throw new AppError('feed.too_many');
    const sealed = vault.seal('calendar_feed.url', id, url);
    await insertFeed(transaction, { id, companyId, carId, name, url: sealed, createdAt });
    await jobs.send(transaction, 'read-calendar-feed', { feedId: id });
    const object = `${car}, ${name}`;
    await insertAuditEvent(transaction, caller, { action: 'feed_added', object, at: createdAt });
  });
  return { id };
}
