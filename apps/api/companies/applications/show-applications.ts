import type { staffApplications } from '@nolo/contract/staff/applications.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { ApplicationState } from '@nolo/domain/companies/application.ts';
import type { Deps } from '../../deps.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { listApplications } from './application-store.ts';

const STATES = {
  open: ['submitted', 'asked'],
  accepted: ['accepted'],
  refused: ['refused'],
} as const satisfies Record<string, readonly ApplicationState[]>;

/** Those that wait for a decision, or were decided one way; the longest waiting first. */
export async function showApplications(
  { database }: Deps,
  _caller: StaffCaller,
  { which }: { which: keyof typeof STATES },
): Promise<CallData<typeof staffApplications>> {
  const { rows, hasMore } = await listApplications(database, STATES[which]);
  return {
    applications: rows.map(({ state_at, created_at, ...row }) => ({
      ...row,
      state_at: state_at.toISOString(),
      created_at: created_at.toISOString(),
    })),
    has_more: hasMore,
  };
}
