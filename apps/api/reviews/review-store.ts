import { sql, type Insertable, type SqlBool, type Updateable } from 'kysely';
import { ratingOf, type Rating } from '@nolo/domain/review/review.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Review } from '@nolo/db/database-types.ts';
import { ofCompany } from '../platform/tenant-sql.ts';

export async function insertReview(connection: Connection, review: Insertable<Review>): Promise<void> {
  await connection.insertInto('review').values(review).execute();
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

/** Hidden ones included; with words only those whose company or booking number has the words in it. */
export async function listReviewsOfAll(connection: Connection, { q }: { q: string }) {
  let query = latestReviews(connection);
  // What is typed is text: nothing in it is a pattern.
  if (q !== '')
    query = query.where(
      sql<SqlBool>`position(lower(${q}) IN lower(company.name || ' ' || booking.number)) > 0`,
    );
  return pageOf(await query.limit(PAGE + 1).execute());
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
