import { reviewProblem } from '@nolo/domain/review/review.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { lockBooking } from '../bookings/booking-store.ts';
import { mailCompany } from '../bookings/mails/booking-mail.ts';
import { findCheckedOutAt } from '../bookings/timeline-store.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { showsCompany } from '../platform/request-website.ts';
import { findReview, insertReview } from './review-store.ts';

/**
 * The renter says how the rental was, once, for everybody to read; the company is told (docs/specification/states.md 9).
 * @throws AppError `booking.not_found`, `review.exists`, `review.too_early`, `review.too_late`
 */
export async function addReview(
  deps: Deps,
  { accountId, website, language }: RenterCaller,
  { id, stars, text }: { id: string; stars: number; text: string },
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    if (booking?.account_id !== accountId || !showsCompany(website, booking.company_id)) {
      throw new AppError('booking.not_found');
    }
    if ((await findReview(transaction, id)) !== null) throw new AppError('review.exists');
    const problem = reviewProblem(await findCheckedOutAt(transaction, id), at);
    if (problem !== null) throw new AppError(problem);
    await insertReview(transaction, {
      booking_id: id,
      company_id: booking.company_id,
      account_id: accountId,
      stars,
      text,
      language,
      created_at: at,
    });
    await mailCompany(deps, transaction, booking, { news: 'review_written', key: id });
  });
}
