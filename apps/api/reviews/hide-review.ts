import type { ReviewPart } from '@nolo/domain/review/review.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { findBookingForMail, insertBookingSnapshot } from '../bookings/booking-snapshot-store.ts';
import { listOwners } from '../companies/status/company-status-store.ts';
import { findAuditReason, insertAuditEvent } from '../members/audit-store.ts';
import { enqueueMail } from '../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../notifications/emails/mail-definitions.ts';
import { AppError } from '../platform/app-error.ts';
import type { StaffCaller } from '../platform/caller.ts';
import { lockReview, updateReview } from './review-store.ts';

/**
 * Staff hides a review with its answer, or the answer alone, for a reason that renter and company read. `id`: the booking's.
 * @throws AppError `review.not_found`, `review.hidden`
 */
export async function hideReview(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  caller: StaffCaller,
  { id, part, reason }: { id: string; part: ReviewPart; reason: string },
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
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
    const eventId = await insertAuditEvent(transaction, caller, {
      action: part === 'review' ? 'review_hidden' : 'review_answer_hidden',
      object: review.number,
      at,
      change: { before: { reason: null }, after: { reason } },
    });
    await mailHidden(deps, transaction, { bookingId: id, companyId: review.company_id, part, eventId });
  });
}

type Hidden = { bookingId: string; companyId: number; part: ReviewPart; eventId: string };

/** Whoever wrote the review and the company's owners read why, and how to object (Regulation (EU) 2022/2065, article 17). */
async function mailHidden(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Connection,
  { bookingId, companyId, part, eventId }: Hidden,
): Promise<void> {
  const snapshotId = await insertBookingSnapshot(transaction, bookingId, deps.clock.now());
  const owners = await listOwners(transaction, companyId);
  for (const to of [null, ...owners.map(({ id }) => id)]) {
    await enqueueMail(deps, transaction, {
      key: `review-hidden:${eventId}:${to ?? 'renter'}`,
      template: 'review-hidden',
      payload: { bookingId, part, eventId, to, snapshotId },
    });
  }
}

/** Null for a renter whose account is deleted, and for who is no owner any more. */
export const reviewHiddenMail: MailHandler<'review-hidden'> = async (
  { clock, database },
  { bookingId, part, eventId, to, snapshotId },
) => {
  const found = await findBookingForMail(database, { bookingId, snapshotId, now: clock.now() });
  if (found === null) return null;
  const { booking, details } = found;
  const { renter, carName, companyName: company } = details;
  const { number, company_id: companyId, language, website_id } = booking;
  const reason = (await findAuditReason(database, eventId)) ?? '';
  const about = { number, carName, company, part, reason, bookingId };
  if (to === null)
    return (
      renter && {
        recipient: renter.email,
        language,
        websiteId: website_id,
        data: { ...about, firstName: renter.firstName, portal: null },
      }
    );
  const owner = (await listOwners(database, companyId)).find(({ id }) => id === to);
  if (owner === undefined) return null;
  return {
    recipient: owner.email,
    language: owner.language,
    websiteId: null,
    data: { ...about, firstName: owner.firstName, portal: { companyId } },
  };
};
