import type { Issue } from '@nolo/contract/issues.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { deleteUnread, findIssue, listIssues } from './issue-store.ts';
import { wireIssue } from './find-issues.ts';

/**
 * Takes back a report that nobody has read yet, its picture included, and gives those that are left.
 * @throws AppError issue.not_found, issue.already_read
 */
export async function deleteIssue(
  { database, jobs }: Deps,
  { accountId, website }: RenterCaller,
  { bookingId, id }: { bookingId: string; id: string },
): Promise<Issue[]> {
  const own = { accountId, bookingId, id, website };
  return inTransaction(database, async (transaction) => {
    const gone = await deleteUnread(transaction, own);
    if (gone === null) {
      const isThere = (await findIssue(transaction, own)) !== null;
      throw new AppError(isThere ? 'issue.already_read' : 'issue.not_found');
    }
    if (gone.storage_key !== null) {
      await jobs.send(transaction, 'sweep-documents', { storageKeys: [gone.storage_key] });
    }
    return (await listIssues(transaction, own)).map(wireIssue);
  });
}
