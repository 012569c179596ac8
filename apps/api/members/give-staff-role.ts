import type { StaffRole } from '@nolo/domain/account/roles.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { StaffCaller } from '../platform/caller.ts';
import { insertAuditEvent } from './audit-store.ts';
import { insertStaffRole, lockVerifiedAccount } from './staff-store.ts';

/**
 * Gives an account a role of the staff. One that it has already stays.
 * @throws AppError `staff.account_unknown`, also for an address that nobody has verified
 */
export async function giveStaffRole(
  { clock, database }: Deps,
  caller: StaffCaller,
  { email, role }: { email: string; role: StaffRole },
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const accountId = await lockVerifiedAccount(transaction, email);
    if (accountId === null) throw new AppError('staff.account_unknown');
    if (!(await insertStaffRole(transaction, { accountId, role, at }))) return;
    const change = { before: { role: null }, after: { role } };
    await insertAuditEvent(transaction, caller, { action: 'staff_role_given', object: email, at, change });
  });
}
