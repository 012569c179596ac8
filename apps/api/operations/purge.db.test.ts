import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETENTION, type Retained } from '@nolo/domain/privacy/retention.ts';
import { createApplication } from '@nolo/tests/factories/application.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createReview } from '@nolo/tests/factories/review.ts';
import { reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { reconcile } from './reconciler/reconcile.ts';
import { purge } from './run-retention.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

const NOW = testNow();
const HOUR_MS = 3_600_000;
const clock = testClock(NOW);
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
afterAll(() => test.close());

const run = (statement: ReturnType<typeof sql>) => statement.execute(test.deps.database);
const hash = () => randomBytes(32);
const account = async () => (await createRenter(test.deps.database)).accountId;

async function withDocuments(at: Date): Promise<{ accountId: string; storageKey: string }> {
  const { accountId } = await createRenter(test.deps.database, { documentsStatus: 'verified' });
  const storageKey = await test.deps.documents.put(Buffer.from('a picture'));
  await run(sql`INSERT INTO document_image (account_id, kind, storage_key, uploaded_at)
    VALUES (${accountId}, 'passport', ${storageKey}, ${at})`);
  await run(sql`UPDATE account SET passport_number = 'sealed' WHERE id = ${accountId}`);
  return { accountId, storageKey };
}

/** How to make something whose time began at a moment. */
const make: Record<Retained, (at: Date) => Promise<unknown>> = {
  sessions: async (at) =>
    run(
      sql`INSERT INTO session (token_hash, account_id, kind, expires_at) VALUES (${hash()}, ${await account()}, 'renter', ${at})`,
    ),
  emailTokens: async (at) => {
    await run(sql`INSERT INTO email_verification (token_hash, account_id, expires_at)
      VALUES (${hash()}, ${await account()}, ${at})`);
    await run(sql`INSERT INTO password_reset (token_hash, account_id, expires_at)
      VALUES (${hash()}, ${await account()}, ${at})`);
    const booking = await createBooking(test.deps.database, await createRenter(test.deps.database));
    await run(sql`INSERT INTO booking_link (token_hash, booking_id, created_at, expires_at)
      VALUES (${hash()}, ${booking.id}, ${at}, ${at})`);
    await run(sql`INSERT INTO document_link (token_hash, booking_id, company_id, created_at, expires_at)
      VALUES (${hash()}, ${booking.id}, ${booking.company_id}, ${at}, ${at})`);
    await run(sql`INSERT INTO invitation (id, token_hash, company_id, email, role, invited_by, created_at, expires_at)
      VALUES (gen_random_uuid(), ${hash()}, ${booking.company_id}, ${randomUUID()}, 'counter', ${await account()}, ${at}, ${at})`);
  },
  knownDevices: async (at) =>
    run(
      sql`INSERT INTO known_device (token_hash, account_id, last_seen_at) VALUES (${hash()}, ${await account()}, ${at})`,
    ),
  attempts: (at) => run(sql`INSERT INTO attempt (kind, key_hash, at) VALUES ('log_in', ${hash()}, ${at})`),
  paymentEvents: (at) =>
    run(sql`INSERT INTO webhook_event (id, type, received_at) VALUES (${randomUUID()}, 'x', ${at})`),
  notices: async (at) =>
    run(sql`INSERT INTO notice (account_id, key, kind, data, created_at)
      VALUES (${await account()}, ${randomUUID()}, 'x', '{}', ${at})`),
  readings: async (at) =>
    run(sql`INSERT INTO document_verification
        (account_id, document_type, first_name, last_name, storage_keys, reading, created_at)
      VALUES (${await account()}, 'passport', 'A', 'B', '{}', '"sealed"', ${at})`),
  documents: withDocuments,
  documentAccessLog: async (at) => {
    const renter = await createRenter(test.deps.database);
    const booking = await createBooking(test.deps.database, renter);
    await run(sql`INSERT INTO document_access_log (account_id, booking_id, company_id, at)
      VALUES (${renter.accountId}, ${booking.id}, ${booking.company_id}, ${at})`);
  },
  policeReports: async (at) => {
    const { database } = test.deps;
    const booking = await createBooking(database, await createRenter(database));
    const startsAt = new Date(at.getTime() - 24 * HOUR_MS);
    await run(sql`UPDATE booking SET starts_at = ${startsAt}, ends_at = ${at} WHERE id = ${booking.id}`);
    await run(sql`WITH begun AS (
      INSERT INTO handover (company_id, booking_id, created_at)
      VALUES (${booking.company_id}, ${booking.id}, ${at}) RETURNING id
    ) INSERT INTO police_report (company_id, handover_id, state, record, receipt, reported_at, created_at)
      SELECT ${booking.company_id}, id, 'receipt', 'sealed', 'SB1', ${at}, ${at} FROM begun`);
    await run(sql`WITH rental AS (
      INSERT INTO own_rental (company_id, car_id, customer_name, customer_phone, source, pickup_local, return_local,
        starts_at, ends_at, created_at)
      VALUES (${booking.company_id}, ${booking.car_id}, 'A', '', 'phone', 'x', 'x', ${startsAt}, ${at}, ${at})
      RETURNING id
    ) INSERT INTO own_rental_driver (company_id, own_rental_id, position, changed_at)
      SELECT ${booking.company_id}, id, 1, ${at} FROM rental`);
  },
  reviewOrigins: async (at) => {
    const signatures = { address_signature: 'a', browser_signature: 'b' };
    const { company_id } = await createCar(test.deps.database);
    await createReview(test.deps.database, company_id, { created_at: at, ...signatures });
  },
  contactMessages: (at) =>
    run(sql`INSERT INTO contact_message
        (website_id, language, first_name, last_name, email, mobile_number, message, created_at)
      SELECT id, 'en', 'A', 'B', 'a', '1', 'x', ${at} FROM website LIMIT 1`),
  applications: async (at) => {
    const { id } = await createApplication(test.deps);
    await run(sql`UPDATE application SET created_at = ${at} WHERE id = ${id}`);
    return id;
  },
  meetings: (at) =>
    run(sql`INSERT INTO meeting (starts_at, language, name, email, phone, created_at)
      VALUES (${at}, 'en', 'A', 'a', '1', ${at})`),
  unverifiedAccounts: async (at) => {
    const { accountId } = await createRenter(test.deps.database, { verified: false });
    await run(sql`UPDATE account SET created_at = ${at} WHERE id = ${accountId}`);
  },
};

const ago = (what: Retained, plusHours: number) =>
  new Date(NOW.getTime() - RETENTION[what].days * 24 * HOUR_MS - plusHours * HOUR_MS);

describe('what is older than its period', () => {
  it.each(Object.keys(RETENTION) as Retained[])('%s: goes, and nothing younger', async (what) => {
    await make[what](ago(what, 1));
    await make[what](ago(what, -1));
    const first = await purge(test.deps);
    expect(first[what]).toBe(what === 'emailTokens' ? 5 : 1);
    expect((await purge(test.deps))[what]).toBe(0);
  });

  it('an old session that was ended goes by the day it ended', async () => {
    const { accountId } = await createRenter(test.deps.database);
    await run(sql`INSERT INTO session (token_hash, account_id, kind, expires_at, revoked_at)
      VALUES (${hash()}, ${accountId}, 'renter', ${new Date(NOW.getTime() + HOUR_MS)}, ${ago('sessions', 1)})`);
    expect((await purge(test.deps)).sessions).toBe(1);
  });

  it('documents go with their files and numbers; with a rental since, they stay', async () => {
    const { database, documents } = test.deps;
    const gone = await withDocuments(ago('documents', 1));
    const kept = await withDocuments(ago('documents', 1));
    const renter = await createRenter(database);
    const car = await createCar(database);
    expect((await reserve(test.app, renter, car.id, reservationBody())).statusCode).toBe(201);
    await run(sql`UPDATE booking SET account_id = ${kept.accountId} WHERE account_id = ${renter.accountId}`);
    expect((await purge(test.deps)).documents).toBe(1);
    const stateOf = ({ accountId }: typeof gone) =>
      database
        .selectFrom('account')
        .select(['documents_status', 'passport_number'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
    expect(await stateOf(gone)).toEqual({ documents_status: 'missing', passport_number: null });
    expect(await stateOf(kept)).toEqual({ documents_status: 'verified', passport_number: 'sealed' });
    await until('the file to go', async () => (await documents.get(gone.storageKey)) === null);
    expect(await documents.get(kept.storageKey)).not.toBe(null);
  });

  it('a certificate goes with its application; one that was accepted stays', async () => {
    const { database, documents } = test.deps;
    const old = ago('applications', 1);
    const [gone, kept] = [await make.applications(old), await make.applications(old)].map(String);
    const company = await createCompany(database);
    await run(sql`UPDATE application SET state = 'accepted', company_id = ${company.id} WHERE id = ${kept}`);
    const keys = await database
      .selectFrom('application_event')
      .select(['application_id', 'file_key'])
      .where('application_id', 'in', [String(gone), String(kept)])
      .execute();
    const fileOf = (id: string | undefined) =>
      documents.get(keys.find(({ application_id }) => application_id === id)?.file_key ?? '');
    await purge(test.deps);
    await until('the job', async () => (await fileOf(gone)) === null);
    expect(await fileOf(kept)).not.toBe(null);
  });
});

it('house is kept once a day, by the reconciler', async () => {
  const { database } = test.deps;
  const left = () => database.selectFrom('webhook_event').select('id').where('id', '=', 'old').execute();
  const event = sql`INSERT INTO webhook_event (id, type, received_at) VALUES ('old', 'x', ${ago('paymentEvents', 1)})`;
  const silent = pino({ level: 'silent' });
  await run(event);
  await reconcile(test.deps, silent);
  expect(await left()).toEqual([]);
  await run(event);
  await reconcile(test.deps, silent);
  expect(await left()).toHaveLength(1);
  clock.advance(25 * 60);
  await reconcile(test.deps, silent);
  expect(await left()).toEqual([]);
});
