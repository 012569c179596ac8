import { companyStatusAfter, type CompanyStep, type EndedBy } from '@nolo/domain/companies/company-status.ts';
import { addDays, atTime, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant } from '@nolo/domain/calendar/zone.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller, StaffCaller } from '../../platform/caller.ts';
import { mailOwners } from './company-status-mail.ts';
import { updateCompanyStatus, type lockCompanyStatus } from './company-status-store.ts';

export type LockedCompany = NonNullable<Awaited<ReturnType<typeof lockCompanyStatus>>>;

const DONE = {
  activate: 'company_activated',
  suspend: 'company_suspended',
  resume: 'company_resumed',
  end: 'company_ending',
  keep: 'company_kept',
} as const;

type Step = {
  step: Exclude<CompanyStep, 'close'>;
  reason: string;
  /** Of an end: its last day, and who ends it. */
  end?: { on: string; by: EndedBy };
};

/**
 * Takes one step of a company that the caller has locked: written down, and mailed to its owners with the reason.
 * @throws AppError `company.step_not_possible`
 */
export async function takeCompanyStep(
  deps: Deps,
  transaction: Connection,
  caller: StaffCaller | MemberCaller,
  { company, step, reason, end }: Step & { company: LockedCompany },
): Promise<void> {
  const status = companyStatusAfter(company.status, step);
  if (status === null) throw new AppError('company.step_not_possible');
  const at = deps.clock.now();
  const endsAt =
    end && new Date(toInstant(atTime(addDays(end.on as LocalDate, 1), '00:00'), company.time_zone));
  await updateCompanyStatus(transaction, {
    companyId: company.id,
    status,
    reason,
    at,
    end: end && endsAt ? { at: endsAt, by: end.by } : null,
  });
  if (endsAt)
    await deps.jobs.send(transaction, 'close-company', { companyId: company.id }, { startAfter: endsAt });
  const { accountId, kind, sessionId } = caller;
  const eventId = await insertAuditEvent(
    transaction,
    { kind, accountId, sessionId, companyId: company.id },
    {
      action: DONE[step],
      object: company.name,
      at,
      change: {
        before: { company_status: company.status },
        after: { company_status: status, ...(end && { ends_on: end.on }), ...(reason !== '' && { reason }) },
      },
    },
  );
  await mailOwners(deps, transaction, { companyId: company.id, at, step, eventId, endsOn: end?.on ?? null });
}
