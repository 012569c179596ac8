import { reportLine } from '@nolo/domain/police-report/read-report.ts';
import { mayChangeReport, reportAfter } from '@nolo/domain/police-report/report-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { lockOpenReport } from './lock-rental-report.ts';
import { updateReport } from './police-report-store.ts';
import { readRentalReport } from './rental-report.ts';
import { reportedOf, standingOf } from './report-standing.ts';

/**
 * Sends a rental's report to the police, in the background. Pressed again while it is under way, nothing happens: one record
 * is made, and its work is enqueued once.
 * @throws AppError `rental.not_found`, `booking.documents_closed`, `police_report.no_service`,
 *   `police_report.no_credentials`, `police_report.incomplete`, `police_report.state_changed`
 */
export async function sendPoliceReport(
  { clock, database, jobs, police, vault }: Deps,
  caller: MemberCaller,
  { id }: { id: string },
): Promise<void> {
  const { companyId, accountId } = caller;
  const at = clock.now();
  if (police === null) throw new AppError('police_report.no_service');
  await inTransaction(database, async (transaction) => {
    const { rental, report } = await lockOpenReport(transaction, { companyId, id }, at);
    const standing = standingOf(report, rental);
    if (standing === 'waiting') return;
    const state = standing === 'refused' ? reportAfter(standing, 'correct') : report.state;
    if (state === null || !mayChangeReport(standing)) throw new AppError('police_report.state_changed');
    const about = { connection: transaction, vault, at, operatorId: accountId };
    const { account, facts, read } = await readRentalReport(about, rental);
    if (police.kind === 'service' && account === null) throw new AppError('police_report.no_credentials');
    const line = reportLine(read);
    if (line === null) throw new AppError('police_report.incomplete');
    await updateReport(transaction, report.id, {
      state,
      requested_at: at,
      requested_by: accountId,
      // One that may have arrived already is the one that counts.
      ...(state !== 'sent' && {
        contract_id: facts.contract.id,
        record: vault.seal('police_report.record', report.id, line),
        ...reportedOf(rental),
      }),
      problem: null,
      tried_at: null,
      tries: 0,
      refused_field: null,
      refused_text: null,
    });
    await jobs.send(transaction, 'send-police-report', { reportId: report.id });
    await insertAuditEvent(transaction, caller, { action: 'police_report_sent', object: rental.name, at });
  });
}
