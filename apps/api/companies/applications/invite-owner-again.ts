import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { sendInvitation } from '../../members/invite-member.ts';
import { hasOwner } from '../../members/member-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { lockApplication } from './application-store.ts';

/**
 * Sends the owner's invitation again: the first one may have expired, or been lost.
 * @throws AppError `application.not_found`; `application.not_possible` while it is not accepted, or once there is an owner
 */
export async function inviteOwnerAgain(
  deps: Deps,
  caller: StaffCaller,
  { id }: { id: string },
): Promise<void> {
  const { accountId, kind, sessionId } = caller;
  await inTransaction(deps.database, async (transaction) => {
    const application = await lockApplication(transaction, deps.vault, id);
    if (application === null) throw new AppError('application.not_found');
    const { company_id: companyId, email, language } = application;
    if (companyId === null || (await hasOwner(transaction, companyId)))
      throw new AppError('application.not_possible');
    await sendInvitation(deps, transaction, {
      companyId,
      email,
      role: 'owner',
      invitedBy: accountId,
      language,
    });
    await insertAuditEvent(
      transaction,
      { kind, accountId, sessionId, companyId },
      { action: 'owner_invited', object: email, at: deps.clock.now() },
    );
  });
}
