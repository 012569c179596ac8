import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { insertAuditEvent } from './audit-store.ts';
import { closeInvitation } from './invitation-store.ts';

/** @throws AppError `member.invitation_invalid` when there is none, or it was accepted or withdrawn meanwhile */
export async function withdrawInvitation(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const closed = await closeInvitation(transaction, { companyId: caller.companyId, id, at });
    if (closed === null) throw new AppError('member.invitation_invalid');
    const { email: object, role } = closed;
    const change = { before: { role }, after: { role: null } };
    await insertAuditEvent(transaction, caller, { action: 'invitation_withdrawn', object, at, change });
  });
}
