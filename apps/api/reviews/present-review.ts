import type { Selectable } from 'kysely';
import type { PublishedReview, WrittenReview } from '@nolo/contract/reviews.ts';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { Review } from '@nolo/db/database-types.ts';
import type { ReviewRow } from './review-store.ts';

/** Maps a review to the wire as renter, company and staff read it; `write` writes its moments. */
export function writtenReview(
  row: Selectable<Review>,
  author: string,
  write: (at: Date) => string,
): WrittenReview {
  const { stars, text, language, created_at, hidden_because, answer, answered_at } = row;
  return {
    stars,
    text,
    language,
    author,
    written_at: write(created_at),
    hidden_because,
    answer:
      answer === null || answered_at === null
        ? null
        : { text: answer, answered_at: write(answered_at), hidden_because: row.answer_hidden_because },
  };
}

/** The same for the lists of portal and back office. */
export function listedReview(row: ReviewRow) {
  const { booking_id, number, car } = row;
  const author = driverName(row.first_name, row.last_name);
  return { ...writtenReview(row, author, (at) => at.toISOString()), booking_id, number, car };
}

/** The same as everybody reads it. */
export function publishedReview(row: ReviewRow, timeZone: string): PublishedReview {
  const { stars, text, language, created_at, answer, answer_hidden_at } = row;
  return {
    stars,
    text,
    language,
    author: driverName(row.first_name, row.last_name),
    written_on: localDate(toLocal(created_at.toISOString(), timeZone)),
    answer: answer_hidden_at === null ? answer : null,
  };
}
