import { inTransaction } from '@nolo/db/database.ts';
import { revokeSessions } from '../accounts/session-store.ts';
import { lockCompany } from '../companies/company-store.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { insertAuditEvent } from './audit-store.ts';
import { deleteMember, findMemberRoles, findOwnMember, isLastOwner } from './member-store.ts';

/**
 * Removes a member, who may be the caller. Who is a member of nothing else is logged out of the portal; invitations that they
 * sent end (`invitation-store.ts`).
 * @throws AppError `member.not_found`, also for a member of the contractor; `company.last_owner`
 */
export async function removeMember(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<void> {
  const { companyId } = caller;
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const member = await findOwnMember(transaction, { companyId, id });
    if (member === null) throw new AppError('member.not_found');
    const { accountId, email: object, role } = member;
    if (role === 'owner' && (await isLastOwner(transaction, accountId, companyId)))
      throw new AppError('company.last_owner');
    await deleteMember(transaction, id);
    // A member of other companies stays logged in to those: a session is the person's, and each call asks for the membership.
    const { isMember } = await findMemberRoles(transaction, accountId, null);
    if (!isMember) await revokeSessions(transaction, { accountId, kind: 'business', at });
    const change = { before: { role }, after: { role: null } };
    await insertAuditEvent(transaction, caller, { action: 'member_removed', object, at, change });
  });
}
