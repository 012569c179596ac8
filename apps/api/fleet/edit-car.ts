import { auditChange } from '@nolo/domain/account/audit-actions.ts';
import type { CarFields } from '@nolo/contract/business/fleet.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { lockCompany } from '../companies/company-store.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { auditStateOf, carColumns, nameOf } from './car-row.ts';
import { refuseUsedPlate } from './create-car.ts';
import { findFleetCar, lockFleetCar, updateCar } from './fleet-store.ts';
import { planExpiryReminders } from './remind-expiry.ts';

/**
 * Saves what a member says of a car, unless somebody has saved another version since `version` was read. Bookings keep the
 * price that they were made at.
 * @throws AppError `car.not_found`, `car.archived`, `car.edited_meanwhile`, `car.plate_used`, `company.location_not_found`,
 * `request.invalid`
 */
export async function editCar(
  deps: Deps,
  caller: MemberCaller,
  { id, version, ...fields }: CarFields & { id: number; version: number },
): Promise<{ version: number }> {
  const { companyId } = caller;
  const at = deps.clock.now();
  return inTransaction(deps.database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const before = await lockFleetCar(transaction, { companyId, id });
    if (before === null) throw new AppError('car.not_found');
    if (before.archived_at !== null) throw new AppError('car.archived');
    if (before.version !== version) throw new AppError('car.edited_meanwhile');
    await refuseUsedPlate(transaction, { companyId, plate: fields.plate, except: id });
    const columns = await carColumns(transaction, companyId, fields);
    await updateCar(transaction, { companyId, id }, columns);
    const car = await findFleetCar(transaction, { companyId, id });
    if (car === null) throw new Error('a car that was just changed is not there');
    const change = auditChange(auditStateOf(before), auditStateOf(car));
    if (change === null) return { version };
    await updateCar(transaction, { companyId, id }, { version: version + 1 });
    await planExpiryReminders(deps, transaction, { car, before });
    await insertAuditEvent(transaction, caller, { action: 'car_changed', object: nameOf(car), at, change });
    return { version: version + 1 };
  });
}
