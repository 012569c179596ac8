import { readdir, mkdtemp, rm, readFile } from 'node:fs/promises';
import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billing, type Billing } from '@nolo/contract/bookings.ts';
import { inclusions } from '@nolo/contract/inclusions.ts';
import { location } from '@nolo/contract/wire.ts';
import { createFolderBlobs } from '../platform/blobs/folder-blobs.ts';
import { createDocumentStore } from '../platform/document-store.ts';
import type { DocumentStore } from '../platform/document-store.ts';
import { readKeyring } from '../platform/sealing/keyring.ts';
import { createVault, SEALED_PLACES, type Vault } from '../platform/sealing/vault.ts';
import { verifyPassword } from '../platform/passwords.ts';
import { createDatabase, inTransaction } from '@nolo/db/database.ts';
import { openBilling } from '../bookings/booking-row.ts';
import { lockOtherwiseSealed } from '../operations/sealed-rows-store.ts';
import { createTestDatabase } from '@nolo/tests/setup/test-database.ts';
import type { TestDatabase } from '@nolo/tests/setup/test-database.ts';
import { BOOKING_STATUSES, can, type BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import { atTheCounter } from './bookings.ts';
import {
  DEMO_COUPON,
  DEMO_PASSWORD,
  DISPUTED_BOOKING,
  FAILED_PAYOUT_BOOKING,
  HELD_PAYOUT_BOOKING,
  USED_UP_COUPON,
} from './demo.ts';
import { seed } from './seed.ts';
import type { SeedReport } from './seed.ts';

/** Before every other id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const NOW = new Date('2027-03-20T10:00:00Z');
let database: TestDatabase;
let client: pg.Client;
let dir: string;
let documents: DocumentStore;
let vault: Vault;
let reports: SeedReport[];

async function query<T extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<T[]> {
  return (await client.query<T>(statement, values)).rows;
}

async function count(from: string): Promise<number> {
  const [row] = await query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${from}`);
  return row?.n ?? -1;
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nolo-seed-'));
  const keyring = readKeyring(randomBytes(32).toString('base64'));
  documents = createDocumentStore(createFolderBlobs(join(dir, 'documents')), keyring);
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  vault = createVault(keyring);
  const options = { databaseUrl: database.url, imagesDir: join(dir, 'images'), documents, vault, now: NOW };
  // Two processes starting at once, then a restart a year later.
  reports = await Promise.all([seed(options), seed(options)]);
  reports.push(await seed({ ...options, now: new Date('2028-03-20T10:00:00Z') }));
});

afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(dir, { recursive: true });
});

test('seeds exactly once', async () => {
  const [done] = reports.filter(({ seeded }) => seeded);
  expect(reports.filter(({ seeded }) => seeded)).toHaveLength(1);
  expect(done?.cars).toBe(await count('car'));
  expect(done?.companies).toBe(await count('company'));
  expect(done?.bookings).toBe(await count('booking'));
  expect(await count('account')).toBe(12);
});

test('is refused in production', async () => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    const options = { databaseUrl: database.url, imagesDir: join(dir, 'other'), vault, now: NOW };
    await expect(seed(options)).rejects.toThrow('refused in production');
  } finally {
    process.env['NODE_ENV'] = before;
  }
});

test('every car has its four views, the side first, and every picture is stored under its hash', async () => {
  const views = await query<{ views: string[] }>(
    `SELECT array_agg(view ORDER BY position) AS views FROM car LEFT JOIN car_image ON car_id = car.id GROUP BY car.id`,
  );
  for (const row of views) expect(row.views).toEqual(['side', 'three-quarter', 'rear', 'interior']);
  const hashes = (await query<{ hash: string }>('SELECT hash FROM image')).map(({ hash }) => hash);
  expect((await readdir(join(dir, 'images'))).toSorted()).toEqual(hashes.toSorted());
  const [sample = ''] = hashes;
  const bytes = await readFile(join(dir, 'images', sample));
  expect(createHash('sha256').update(bytes).digest('hex').slice(0, 32)).toBe(sample);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 1000 });
});

test('all accounts have the published password and the states their names say', async () => {
  const accounts = await query<{
    email: string;
    password_hash: string;
    verified: boolean;
    documents: string;
  }>(
    `SELECT email, password_hash, email_verified_at IS NOT NULL AS verified, documents_status AS documents
     FROM account ORDER BY email`,
  );
  expect(accounts.map(({ email, verified, documents }) => [email, verified, documents])).toEqual([
    ['counter@nolo.test', true, 'missing'],
    ['family@nolo.test', true, 'verified'],
    ['manager@nolo.test', true, 'missing'],
    ['newcomer@nolo.test', true, 'missing'],
    ['owner@nolo.test', true, 'missing'],
    ['renter@nolo.test', true, 'verified'],
    ['staff@nolo.test', true, 'missing'],
    ['tevere@nolo.test', true, 'missing'],
    ['unverified@nolo.test', false, 'missing'],
    ['visitor@nolo.test', true, 'verified'],
    ['waiting@nolo.test', true, 'uploaded'],
    ['young@nolo.test', true, 'verified'],
  ]);
  for (const { password_hash } of accounts) {
    expect(await verifyPassword(password_hash, DEMO_PASSWORD)).toBe(true);
  }
});

test('what stands sealed in the product is sealed in the demo, and opens', async () => {
  const { database: kysely } = createDatabase(database.url, 1);
  const found: Record<string, number> = {};
  for (const place of SEALED_PLACES) {
    const rows = await inTransaction(kysely, (transaction) =>
      // All of them: nothing begins with this.
      lockOtherwiseSealed(transaction, place, { prefix: 'none', after: BEFORE_ALL, limit: 1000 }),
    );
    for (const { owner, value } of rows) expect(vault.open(place, owner, value)).toMatch(/^[\w-]{6,}$/);
    if (rows.length > 0) found[place] = rows.length;
  }
  await kysely.destroy();
  expect(found).toMatchObject({
    'account.fiscal_code': expect.any(Number),
    'booking.billing.fiscal_code': expect.any(Number),
    'police_account.password': 1,
    'police_account.api_key': 1,
  });
  expect(await count("booking WHERE billing ->> 'fiscal_code' IS NOT NULL")).toBe(
    found['booking.billing.fiscal_code'],
  );
});

test('two payouts have not arrived, one of each kind, and both say why', async () => {
  const rows = await query<{ booking_id: string; state: string; why: string | null; company: string }>(
    `SELECT booking_id, state, coalesce(failure, staff_hold) AS why, company.name AS company
     FROM payout JOIN company ON company.id = company_id WHERE state <> 'sent' ORDER BY state`,
  );
  const company = 'Autonoleggio Rossi';
  expect(rows).toEqual([
    { booking_id: FAILED_PAYOUT_BOOKING, state: 'failed', why: 'balance_insufficient', company },
    { booking_id: HELD_PAYOUT_BOOKING, state: 'held', why: expect.stringContaining('carburante'), company },
  ]);
});

test('document pictures open, and are complete for the kind of document', async () => {
  const rows = await query<{ email: string; kind: string; storage_key: string }>(
    `SELECT email, kind, storage_key FROM document_image JOIN account ON account.id = account_id ORDER BY email, kind`,
  );
  const licence = ['driving_licence_back', 'driving_licence_front'];
  const kindsOf = (wanted: string) => rows.filter(({ email }) => email === wanted).map(({ kind }) => kind);
  expect(kindsOf('renter@nolo.test')).toEqual(['document_back', 'document_front', ...licence]);
  expect(kindsOf('young@nolo.test')).toEqual([...licence, 'passport']);
  for (const { storage_key } of rows) {
    const picture = await documents.get(storage_key);
    expect(picture && (await sharp(picture).metadata()).format).toBe('png');
  }
});

test('the renter has a past, a current and a future booking, each holding its car', async () => {
  const rows = await query<{
    status: string;
    when: string;
    account_id: string;
    billing: Billing;
    pickup_location: unknown;
  }>(
    `SELECT status, account_id, billing, pickup_location,
       CASE WHEN ends_at < $1 THEN 'past' WHEN starts_at > $1 THEN 'future' ELSE 'current' END AS when
     FROM booking JOIN account ON account.id = account_id
     JOIN hold ON hold.booking_id = booking.id AND hold.car_id = booking.car_id
       AND lower(during) = starts_at AND upper(during) >= ends_at
     WHERE email = 'renter@nolo.test' ORDER BY starts_at`,
    [NOW],
  );
  expect(rows.map(({ status, when }) => [status, when])).toEqual([
    ['CHECKED OUT', 'past'],
    ['CHECKED IN', 'current'],
    ['PAID', 'future'],
  ]);
  for (const row of rows) {
    const opened = openBilling(vault, row.account_id, row.billing);
    expect(billing.safeParse(opened).error).toBeUndefined();
    expect(location.safeParse(row.pickup_location).error).toBeUndefined();
  }
});

test('whatever the hour, the counter has a pickup and a return today, and a pickup tomorrow', () => {
  for (const time of ['00:10', '07:59', '12:00', '21:30', '23:20']) {
    const now = new Date(`2027-03-20T${time}:00+01:00`);
    const due = atTheCounter(now).flatMap(({ status, pickupDay, days, time: at }) => [
      ...(pickupDay >= 0 && pickupDay <= 1 ? [{ what: 'pickup', status, day: pickupDay, at }] : []),
      ...(pickupDay + days >= 0 && pickupDay + days <= 1
        ? [{ what: 'return', status, day: pickupDay + days, at }]
        : []),
    ]);
    expect(due.map(({ what, status, day }) => [what, status, day])).toEqual([
      ['pickup', 'PAID', 0],
      ['return', 'CHECKED IN', 0],
      ['pickup', 'PAID', 1],
    ]);
    expect(due.filter(({ day, at }) => at < '09:00' || (day === 0 && at <= time))).toEqual([]);
  }
});

test.each(['Autonoleggio Rossi', 'Tevere Rent'])('%s has something of every state today', async (company) => {
  const rows = await query<{ status: BookingStatus }>(
    `SELECT DISTINCT booking.status FROM booking JOIN company ON company.id = company_id
     WHERE company.name = $1 AND paid_at IS NOT NULL AND $2 IN (left(pickup_local, 10), left(return_local, 10))`,
    [company, NOW.toISOString().slice(0, 10)],
  );
  const wanted = BOOKING_STATUSES.filter((status) => status !== 'PENDING');
  expect(rows.map(({ status }) => status).toSorted()).toEqual(wanted.toSorted());
});

test('cars that are out or back were read at the counter', async () => {
  const rows = await query<{ status: BookingStatus; kinds: string }>(
    `SELECT DISTINCT booking.status,
       (SELECT string_agg(kind, ', ' ORDER BY recorded_at) FROM inspection JOIN handover ON handover.id = handover_id
        WHERE handover.booking_id = booking.id) AS kinds
     FROM booking WHERE status IN ('CHECKED IN', 'CHECKED OUT', 'CHECKOUT ISSUE ADDED') ORDER BY booking.status`,
  );
  expect(rows.map(({ status, kinds }) => [status, kinds])).toEqual([
    ['CHECKED IN', 'check_in'],
    ['CHECKED OUT', 'check_in, check_out'],
    ['CHECKOUT ISSUE ADDED', 'check_in, check_out'],
  ]);
});

test('what the staff needs for the disputed booking is there: the agreement, and pictures of both inspections', async () => {
  const [row] = await query<{ status: BookingStatus; agreement: string; pictures: string[] }>(
    `SELECT status, agreement.storage_key AS agreement,
       (SELECT array_agg(storage_key::text) FROM handover_picture WHERE handover_id = handover.id) AS pictures
     FROM booking JOIN handover ON handover.booking_id = booking.id
     JOIN agreement ON agreement.handover_id = handover.id WHERE booking.id = $1`,
    [DISPUTED_BOOKING],
  );
  expect(row?.status).toBe('CHECKOUT ISSUE ADDED');
  expect(String(await documents.get(row?.agreement ?? ''))).toMatch(/^%PDF/);
  const pictures = await Promise.all((row?.pictures ?? []).map((key) => documents.get(key)));
  expect(pictures.filter((picture) => picture !== null)).toHaveLength(8);
});

test('each booking keeps what its car and company include, chosen covers counted', async () => {
  const rows = await query<{ kept: unknown; minimum_age: number; help: string; covered: boolean }>(
    `SELECT inclusions AS kept, minimum_age, roadside_help AS help,
       EXISTS (SELECT 1 FROM extra, jsonb_array_elements(extras) chosen
               WHERE extra.id = (chosen ->> 'id')::integer AND excess_minor = 0) AS covered
     FROM booking JOIN car ON car.id = car_id JOIN company ON company.id = car.company_id`,
  );
  expect(rows.filter(({ covered }) => covered)).toHaveLength(1);
  for (const { kept, minimum_age, help, covered } of rows) {
    const included = inclusions.parse(kept);
    expect(included).toMatchObject({ minimum_age, roadside_help: help });
    expect(included.damage_excess === 0).toBe(covered);
  }
});

test('the lines of each quote sum to the total, and the money stands where the status says', async () => {
  const rows = await query<{
    status: BookingStatus;
    total_minor: number;
    sum: number;
    held: number;
    platform: number;
  }>(
    `SELECT status, total_minor, platform_charges_minor AS platform,
       (SELECT sum((line ->> 'amountMinor')::integer)::integer FROM jsonb_array_elements(quote -> 'lines') line) AS sum,
       (SELECT -sum(amount_minor)::integer FROM ledger_entry
        WHERE booking_id = booking.id AND account = 'renter') AS held
     FROM booking`,
  );
  for (const { status, total_minor, sum, held, platform } of rows) {
    expect(sum).toBe(total_minor);
    expect(held).toBe(can(status, 'check_in') ? total_minor : 0);
    expect(platform).toBeGreaterThan(0);
  }
  const [{ left } = { left: null }] = await query<{ left: number }>(
    'SELECT sum(amount_minor)::integer AS left FROM ledger_entry',
  );
  expect(left).toBe(0);
});

test('the demo coupon is valid at every company, and the used-up one used up', async () => {
  const valid = await query<{ company_id: number }>(
    'SELECT company_id FROM coupon WHERE code = $1 AND $2::date BETWEEN starts_on AND ends_on',
    [DEMO_COUPON, NOW],
  );
  expect(valid).toHaveLength(await count('company'));
  const used = await query<{ left: number }>(
    `SELECT max_uses - (SELECT count(*) FROM booking WHERE coupon_id = coupon.id)::integer AS left
     FROM coupon WHERE code = $1`,
    [USED_UP_COUPON],
  );
  expect(used).toEqual([{ left: 0 }]);
});

test('deals are of the company of their car', async () => {
  expect(await count("deal WHERE ends_on < '2027-03-20'")).toBeGreaterThan(0);
  const [{ wrong } = { wrong: null }] = await query<{ wrong: number }>(
    `SELECT count(*)::integer AS wrong FROM deal JOIN car ON car.id = car_id
     WHERE car.company_id <> deal.company_id`,
  );
  expect(wrong).toBe(0);
  expect(await count('deal WHERE car_id IS NOT NULL')).toBeGreaterThan(20);
});
