import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { auditStateOf, nameOf } from './car-row.ts';
import { findFleetCar, insertCar, type FleetCarRow } from './fleet-store.ts';

/**
 * Adds the same car once more: another of its kind, whose plate, papers and photographs are its own. It is not online.
 * @throws AppError `car.not_found`
 */
export async function copyCar(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: number },
): Promise<{ id: number }> {
  const { companyId } = caller;
  const at = clock.now();
  return inTransaction(database, async (transaction) => {
    const original = await findFleetCar(transaction, { companyId, id });
    if (original === null) throw new AppError('car.not_found');
    const copyId = await insertCar(transaction, { ...kindOf(original), is_online: false, created_at: at });
    const copy = await findFleetCar(transaction, { companyId, id: copyId });
    if (copy === null) throw new Error('a car that was just added is not there');
    const change = { before: {}, after: auditStateOf(copy) };
    await insertAuditEvent(transaction, caller, {
      action: 'car_copied',
      object: nameOf(original),
      at,
      change,
    });
    return { id: copyId };
  });
}

/** The columns that two cars of a kind have alike. */
function kindOf({
  id: _id,
  make: _make,
  model: _model,
  type_key: _type,
  plate: _plate,
  frame_number: _frame,
  mileage_km: _mileage,
  registered_on: _registered,
  insured_until: _insured,
  inspected_until: _inspected,
  taxed_until: _taxed,
  version: _version,
  archived_at: _archived,
  changed_at: _changed,
  ...columns
}: FleetCarRow) {
  return columns;
}
