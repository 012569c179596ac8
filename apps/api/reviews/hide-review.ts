import type { ReviewPart } from '@nolo/domain/review/review.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { StaffCaller } from '../platform/caller.ts';
import { lockReview, updateReview } from './review-store.ts';

/**
 * Staff hides a review with its answer, or the answer alone, for a reason that renter and company read. `id`: the booking's.
 * @throws AppError `review.not_found`, `review.hidden`
 */
export async function hideReview(
  { clock, database }: Deps,
  caller: StaffCaller,
  { id, part, reason }: { id: string; part: ReviewPart; reason: string },
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const review = await lockReview(transaction, id);
    if (review === null || (part === 'answer' && review.answer === null))
      throw new AppError('review.not_found');
    if ((part === 'review' ? review.hidden_at : review.answer_hidden_at) !== null)
      throw new AppError('review.hidden');
    await updateReview(
      transaction,
      id,
      part === 'review'
        ? { hidden_at: at, hidden_because: reason }
        : { answer_hidden_at: at, answer_hidden_because: reason },
    );
    await insertAuditEvent(transaction, caller, {
      action: part === 'review' ? 'review_hidden' : 'review_answer_hidden',
      object: review.number,
      at,
      change: { before: { reason: null }, after: { reason } },
    });
  });
}
