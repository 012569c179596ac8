import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffIssues } from '@nolo/contract/staff/issues.ts';
import type { Deps } from '../../deps.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { listOpenIssues } from './issue-store.ts';

/** What renters have reported and nobody has resolved, the longest open first. */
export async function showOpenIssues(
  { database }: Deps,
  _caller: StaffCaller,
): Promise<CallData<typeof staffIssues>> {
  const { rows, hasMore } = await listOpenIssues(database);
  return {
    issues: rows.map(({ created_at, ...issue }) => ({ ...issue, created_at: created_at.toISOString() })),
    has_more: hasMore,
  };
}
