import { z } from 'zod';
import { HIDDEN_REASON_MAX_LENGTH, reviewParts } from '@nolo/domain/review/review.ts';
import { reviewPatternKinds } from '@nolo/domain/review/review-patterns.ts';
import { writtenReview } from '../reviews.ts';
import { flag, nothing, text } from '../wire.ts';
import { endpoint } from './access.ts';

/** Moments are ISO 8601 instants. */
const staffReview = writtenReview.extend({
  booking_id: z.uuid(),
  number: z.string(),
  company: z.string(),
  car: z.string(),
  /** What makes one look twice; how many reviews it counts. */
  patterns: z.array(z.object({ kind: z.enum(reviewPatternKinds), count: z.number().int() })),
});
export type StaffReview = z.infer<typeof staffReview>;

export const staffReviews = endpoint('staffReviews', {
  summary: 'Reviews, the latest first; or those whose company or booking number has the words in it',
  access: { staff: 'support' },
  status: 200,
  query: z.object({
    q: text(100).default(''),
    /** Only those with a pattern. */
    conspicuous: flag.default(false),
  }),
  data: z.object({ reviews: z.array(staffReview), has_more: z.boolean() }),
});

/** Renter and company read the reason; everybody else reads the review, or the answer to it, no longer. */
export const hideReview = endpoint('hideReview', {
  summary: 'Hide a review, or the answer to it',
  access: { staff: 'support' },
  status: 200,
  /** The booking's id. */
  params: z.object({ id: z.uuid() }),
  body: z.object({
    part: z.enum(reviewParts),
    reason: text(HIDDEN_REASON_MAX_LENGTH, 'reason_required'),
  }),
  data: nothing,
  errors: ['review.not_found', 'review.hidden'],
});
