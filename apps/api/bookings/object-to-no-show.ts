import { objectionUntil } from '@nolo/domain/cancellation/company-endings.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertPaymentCase } from '../payments/payment-case-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { showsCompany } from '../platform/request-website.ts';
import { lockBooking } from './booking-store.ts';
import { mailCompany } from './mails/booking-mail.ts';
import { findObjection, insertObjection, isSameObjection } from './objection-store.ts';

/**
 * The renter says that they came for the car of a booking that its company has closed as not collected: a payment case,
 * which staff decides (docs/specification/states.md 5). The same words again change nothing.
 * @throws AppError `booking.not_found`, `booking.nothing_to_object`, `booking.objection_too_late`,
 * `booking.objection_exists`
 */
export async function objectToNoShow(
  deps: Deps,
  { accountId, website }: RenterCaller,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    if (booking?.account_id !== accountId || !showsCompany(website, booking.company_id)) {
      throw new AppError('booking.not_found');
    }
    const { cancelled_at, cancel_reason, number, total_minor: totalMinor } = booking;
    if (cancelled_at === null || cancel_reason !== 'no_show') throw new AppError('booking.nothing_to_object');
    if (at >= objectionUntil(cancelled_at)) throw new AppError('booking.objection_too_late');
    const before = await findObjection(transaction, id);
    if (isSameObjection(before?.text, text)) return;
    await insertObjection(transaction, { bookingId: id, accountId, text, at });
    await insertPaymentCase(transaction, {
      kind: 'no_show_objected',
      reference: id,
      bookingId: id,
      details: { number, totalMinor },
    });
    await mailCompany(deps, transaction, booking, { news: 'no_show_objected', key: id });
  });
}
