import type { CarFields } from '@nolo/contract/business/fleet.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import { lockCompany } from '../companies/company-store.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { auditStateOf, carColumns, nameOf } from './car-row.ts';
import { findFleetCar, insertCar, isPlateUsed } from './fleet-store.ts';
import { planExpiryReminders } from './remind-expiry.ts';

/**
 * Adds a car; with `publish` the renters' search has it as soon as this is done (docs/specification/companies.md 13).
 * @throws AppError `car.plate_used`, `company.location_not_found`, `request.invalid`
 */
export async function createCar(
  deps: Deps,
  caller: MemberCaller,
  { publish, ...fields }: CarFields & { publish: boolean },
): Promise<{ id: number }> {
  const { companyId } = caller;
  const at = deps.clock.now();
  return inTransaction(deps.database, async (transaction) => {
    await lockCompany(transaction, companyId);
    await refuseUsedPlate(transaction, { companyId, plate: fields.plate, except: null });
    const columns = await carColumns(transaction, companyId, fields);
    const id = await insertCar(transaction, {
      ...columns,
      company_id: companyId,
      is_online: publish,
      created_at: at,
    });
    const car = await findFleetCar(transaction, { companyId, id });
    if (car === null) throw new Error('a car that was just added is not there');
    await planExpiryReminders(deps, transaction, { car, before: null });
    const object = nameOf(car);
    const change = { before: {}, after: { ...auditStateOf(car), is_online: publish } };
    await insertAuditEvent(transaction, caller, { action: 'car_created', object, at, change });
    return { id };
  });
}

/** The company is locked: of two cars that get a plate at once, the second is told so. */
export async function refuseUsedPlate(
  connection: Connection,
  plate: { companyId: number; plate: string; except: number | null },
): Promise<void> {
  if (await isPlateUsed(connection, plate))
    throw new AppError('car.plate_used', { fields: { plate: 'car.plate_used' } });
}
