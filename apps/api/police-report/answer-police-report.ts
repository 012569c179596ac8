import type { answerPoliceReport as call } from '@nolo/contract/business/police-report.ts';
import type { CallParsed } from '@nolo/contract/endpoint.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { refuseUnknownPlaces } from './known-places.ts';
import { lockReportToChange } from './lock-rental-report.ts';
import { policePlaces } from './places/police-places.ts';
import { updateReport } from './police-report-store.ts';

type Answers = CallParsed<typeof call>['body'];

/**
 * Keeps what only this rental's report asks for: by what it is paid, and where the car is handed over.
 * @throws AppError `rental.not_found`, `booking.documents_closed`, `police_report.state_changed`, `request.invalid`
 */
export async function answerPoliceReport(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, ...answers }: Answers & { id: string },
): Promise<void> {
  const at = clock.now();
  const { payment, pickup_place, return_place } = answers;
  refuseUnknownPlaces(await policePlaces(database), { pickup_place, return_place });
  await inTransaction(database, async (transaction) => {
    const { companyId } = caller;
    const { rental, report } = await lockReportToChange(transaction, { companyId, id }, at);
    await updateReport(transaction, report.id, { payment, pickup_place, return_place });
    await insertAuditEvent(transaction, caller, {
      action: 'police_report_answered',
      object: rental.name,
      at,
    });
  });
}
