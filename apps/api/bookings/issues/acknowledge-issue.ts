import { auditChange } from '@nolo/domain/account/audit-actions.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffActor } from '../../platform/caller.ts';
import { lockIssue, updateIssue, type IssueKey } from './issue-store.ts';

/**
 * Staff looks after a report: its renter can no longer delete it. `publicText` is what the car's page says of it to others;
 * empty: nothing. Again, it changes those words.
 * @throws AppError `issue.not_found`, `issue.already_resolved`
 */
export async function acknowledgeIssue(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  { kind, accountId, sessionId }: StaffActor,
  { publicText, ...key }: IssueKey & { publicText: string },
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const issue = await lockIssue(transaction, key);
    if (issue === null) throw new AppError('issue.not_found');
    if (issue.resolved_at !== null) throw new AppError('issue.already_resolved');
    const public_text = publicText === '' ? null : publicText;
    await updateIssue(transaction, key, { read_at: issue.read_at ?? at, public_text });
    const change = auditChange({ public_text: issue.public_text }, { public_text });
    await insertAuditEvent(
      transaction,
      { kind, accountId, sessionId, companyId: issue.company_id },
      { action: 'issue_acknowledged', object: issue.number, at, ...(change && { change }) },
    );
  });
}
