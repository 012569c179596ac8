import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { insertInspection } from '@nolo/api/handover/inspection-store.ts';
import { beginHandover, findRental } from '@nolo/api/handover/rental-store.ts';
import { insertReview } from '@nolo/api/reviews/review-store.ts';
import type { Database } from '@nolo/db/database.ts';
import type { Booking, Review } from '@nolo/db/database-types.ts';
import { testNow } from '../setup/test-day.ts';
import { createBooking } from './booking.ts';
import { createCar, inDays } from './car.ts';
import { createRenter, type TestRenter } from './renter.ts';

/** A booking of a company's whose car came back two days ago. */
export async function createFinishedBooking(database: Database, companyId: number, by?: TestRenter) {
  const renter = by ?? (await createRenter(database));
  const car = await createCar(database, { company_id: companyId });
  const times = { pickup: inDays(-5), return: inDays(-2) };
  const booking = await createBooking(database, renter, { car, status: 'CHECKED OUT', ...times });
  await createCheckIn(database, booking);
  return { ...booking, renter };
}

/** The car of a booking was handed over to all of its drivers but those who were absent. */
export async function createCheckIn(
  database: Database,
  booking: Pick<Selectable<Booking>, 'id' | 'company_id' | 'car_id' | 'account_id' | 'starts_at'>,
  absentDrivers: string[] = [],
): Promise<void> {
  const { id, company_id: companyId, starts_at: at } = booking;
  const rental = await findRental(database, { companyId, id });
  if (rental === null) throw new Error(`no rental ${id}`);
  await insertInspection(database, {
    inspection: {
      id: randomUUID(),
      company_id: companyId,
      handover_id: await beginHandover(database, rental, at),
      kind: 'check_in',
      car_id: booking.car_id,
      mileage_km: 12_000,
      fuel_eighths: 8,
      captured_at: at,
      recorded_at: at,
      // A renter stands in for the member who did it: who that was decides nothing of a review.
      recorded_by: booking.account_id,
      is_confirmed: true,
      absent_drivers: absentDrivers,
    },
    pictures: [],
    damages: [],
  });
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
