import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffActor } from '../../platform/caller.ts';
import { lockIssue, updateIssue, type IssueKey } from './issue-store.ts';

/**
 * What was reported has been put right: the car's page no longer says it.
 * @throws AppError `issue.not_found`, `issue.already_resolved`
 */
export async function resolveIssue(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { kind, accountId, sessionId }: StaffActor,
  key: IssueKey,
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const issue = await lockIssue(transaction, key);
    if (issue === null) throw new AppError('issue.not_found');
    if (issue.resolved_at !== null) throw new AppError('issue.already_resolved');
    await updateIssue(transaction, key, { read_at: issue.read_at ?? at, resolved_at: at });
    await insertAuditEvent(
      transaction,
      { kind, accountId, sessionId, companyId: issue.company_id },
      { action: 'issue_resolved', object: issue.number, at },
    );
  });
}
