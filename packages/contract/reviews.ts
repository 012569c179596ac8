import { z } from 'zod';
import { localDate } from './wire.ts';

/** Of a company, from three reviews on (docs/specification/states.md 9): one decimal, hidden reviews left out. */
export const rating = z.object({ average: z.number(), count: z.number().int() });

/** What everybody reads, in the language it was written in. */
export const publishedReview = z.object({
  stars: z.number().int(),
  text: z.string(),
  language: z.string(),
  /** First name and initial. */
  author: z.string(),
  /** On the company's calendar. */
  written_on: localDate,
  /** The company's; null where it has not answered, or staff has hidden it. */
  answer: z.string().nullable(),
});
export type PublishedReview = z.infer<typeof publishedReview>;

/** What renter, company and staff read, hidden or not. */
export const writtenReview = z.object({
  stars: z.number().int(),
  text: z.string(),
  language: z.string(),
  author: z.string(),
  written_at: z.string(),
  /** Why staff has hidden it from everybody else; null: it is published. */
  hidden_because: z.string().nullable(),
  answer: z
    .object({ text: z.string(), answered_at: z.string(), hidden_because: z.string().nullable() })
    .nullable(),
});
export type WrittenReview = z.infer<typeof writtenReview>;
