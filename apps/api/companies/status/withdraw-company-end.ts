import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { lockCompanyStatus } from './company-status-store.ts';
import { takeCompanyStep } from './take-company-step.ts';

/**
 * An owner keeps the company after all, until its last day has passed.
 * @throws AppError `company.step_not_possible`, also where the platform ends it
 */
export async function withdrawCompanyEnd(deps: Deps, caller: MemberCaller): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const company = await lockCompanyStatus(transaction, caller.companyId);
    if (company === null) throw new AppError('company.not_found');
    if (company.ended_by !== 'company') throw new AppError('company.step_not_possible');
    await takeCompanyStep(deps, transaction, caller, { company, step: 'keep', reason: '' });
  });
}
