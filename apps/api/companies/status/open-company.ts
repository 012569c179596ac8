import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { activateCompany } from './activate-company.ts';
import { lockCompanyStatus } from './company-status-store.ts';

/**
 * An owner shows the company to renters, once nothing of the first day is missing.
 * @throws AppError `company.not_ready`, `company.step_not_possible`
 */
export async function openCompany(deps: Deps, caller: MemberCaller): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const company = await lockCompanyStatus(transaction, caller.companyId);
    if (company === null) throw new AppError('company.not_found');
    await activateCompany(deps, transaction, caller, company);
  });
}
