import type { OfferReportDecision } from '@nolo/domain/cars/offer-report.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import type { StaffCaller } from '../../platform/caller.ts';
import { takeCarStep } from './hide-car.ts';
import { lockOfferReport, updateOfferReport } from './offer-report-store.ts';

/**
 * Staff decides on a report: who reported it, where they left an address, and the company's owners read the decision, its
 * reason and how to object (Regulation (EU) 2022/2065, articles 16 and 17).
 * @throws AppError `offer_report.not_found`, `offer_report.decided`
 */
export async function decideReport(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  caller: StaffCaller,
  { id, decision, reason }: { id: string; decision: OfferReportDecision; reason: string },
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const report = await lockOfferReport(transaction, id);
    if (report === null) throw new AppError('offer_report.not_found');
    if (report.decided_at !== null) throw new AppError('offer_report.decided');
    await updateOfferReport(transaction, id, {
      decision,
      decided_because: reason,
      decided_at: deps.clock.now(),
      decided_by: caller.accountId,
    });
    const carName = await takeCarStep(deps, transaction, caller, {
      carId: report.car_id,
      step: decision,
      reason,
    });
    if (report.email !== null)
      await enqueueMail(deps, transaction, {
        key: `offer-report-decided:${id}`,
        template: 'offer-report-decided',
        payload: { reportId: id, carName },
      });
  });
}
