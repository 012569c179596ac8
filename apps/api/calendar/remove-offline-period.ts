import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { deleteOfflinePeriod, findCalendarCar } from './calendar-store.ts';
import { moveOutHolds } from './out-hold-store.ts';

/**
 * Lets a car again before its offline period ends.
 * @throws AppError `offline_period.not_found`
 */
export async function removeOfflinePeriod(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: number },
): Promise<void> {
  const { companyId } = caller;
  await inTransaction(database, async (transaction) => {
    const carId = await deleteOfflinePeriod(transaction, { companyId, id });
    if (carId === null) throw new AppError('offline_period.not_found');
    const at = clock.now();
    await moveOutHolds(transaction, [carId], at);
    const object = (await findCalendarCar(transaction, { companyId, carId })) ?? '';
    await insertAuditEvent(transaction, caller, { action: 'offline_removed', object, at });
  });
}
