import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { stepApplication } from './step-application.ts';

/**
 * Mails the applicant a question, which they answer by the mail's link.
 * @throws AppError `application.not_found`, `application.not_possible`
 */
export async function askApplicant(
  deps: Deps,
  caller: StaffCaller,
  { id, question }: { id: string; question: string },
): Promise<void> {
  await inTransaction(deps.database, (transaction) =>
    stepApplication(deps, transaction, caller, { id, step: 'ask', text: question }),
  );
}
