import type { Insertable } from 'kysely';
import { insertReview } from '@nolo/api/reviews/review-store.ts';
import type { Database } from '@nolo/db/database.ts';
import type { Review } from '@nolo/db/database-types.ts';
import { testNow } from '../setup/test-day.ts';
import { createBooking } from './booking.ts';
import { createCar, inDays } from './car.ts';
import { createRenter, type TestRenter } from './renter.ts';

/** A booking of a company's whose car came back two days ago. */
export async function createFinishedBooking(database: Database, companyId: number, by?: TestRenter) {
  const renter = by ?? (await createRenter(database));
  const car = await createCar(database, { company_id: companyId });
  const times = { pickup: inDays(-5), return: inDays(-2) };
  return { ...(await createBooking(database, renter, { car, status: 'CHECKED OUT', ...times })), renter };
}

/** What a renter of its own says of a rental of a company. */
export async function createReview(
  database: Database,
  companyId: number,
  values: Partial<Insertable<Review>> = {},
) {
  const booking = await createFinishedBooking(database, companyId);
  await insertReview(database, {
    booking_id: booking.id,
    company_id: companyId,
    account_id: booking.renter.accountId,
    stars: 5,
    text: 'Everything as promised.',
    language: 'en',
    created_at: testNow(),
    ...values,
  });
  return booking;
}
