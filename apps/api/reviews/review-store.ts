import { sql, type Insertable, type SqlBool, type Updateable } from 'kysely';
import { MANY_IN_A_DAY } from '@nolo/domain/review/review-patterns.ts';
import { ratingOf, type Rating, type ReviewedRental } from '@nolo/domain/review/review.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Review } from '@nolo/db/database-types.ts';
import { checkedOutAt } from '../bookings/timeline-store.ts';
import { ofCompany } from '../platform/tenant-sql.ts';

export async function insertReview(connection: Connection, review: Insertable<Review>): Promise<void> {
  await connection.insertInto('review').values(review).execute();
}

/** Somebody who drives was at the hand-over of `booking`; it is not checked in with nobody's documents verified. */
export const wasDriverPresent = sql<boolean>`EXISTS (
  SELECT FROM handover JOIN inspection ON inspection.handover_id = handover.id
  WHERE handover.booking_id = booking.id AND inspection.kind = 'check_in' AND inspection.undone_at IS NULL
    AND NOT inspection.absent_drivers @> array_append(
      ARRAY(SELECT driver_id FROM booking_driver WHERE booking_driver.booking_id = booking.id), booking.account_id))`;

/** The renter of `booking` is a member of its company, or has done something for it in the portal. */
export const isOfCompany = sql<boolean>`(EXISTS (
    SELECT FROM member LEFT JOIN contractor_company USING (contractor_id)
    WHERE member.account_id = booking.account_id
      AND booking.company_id IN (member.company_id, contractor_company.company_id))
  OR EXISTS (
    SELECT FROM audit_event
    WHERE actor_id = booking.account_id AND actor_kind = 'member' AND audit_event.company_id = booking.company_id))`;

/** What decides whether a booking is reviewed. */
export async function findReviewedRental(connection: Connection, bookingId: string): Promise<ReviewedRental> {
  return connection
    .selectFrom('booking')
    .select(checkedOutAt.as('checkedOutAt'))
    .select([wasDriverPresent.as('wasDriverPresent'), isOfCompany.as('isOfCompany')])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

export async function findReview(connection: Connection, bookingId: string) {
  const row = await connection
    .selectFrom('review')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row ?? null;
}

/** With its booking's number, locked until the transaction ends: of two answers at once the second finds the first. */
export async function lockReview(connection: Connection, bookingId: string) {
  const row = await connection
    .selectFrom('review')
    .innerJoin('booking', 'booking.id', 'review.booking_id')
    .selectAll('review')
    .select('booking.number')
    .where('review.booking_id', '=', bookingId)
    .forUpdate('review')
    .executeTakeFirst();
  return row ?? null;
}

export async function updateReview(
  connection: Connection,
  bookingId: string,
  values: Updateable<Review>,
): Promise<void> {
  await connection.updateTable('review').set(values).where('booking_id', '=', bookingId).execute();
}

/** Reviews with what names them, the latest first. */
function latestReviews(connection: Connection) {
  return connection
    .selectFrom('review')
    .innerJoin('booking', 'booking.id', 'review.booking_id')
    .innerJoin('account', 'account.id', 'review.account_id')
    .innerJoin('company', 'company.id', 'review.company_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .selectAll('review')
    .select(['booking.number', 'account.first_name', 'account.last_name', 'company.name as company'])
    .select(sql<string>`car_make.name || ' ' || car_model.name`.as('car'))
    .orderBy('review.created_at', 'desc')
    .orderBy('review.booking_id');
}

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof latestReviews>['execute']>>[number];

const PAGE = 100;

const pageOf = (rows: ReviewRow[]) => ({ rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE });

/** Hidden ones included. */
export async function listReviewsOfCompany(connection: Connection, companyId: number) {
  const query = latestReviews(connection).where(ofCompany(companyId, 'review.company_id'));
  return pageOf(await query.limit(PAGE + 1).execute());
}

const fromSame = (signature: 'address_signature' | 'browser_signature') => sql<number>`(
  SELECT count(*)::int FROM review other
  WHERE other.company_id = review.company_id AND other.account_id <> review.account_id
    AND ${sql.ref(`other.${signature}`)} = ${sql.ref(`review.${signature}`)})`;
const withinDay = sql<number>`(
  SELECT count(*)::int FROM review other
  WHERE other.company_id = review.company_id
    AND other.created_at BETWEEN review.created_at - interval '24 hours' AND review.created_at)`;

/**
 * Hidden ones included; with words only those whose company or booking number has the words in it. `isConspicuous`: only
 * those with a pattern (packages/domain/review/review-patterns.ts).
 */
export async function listReviewsOfAll(
  connection: Connection,
  { q, isConspicuous }: { q: string; isConspicuous: boolean },
) {
  let query = latestReviews(connection).select([
    fromSame('address_signature').as('sameAddress'),
    fromSame('browser_signature').as('sameBrowser'),
    withinDay.as('withinDay'),
  ]);
  // What is typed is text: nothing in it is a pattern.
  if (q !== '')
    query = query.where(
      sql<SqlBool>`position(lower(${q}) IN lower(company.name || ' ' || booking.number)) > 0`,
    );
  if (isConspicuous)
    query = query.where((where) =>
      where.or([where(fromSame('address_signature'), '>', 0), where(withinDay, '>=', MANY_IN_A_DAY)]),
    );
  const rows = await query.limit(PAGE + 1).execute();
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** What everybody reads of a company's. */
export async function listPublishedReviews(
  connection: Connection,
  companyId: number,
  limit: number,
): Promise<ReviewRow[]> {
  return latestReviews(connection)
    .where('review.company_id', '=', companyId)
    .where('review.hidden_at', 'is', null)
    .limit(limit)
    .execute();
}

/** What renters say of each of these companies; of one with too few published reviews nothing. */
export async function findRatings(
  connection: Connection,
  companyIds: readonly number[],
): Promise<Map<number, Rating | null>> {
  const counted = await connection
    .selectFrom('review')
    .select('company_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`sum(stars)::int`.as('stars'))
    .where(sql<boolean>`company_id = ANY(${companyIds}::int[])`)
    .where('hidden_at', 'is', null)
    .groupBy('company_id')
    .execute();
  return new Map(counted.map(({ company_id, ...sums }) => [company_id, ratingOf(sums)]));
}
