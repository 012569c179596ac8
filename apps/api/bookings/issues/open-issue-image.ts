import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { findIssue } from './issue-store.ts';

/**
 * The picture of a renter's own report, decrypted: JPEG bytes.
 * @throws AppError issue.not_found
 */
export async function openIssueImage(
  { database, documents }: Deps,
  { accountId, website }: RenterCaller,
  { bookingId, id }: { bookingId: string; id: string },
): Promise<Buffer> {
  const issue = await findIssue(database, { accountId, bookingId, id, website });
  const key = issue?.storage_key ?? null;
  const bytes = key === null ? null : await documents.get(key);
  if (bytes === null) throw new AppError('issue.not_found');
  return bytes;
}
