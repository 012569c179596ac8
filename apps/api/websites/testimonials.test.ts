import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { createTestDatabase } from '@nolo/tests/setup/test-database.ts';
import { createDatabase, type Database } from '@nolo/db/database.ts';
import { deleteOwnRows } from '../accounts/erase-store.ts';
import { listTestimonials } from './testimonial-store.ts';

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const { url, drop: dropDatabase } = await createTestDatabase();
  database = createDatabase(url, 2).database;
  drop = dropDatabase;
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

const website = (companyIds: number[] | null) => ({ companyIds }) as Parameters<typeof listTestimonials>[1];

async function reviewed(stars: number, text: string, ageDays: number) {
  const company = await createCompany(database);
  const car = await createCar(database, { company_id: company.id });
  const renter = await createRenter(database);
  const booking = await createBooking(database, renter, { car });
  const created_at = new Date(testNow().getTime() - ageDays * 86_400_000);
  await database
    .insertInto('review')
    .values({ booking_id: booking.id, account_id: renter.accountId, stars, text, language: 'en', created_at })
    .execute();
  return { companyId: company.id, accountId: renter.accountId };
}

it('are the latest three, good or bad, of the companies of a website', async () => {
  expect(await listTestimonials(database, website(null))).toEqual([]);
  const oldest = await reviewed(5, 'The oldest', 9);
  await reviewed(4, 'Good', 3);
  await reviewed(3, 'Not so good', 1);
  await reviewed(5, 'Very good', 2);
  await reviewed(5, 'Perfect', 4);
  const all = await listTestimonials(database, website(null));
  expect(all.map(({ text }) => text)).toEqual(['Not so good', 'Very good', 'Good']);
  const own = await listTestimonials(database, website([oldest.companyId]));
  expect(own).toMatchObject([{ text: 'The oldest', author: 'Giulia C.', stars: 5, language: 'en' }]);
  await deleteOwnRows(database, oldest.accountId);
  expect(await listTestimonials(database, website([oldest.companyId]))).toEqual([]);
});
