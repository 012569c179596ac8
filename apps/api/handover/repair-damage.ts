import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { saveRepair } from './inspection-store.ts';

/**
 * The car no longer has a damage: later inspections do not show it.
 * @throws AppError `damage.not_found`
 */
export async function repairDamage(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const repaired = await saveRepair(transaction, { companyId: caller.companyId, id, at });
    if (repaired === null) throw new AppError('damage.not_found');
    await insertAuditEvent(transaction, caller, { action: 'damage_repaired', object: repaired.car, at });
  });
}
