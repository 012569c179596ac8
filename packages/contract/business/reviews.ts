import { z } from 'zod';
import { MAX_REVIEW } from '@nolo/domain/review/review.ts';
import { rating, writtenReview } from '../reviews.ts';
import { nothing, text } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

/** Moments are ISO 8601 instants. */
const companyReview = writtenReview.extend({ booking_id: z.uuid(), number: z.string(), car: z.string() });
export type CompanyReview = z.infer<typeof companyReview>;

/** The last 100, the latest first. */
export const companyReviews = endpoint('companyReviews', {
  summary: 'What renters say of a company',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  data: z.object({ rating: rating.nullable(), reviews: z.array(companyReview), has_more: z.boolean() }),
});

/** Once; it stands below the review, for everybody to read. */
export const answerReview = endpoint('answerReview', {
  summary: 'Answer a review',
  access: { company: 'manager' },
  status: 200,
  /** The booking's id. */
  params: ofCompany.extend({ id: z.uuid() }),
  body: z.object({ text: text(MAX_REVIEW, 'message_required') }),
  data: nothing,
  errors: ['review.not_found', 'review.hidden', 'review.answered'],
});
