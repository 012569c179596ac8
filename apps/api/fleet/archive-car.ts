import { inTransaction } from '@nolo/db/database.ts';
import { lockCompany } from '../companies/company-store.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { nameOf } from './car-row.ts';
import { refuseUsedPlate } from './create-car.ts';
import { isHeldFrom, lockFleetCar, updateCar } from './fleet-store.ts';

/**
 * Archives a car that nobody has booked from now on, or takes it back, not online yet.
 * @throws AppError `car.not_found`, `car.booked_ahead`, `car.plate_used`
 */
export async function archiveCar(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, isArchived }: { id: number; isArchived: boolean },
): Promise<void> {
  const { companyId } = caller;
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const car = await lockFleetCar(transaction, { companyId, id });
    if (car === null) throw new AppError('car.not_found');
    const wasArchived = car.archived_at !== null;
    if (wasArchived === isArchived) return;
    if (isArchived && (await isHeldFrom(transaction, id, at))) throw new AppError('car.booked_ahead');
    if (!isArchived && car.plate !== null)
      await refuseUsedPlate(transaction, { companyId, plate: car.plate, except: id });
    const archived_at = isArchived ? at : null;
    await updateCar(transaction, { companyId, id }, { archived_at, is_online: false });
    const change = { before: { is_archived: wasArchived }, after: { is_archived: isArchived } };
    await insertAuditEvent(transaction, caller, { action: 'car_archived', object: nameOf(car), at, change });
  });
}
