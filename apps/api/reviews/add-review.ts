import { reviewProblem } from '@nolo/domain/review/review.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { lockBooking } from '../bookings/booking-store.ts';
import { mailCompany } from '../bookings/mails/booking-mail.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { showsCompany } from '../platform/request-website.ts';
import { findReview, findReviewedRental, insertReview } from './review-store.ts';

/** The network address and what the browser says of itself; only signatures of them are stored. */
type SentFrom = { address: string; userAgent: string };

/**
 * The renter says how the rental was, once, for everybody to read; the company is told (docs/specification/states.md 9).
 * @throws AppError `booking.not_found`, `review.exists`, `review.own_company`, `review.too_early`, `review.no_driver`,
 * `review.too_late`
 */
export async function addReview(
  deps: Deps,
  { accountId, website, language }: RenterCaller,
  { id, stars, text, sentFrom }: { id: string; stars: number; text: string; sentFrom: SentFrom },
): Promise<void> {
  const at = deps.clock.now();
  const signed = (text: string) => deps.vault.sign('review', Buffer.from(text));
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    if (booking?.account_id !== accountId || !showsCompany(website, booking.company_id)) {
      throw new AppError('booking.not_found');
    }
    if ((await findReview(transaction, id)) !== null) throw new AppError('review.exists');
    const problem = reviewProblem(await findReviewedRental(transaction, id), at);
    if (problem !== null) throw new AppError(problem);
    await insertReview(transaction, {
      booking_id: id,
      company_id: booking.company_id,
      account_id: accountId,
      stars,
      text,
      language,
      created_at: at,
      address_signature: signed(sentFrom.address),
      browser_signature: signed(`${sentFrom.address} ${sentFrom.userAgent}`),
    });
    await mailCompany(deps, transaction, booking, { news: 'review_written', key: id });
  });
}
