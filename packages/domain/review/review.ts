/** What a renter chooses from (docs/specification/states.md 9). */
export const starChoices = [1, 2, 3, 4, 5] as const;
export const MAX_STARS = starChoices.length;
/** Characters, of a review and of its answer. */
export const MAX_REVIEW = 1000;
/** Characters. */
export const HIDDEN_REASON_MAX_LENGTH = 500;
/** From the check-out on, to the minute. */
export const REVIEW_DAYS = 60;
/** Fewer say nothing of a company: no average is shown. */
export const LEAST_RATED = 3;

const DAY_MS = 86_400_000;

/** The moment from which a rental can no longer be reviewed. */
export function reviewUntil(checkedOut: Date): Date {
  return new Date(checkedOut.getTime() + REVIEW_DAYS * DAY_MS);
}

/** What decides whether a renter reviews a rental. */
export type ReviewedRental = {
  /** When the car was back; null: it is not. */
  checkedOutAt: Date | null;
  /** At the hand-over somebody was there who drives: their documents had been verified for it. */
  wasDriverPresent: boolean;
  /** The renter works, or has worked, for the company. */
  isOfCompany: boolean;
};

export type ReviewProblem =
  'review.own_company' | 'review.too_early' | 'review.no_driver' | 'review.too_late';

/** Why a rental cannot be reviewed at a moment; null: it can (docs/specification/states.md 9). */
export function reviewProblem(
  { checkedOutAt, wasDriverPresent, isOfCompany }: ReviewedRental,
  now: Date,
): ReviewProblem | null {
  if (isOfCompany) return 'review.own_company';
  if (checkedOutAt === null) return 'review.too_early';
  if (!wasDriverPresent) return 'review.no_driver';
  return now >= reviewUntil(checkedOutAt) ? 'review.too_late' : null;
}

/** What staff can hide: the review with its answer, or the answer alone. */
export const reviewParts = ['review', 'answer'] as const;
export type ReviewPart = (typeof reviewParts)[number];

export type Rating = {
  /** One decimal. */
  average: number;
  count: number;
};

/** The average of so many reviews with so many stars in all; null: too few to show one. */
export function ratingOf({ count, stars }: { count: number; stars: number }): Rating | null {
  return count < LEAST_RATED ? null : { average: Math.round((stars * 10) / count) / 10, count };
}
