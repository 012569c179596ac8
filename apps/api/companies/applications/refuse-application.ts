import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { stepApplication } from './step-application.ts';

/**
 * Refuses an application for a reason, which the applicant reads. The company may apply again.
 * @throws AppError `application.not_found`, `application.not_possible`
 */
export async function refuseApplication(
  deps: Deps,
  caller: StaffCaller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(deps.database, (transaction) =>
    stepApplication(deps, transaction, caller, { id, step: 'refuse', text: reason }),
  );
}
