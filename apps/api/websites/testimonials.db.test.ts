import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Insertable } from 'kysely';
import { createCompany } from '@nolo/tests/factories/car.ts';
import { createReview } from '@nolo/tests/factories/review.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { createTestDatabase } from '@nolo/tests/setup/test-database.ts';
import { createDatabase, type Database } from '@nolo/db/database.ts';
import type { Review } from '@nolo/db/database-types.ts';
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

async function reviewed(
  stars: number,
  text: string,
  ageDays: number,
  values: Partial<Insertable<Review>> = {},
) {
  const company = await createCompany(database);
  const created_at = new Date(testNow().getTime() - ageDays * 86_400_000);
  const { renter } = await createReview(database, company.id, { stars, text, created_at, ...values });
  return { companyId: company.id, accountId: renter.accountId };
}

it('are the latest three, good or bad, of the companies of a website', async () => {
  expect(await listTestimonials(database, website(null))).toEqual([]);
  const oldest = await reviewed(5, 'The oldest', 9);
  await reviewed(4, 'Good', 3);
  await reviewed(3, 'Not so good', 1);
  await reviewed(5, 'Very good', 2);
  await reviewed(5, 'Perfect', 4);
  await reviewed(1, 'An insult', 0, { hidden_at: testNow(), hidden_because: 'It insults a person.' });
  const all = await listTestimonials(database, website(null));
  expect(all.map(({ text }) => text)).toEqual(['Not so good', 'Very good', 'Good']);
  const own = await listTestimonials(database, website([oldest.companyId]));
  expect(own).toMatchObject([{ text: 'The oldest', author: 'Giulia C.', stars: 5, language: 'en' }]);
  const suspended = { status: 'suspended' } as const;
  await database.updateTable('company').set(suspended).where('id', '=', oldest.companyId).execute();
  expect(await listTestimonials(database, website([oldest.companyId]))).toEqual([]);
  const back = { status: 'active' } as const;
  await database.updateTable('company').set(back).where('id', '=', oldest.companyId).execute();
  expect(await listTestimonials(database, website([oldest.companyId]))).toHaveLength(1);
  await deleteOwnRows(database, oldest.accountId);
  expect(await listTestimonials(database, website([oldest.companyId]))).toEqual([]);
});
