import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { lockCompanyStatus } from './company-status-store.ts';
import { takeCompanyStep } from './take-company-step.ts';

/**
 * An owner ends the company on the platform: after that day its cars are shown to nobody; what is paid goes on.
 * @throws AppError `company.step_not_possible`; `company.notice_too_short` for a day that has passed
 */
export async function requestCompanyEnd(
  deps: Deps,
  caller: MemberCaller,
  { ends_on: on, reason }: { ends_on: string; reason: string },
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const company = await lockCompanyStatus(transaction, caller.companyId);
    if (company === null) throw new AppError('company.not_found');
    if (on < localDate(toLocal(deps.clock.now().toISOString(), company.time_zone)))
      throw new AppError('company.notice_too_short', { fields: { ends_on: 'day_in_past' } });
    const end = { on, by: 'company' as const };
    await takeCompanyStep(deps, transaction, caller, { company, step: 'end', reason, end });
  });
}
