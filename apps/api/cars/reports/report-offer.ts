import type { z } from 'zod';
import type { reportOfferBody } from '@nolo/contract/offer-reports.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMailHourly } from '../../notifications/emails/enqueue-mail.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/caller.ts';
import { findCarDetail } from '../car-store.ts';
import { insertOfferReport, isReported } from './offer-report-store.ts';

/** A press repeated: the same words about the same car are one report for an hour. */
const SAME_FOR_MS = 3_600_000;

/**
 * Keeps what anybody says against an offer, for staff, and confirms it to whoever left an address
 * (docs/specification/companies.md 15). An address has one confirmation an hour: nobody can have us fill somebody's mailbox.
 * @throws AppError `car.not_found` for one that this website does not show
 */
export async function reportOffer(
  deps: Deps,
  { website, language }: Caller,
  { car_id, kind, text, email }: z.output<typeof reportOfferBody>,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    if ((await findCarDetail(transaction, car_id, { website, language, now })) === null)
      throw new AppError('car.not_found');
    const report = { car_id, kind, text, email: email === '' ? null : email };
    if (await isReported(transaction, report, new Date(now.getTime() - SAME_FOR_MS))) return;
    const reportId = await insertOfferReport(transaction, {
      ...report,
      language,
      website_id: website.id,
      created_at: now,
    });
    if (email !== '')
      await enqueueMailHourly(deps, transaction, {
        key: `offer-report-received:${email}`,
        template: 'offer-report-received',
        payload: { reportId },
      });
  });
}
