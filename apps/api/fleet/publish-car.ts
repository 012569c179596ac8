import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { nameOf } from './car-row.ts';
import { lockFleetCar, updateCar } from './fleet-store.ts';

/**
 * Shows a car to renters, or no longer; bookings that were made stay.
 * @throws AppError `car.not_found`, `car.archived`, `car.hidden`, `car.plate_missing`
 */
export async function publishCar(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, isOnline }: { id: number; isOnline: boolean },
): Promise<void> {
  const { companyId } = caller;
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const car = await lockFleetCar(transaction, { companyId, id });
    if (car === null) throw new AppError('car.not_found');
    if (car.is_online === isOnline) return;
    if (isOnline && car.hidden_at !== null) throw new AppError('car.hidden');
    if (isOnline && car.archived_at !== null) throw new AppError('car.archived');
    if (isOnline && car.plate === null) throw new AppError('car.plate_missing');
    await updateCar(transaction, { companyId, id }, { is_online: isOnline });
    const change = { before: { is_online: car.is_online }, after: { is_online: isOnline } };
    await insertAuditEvent(transaction, caller, { action: 'car_published', object: nameOf(car), at, change });
  });
}
