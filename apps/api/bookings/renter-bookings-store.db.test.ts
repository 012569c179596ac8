import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '@nolo/db/database.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { hotel } from '@nolo/tests/factories/reservation.ts';
import { createTestDatabase, type TestDatabase } from '@nolo/tests/setup/test-database.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { findBookingForMail, insertBookingSnapshot } from './booking-snapshot-store.ts';
import { anonymiseBookings } from './renter-bookings-store.ts';

let store: TestDatabase;
let database: Database;

beforeAll(async () => {
  store = await createTestDatabase();
  ({ database } = createDatabase(store.url, 2));
});
afterAll(async () => {
  await database.destroy();
  await store.drop();
});

it('what mails were told of a booking forgets where it was brought to, and for whose company', async () => {
  const renter = await createRenter(database);
  const company = {
    company_name: 'Studio Conti',
    VAT_number: '00743110157',
    company_address: 'Via Sistina 99',
  };
  const { id: bookingId } = await createBooking(database, renter, {
    values: {
      is_delivery: true,
      pickup_location: JSON.stringify(hotel),
      return_location: JSON.stringify(hotel),
      company_billing: JSON.stringify(company),
    },
  });
  const now = testNow();
  const snapshotId = await insertBookingSnapshot(database, bookingId, now);
  const told = async () => {
    const { facts } = await database.selectFrom('booking_snapshot').select('facts').executeTakeFirstOrThrow();
    return JSON.stringify(facts);
  };
  expect(await told()).toContain('Studio Conti');
  expect(await told()).toContain(hotel.description);
  await anonymiseBookings(database, renter.accountId);
  expect(await told()).not.toMatch(new RegExp(`Studio Conti|Sistina|${hotel.description}`));
  const mail = await findBookingForMail(database, { bookingId, snapshotId, now });
  expect(mail?.booking).toMatchObject({ total_minor: 18_000, pickup_location: { description: hotel.city } });
});
