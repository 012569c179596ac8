import { whatIsMissing, type FirstDayStep } from '@nolo/domain/companies/first-day.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller, StaffCaller } from '../../platform/caller.ts';
import { findSettings, listLocations } from '../settings/settings-store.ts';
import { placeCompany } from './company-status-store.ts';
import { takeCompanyStep, type LockedCompany } from './take-company-step.ts';

/** What keeps a company from being active; empty: nothing. */
export async function missingOf(connection: Connection, companyId: number): Promise<FirstDayStep[]> {
  const [company, locations] = await Promise.all([
    findSettings(connection, companyId),
    listLocations(connection, companyId),
  ]);
  return whatIsMissing({
    hasHours: company.hours_set_at !== null,
    hasConditions: company.conditions_set_at !== null,
    locations: locations.filter(({ is_active }) => is_active).length,
    account: company.provider_state,
  });
}

/**
 * Shows a draft to renters, once nothing is missing; it stands where its first location is.
 * @throws AppError `company.not_ready`, `company.step_not_possible`
 */
export async function activateCompany(
  deps: Deps,
  transaction: Connection,
  caller: StaffCaller | MemberCaller,
  company: LockedCompany,
): Promise<void> {
  if ((await missingOf(transaction, company.id)).length > 0) throw new AppError('company.not_ready');
  await placeCompany(transaction, company.id);
  await takeCompanyStep(deps, transaction, caller, { company, step: 'activate', reason: '' });
}
