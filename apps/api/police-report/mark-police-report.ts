import type { Transaction } from 'kysely';
import { reportAfter } from '@nolo/domain/police-report/report-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { lockOpenReport, lockRentalReport } from './lock-rental-report.ts';
import { updateReport } from './police-report-store.ts';
import { reportedOf } from './report-standing.ts';

/**
 * The company reports a rental to the police itself, and says why; what is under way is not handed in any more, and a receipt
 * that comes all the same counts.
 * @throws AppError `rental.not_found`, `police_report.state_changed`
 */
export async function markPoliceReport(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, (transaction) => takeReportOn(transaction, caller, { id, reason, at }));
}

/**
 * The same, as a part of what follows from it.
 * @throws AppError as above
 */
export async function takeReportOn(
  transaction: Transaction<DB>,
  caller: MemberCaller,
  { id, reason, at }: { id: string; reason: string; at: Date },
): Promise<void> {
  const { rental, report } = await lockRentalReport(transaction, { companyId: caller.companyId, id }, at);
  const state = reportAfter(report.state, 'mark_manual');
  if (state === null) throw new AppError('police_report.state_changed');
  await updateReport(transaction, report.id, {
    state,
    manual_by: caller.accountId,
    manual_because: reason,
    ...reportedOf(rental),
    reported_at: at,
    problem: null,
  });
  await insertAuditEvent(transaction, caller, {
    action: 'police_report_manual',
    object: rental.name,
    at,
    change: { before: { reason: null }, after: { reason } },
  });
}

/**
 * Begins the report of a rental anew that is another than the one that was reported; the receipt before stays in the audit
 * trail.
 * @throws AppError `rental.not_found`, `booking.documents_closed`, `police_report.state_changed`
 */
export async function reopenPoliceReport(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const { rental, report } = await lockOpenReport(transaction, { companyId: caller.companyId, id }, at);
    const state = reportAfter(report.state, 'report_again');
    if (state === null) throw new AppError('police_report.state_changed');
    await updateReport(transaction, report.id, {
      state,
      revision: report.revision + 1,
      requested_at: null,
      contract_id: null,
      record: null,
      car_id: null,
      pickup_local: null,
      return_local: null,
      tried_at: null,
      tries: 0,
      receipt: null,
      reported_at: null,
      manual_by: null,
      manual_because: null,
    });
    const before = { receipt: report.receipt, reason: report.manual_because };
    await insertAuditEvent(transaction, caller, {
      action: 'police_report_reopened',
      object: rental.name,
      at,
      change: { before, after: { receipt: null, reason: null } },
    });
  });
}
