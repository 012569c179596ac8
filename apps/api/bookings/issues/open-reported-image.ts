import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { findReportedIssue, type IssueKey } from './issue-store.ts';

/**
 * The picture of any report, decrypted, for staff: JPEG bytes.
 * @throws AppError `issue.not_found`
 */
export async function openReportedImage(
  { database, documents }: Deps,
  _caller: StaffCaller,
  key: IssueKey,
): Promise<Buffer> {
  const storageKey = (await findReportedIssue(database, key))?.storage_key ?? null;
  const bytes = storageKey === null ? null : await documents.get(storageKey);
  if (bytes === null) throw new AppError('issue.not_found');
  return bytes;
}
