import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { revokeSessions } from '../accounts/session-store.ts';
import { lockCompany } from '../companies/company-store.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { insertAuditEvent } from './audit-store.ts';
import { findOwnMember, isLastOwner, updateMemberRole } from './member-store.ts';

/**
 * Gives a member another role. Whoever becomes an owner logs in anew, with the second factor that owners need.
 * @throws AppError `member.not_found`, also for a member of the contractor; `company.last_owner`
 */
export async function changeMemberRole(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, role }: { id: string; role: MemberRole },
): Promise<void> {
  const { companyId } = caller;
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const member = await findOwnMember(transaction, { companyId, id });
    if (member === null) throw new AppError('member.not_found');
    const { accountId, email: object, role: before } = member;
    if (before === role) return;
    if (before === 'owner' && (await isLastOwner(transaction, accountId, companyId)))
      throw new AppError('company.last_owner');
    await updateMemberRole(transaction, id, role);
    if (role === 'owner') await revokeSessions(transaction, { accountId, kind: 'business', at });
    const change = { before: { role: before }, after: { role } };
    await insertAuditEvent(transaction, caller, { action: 'member_role_changed', object, at, change });
  });
}
