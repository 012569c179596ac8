import type { StaffRole } from '@nolo/domain/account/roles.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { revokeSessions } from '../accounts/session-store.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { StaffActor } from '../platform/caller.ts';
import { insertAuditEvent } from './audit-store.ts';
import { deleteStaffRole, findStaffRoles, isLastAdmin } from './staff-store.ts';

/**
 * Takes a role of the staff away from somebody, who may be the caller. Without any role they are not of the staff: their
 * sessions of the back office end.
 * @throws AppError `staff.role_not_found`, `staff.last_admin`
 */
export async function takeStaffRole(
  { clock, database }: Deps,
  caller: StaffActor,
  { id: accountId, role }: { id: string; role: StaffRole },
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    if (role === 'admin' && (await isLastAdmin(transaction, accountId)))
      throw new AppError('staff.last_admin');
    const object = await deleteStaffRole(transaction, { accountId, role });
    if (object === null) throw new AppError('staff.role_not_found');
    const left = await findStaffRoles(transaction, accountId);
    if (left.length === 0) await revokeSessions(transaction, { accountId, kind: 'staff', at });
    const change = { before: { role }, after: { role: null } };
    await insertAuditEvent(transaction, caller, { action: 'staff_role_taken', object, at, change });
  });
}
