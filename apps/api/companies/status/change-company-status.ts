import type { z } from 'zod';
import type { changeCompanyStatus as call } from '@nolo/contract/staff/companies.ts';
import { ENDING_NOTICE_DAYS } from '@nolo/domain/companies/company-status.ts';
import { addDays, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { activateCompany } from './activate-company.ts';
import { lockCompanyStatus } from './company-status-store.ts';
import { takeCompanyStep } from './take-company-step.ts';

type Input = z.output<typeof call.body> & { id: number };

/**
 * What staff do with a company, for a reason that its owners read. An end is told thirty days before, except for serious
 * cause (docs/specification/companies.md 11).
 * @throws AppError `company.not_found`, `company.step_not_possible`, `company.not_ready`, `company.notice_too_short`
 */
export async function changeCompanyStatus(deps: Deps, caller: StaffCaller, input: Input): Promise<void> {
  const { id, reason, step } = input;
  await inTransaction(deps.database, async (transaction) => {
    const company = await lockCompanyStatus(transaction, id);
    if (company === null) throw new AppError('company.not_found');
    if (step === 'activate') return activateCompany(deps, transaction, caller, company);
    if (step !== 'end') return takeCompanyStep(deps, transaction, caller, { company, step, reason });
    const { ends_on: on, is_serious } = input;
    const today = localDate(toLocal(deps.clock.now().toISOString(), company.time_zone));
    if (on < (is_serious ? today : addDays(today, ENDING_NOTICE_DAYS)))
      throw new AppError('company.notice_too_short', {
        fields: { ends_on: is_serious ? 'day_in_past' : 'notice_too_short' },
      });
    return takeCompanyStep(deps, transaction, caller, { company, step, reason, end: { on, by: 'staff' } });
  });
}
