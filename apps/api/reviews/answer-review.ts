import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { lockReview, updateReview } from './review-store.ts';

/**
 * The company answers a review of a rental of its own, once, for everybody to read. `id`: the booking's.
 * @throws AppError `review.not_found`, `review.hidden`, `review.answered`
 */
export async function answerReview(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const at = clock.now();
  await inTransaction(database, async (transaction) => {
    const review = await lockReview(transaction, id);
    if (review?.company_id !== caller.companyId) throw new AppError('review.not_found');
    if (review.hidden_at !== null) throw new AppError('review.hidden');
    if (review.answer !== null) throw new AppError('review.answered');
    await updateReview(transaction, id, { answer: text, answered_at: at });
    await insertAuditEvent(transaction, caller, {
      action: 'review_answered',
      object: review.number,
      at,
      change: { before: { answer: null }, after: { answer: text } },
    });
  });
}
