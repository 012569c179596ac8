import type { companyReviews } from '@nolo/contract/business/reviews.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { staffReviews } from '@nolo/contract/staff/reviews.ts';
import { reviewPatterns } from '@nolo/domain/review/review-patterns.ts';
import type { Deps } from '../deps.ts';
import type { MemberCaller, StaffCaller } from '../platform/caller.ts';
import { listedReview } from './present-review.ts';
import { findRatings, listReviewsOfAll, listReviewsOfCompany } from './review-store.ts';

/** What renters say of a company, hidden reviews with the reason. */
export async function showCompanyReviews(
  { database }: Deps,
  { companyId }: MemberCaller,
): Promise<CallData<typeof companyReviews>> {
  const [ratings, { rows, hasMore }] = await Promise.all([
    findRatings(database, [companyId]),
    listReviewsOfCompany(database, companyId),
  ]);
  return { rating: ratings.get(companyId) ?? null, reviews: rows.map(listedReview), has_more: hasMore };
}

/** The same of all companies, for staff. */
export async function showReviews(
  { database }: Deps,
  _caller: StaffCaller,
  { q, conspicuous }: { q: string; conspicuous: boolean },
): Promise<CallData<typeof staffReviews>> {
  const { rows, hasMore } = await listReviewsOfAll(database, { q, isConspicuous: conspicuous });
  const reviews = rows.map((row) => ({
    ...listedReview(row),
    company: row.company,
    patterns: reviewPatterns(row),
  }));
  return { reviews, has_more: hasMore };
}
