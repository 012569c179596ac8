import type { Deps } from '@nolo/api/deps.ts';
import { acceptDocuments, rejectDocuments } from '@nolo/api/documents/review/decide-documents.ts';
import { revisionOf } from '@nolo/api/documents/review/revision.ts';
import { findImages, findProfile } from '@nolo/api/documents/profile-store.ts';
import type { DocumentFinding } from '@nolo/domain/identity/document-findings.ts';
import { staffActor } from './member.ts';
import type { TestRenter } from './renter.ts';

/** Somebody of the staff decides on the documents as they are now: without findings they are in order. */
export async function reviewDocuments(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs' | 'vault'>,
  { accountId }: Pick<TestRenter, 'accountId'>,
  findings: DocumentFinding[] = [],
  reason = '',
): Promise<void> {
  const { database, vault } = deps;
  const caller = await staffActor(database, ['documents']);
  const revision = revisionOf(
    await findProfile(database, vault, accountId),
    await findImages(database, accountId),
  );
  const decision = { id: accountId, revision };
  await (findings.length === 0
    ? acceptDocuments(deps, caller, decision)
    : rejectDocuments(deps, caller, { ...decision, findings, reason }));
}
