import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { legalDocuments } from '@nolo/content/legal-documents.ts';
import type { Consent, DataExport } from '@nolo/contract/privacy.ts';
import { allFiles, ProfileCalls } from '@nolo/tests/calls/profile-calls.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar } from '@nolo/tests/factories/car.ts';
import { jpegPicture } from '@nolo/tests/factories/pictures.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { OWN_TABLES } from '../erase-store.ts';
import { cachedExports, namedExports, ownExports } from './export-store.ts';

let calls: ProfileCalls;
let picture: Buffer;

beforeAll(async () => {
  calls = await ProfileCalls.start();
  picture = await jpegPicture();
});
afterAll(() => calls.test.close());
beforeEach(() => calls.newRenter());

async function call<T>(method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<T> {
  const reply = await calls.test.app.inject({
    method,
    url: `/api/v1/customer/${path}`,
    headers: bearer(calls.renter),
    ...(payload && { payload }),
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: T }>().data;
}

const exported = () => call<DataExport>('GET', 'data-export');
const setNewsletter = async (agreed: boolean) =>
  (await call<{ consents: Consent[] }>('PUT', 'consents/newsletter', { agreed })).consents;

const subscriptions = () =>
  calls.test.deps.database
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('email', '=', calls.renter.email)
    .execute();

async function book(): Promise<void> {
  const car = await createCar(calls.test.deps.database);
  const body = reservationBody();
  const billing = { ...body.billing, fiscal_code: 'RSSMRA85T10A562S' };
  const reply = await reserve(calls.test.app, calls.renter, car.id, { ...body, billing });
  expect(reply.statusCode).toBe(201);
}

describe('the export of one’s data', () => {
  it('knows every table that belongs to an account', async () => {
    const { rows } = await sql<{ table_name: string }>`
      SELECT table_name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'account_id' ORDER BY 1`.execute(
      calls.test.deps.database,
    );
    const known = Object.keys({ ...ownExports, ...namedExports, ...cachedExports });
    expect(rows.map((row) => row.table_name)).toEqual(known.toSorted());
    expect(known).toEqual(expect.arrayContaining([...OWN_TABLES]));
  });

  it('holds profile, documents and bookings in the clear, and nothing of anybody else', async () => {
    await calls.put(allFiles(picture));
    await book();
    await setNewsletter(true);
    const mine = await exported();
    expect(mine.account).toMatchObject({ email: calls.renter.email, fiscal_code: 'RSSMRA85T10A562S' });
    expect(mine.files.map(({ name }) => name).toSorted()).toEqual([
      'driving_licence_back.jpg',
      'driving_licence_front.jpg',
      'passport.jpg',
    ]);
    const [file] = mine.files;
    expect([...Buffer.from(file?.base64 ?? '', 'base64').subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect(mine.tables['booking']).toMatchObject([
      // Issues and changes name the booking by its id.
      { id: expect.any(String), status: 'PENDING', billing: { fiscal_code: 'RSSMRA85T10A562S' } },
    ]);
    expect(mine.tables['newsletter_subscription']).toMatchObject([{ email: calls.renter.email }]);
    expect(mine.tables['consent']).toHaveLength(3);
    const first = calls.renter.email;
    await calls.newRenter();
    const other = await exported();
    expect(JSON.stringify(other)).not.toContain(first);
    expect(other.files).toEqual([]);
  });
});

it('the export names whom the renter named, as they were shown, and a driver’s own the booking they drive on', async () => {
  const { database } = calls.test.deps;
  const driver = await createRenter(database, { documentsStatus: 'verified' });
  await database
    .updateTable('account')
    .set({ first_name: 'Rosalba', last_name: 'Bellini' })
    .where('id', '=', driver.accountId)
    .execute();
  const { number, id: booking_id, pickup_local, return_local } = await createBooking(database, calls.renter);
  const at = new Date('2027-01-02T03:04:05Z');
  const driver_id = driver.accountId;
  const { accountId: account_id, email } = calls.renter;
  await database.insertInto('additional_driver').values({ account_id, driver_id, created_at: at }).execute();
  await database.insertInto('booking_driver').values({ booking_id, driver_id }).execute();
  const named = await exported();
  expect(named.tables['additional_driver']).toEqual([
    { name: 'Rosalba B.', created_at: at.toISOString(), bookings: [number] },
  ]);
  // What the driver is called in full, and where they are written to, is theirs.
  expect(JSON.stringify(named)).not.toContain('Bellini');
  expect(JSON.stringify(named)).not.toContain(driver.email);
  calls.renter = driver;
  const driving = await exported();
  expect(driving.tables['booking_driver']).toEqual([{ booking: number, pickup_local, return_local }]);
  expect(JSON.stringify(driving)).not.toContain(email);
});

describe('consents', () => {
  it('keep version and date of the terms with a booking, once', async () => {
    await calls.put(allFiles(picture));
    await book();
    await book();
    const { consents } = await call<{ consents: Consent[] }>('GET', 'consents');
    expect(
      consents.map(({ kind, version, revoked_at, is_revocable }) => [
        kind,
        version,
        revoked_at,
        is_revocable,
      ]),
    ).toEqual([
      ['privacy', legalDocuments.privacy.version, null, false],
      ['terms', legalDocuments.terms.version, null, false],
    ]);
  });

  it('to the newsletter is given and taken back, and the list follows', async () => {
    expect(await setNewsletter(true)).toMatchObject([{ kind: 'newsletter', revoked_at: null }]);
    expect(await setNewsletter(true)).toHaveLength(1);
    expect(await subscriptions()).toHaveLength(1);
    expect(await setNewsletter(false)).toMatchObject([
      { kind: 'newsletter', revoked_at: expect.any(String) as string, is_revocable: true },
    ]);
    expect(await setNewsletter(false)).toHaveLength(1);
    expect(await subscriptions()).toEqual([]);
  });

  it('go with the account, and so does its place on the newsletter’s list', async () => {
    await setNewsletter(true);
    const { email } = calls.renter;
    await call('DELETE', 'account-delete');
    const left = await calls.test.deps.database
      .selectFrom('newsletter_subscription')
      .select('email')
      .where('email', '=', email)
      .execute();
    expect(left).toEqual([]);
  });
});
