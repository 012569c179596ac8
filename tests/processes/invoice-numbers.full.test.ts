import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '@nolo/db/database.ts';
import { createBooking } from '../factories/booking.ts';
import { createCar, createCompany } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts';
import { until } from '../setup/until.ts';

const PROCESSES = 8;
const BOOKINGS = 40;
const COMMISSIONS = 1000;
/** After so many invoices a process is killed and another one takes its place. */
const KILLED_AT = [50, 150, 300, 450, 600, 750];

let test: TestDatabase;
let database: Database;
let dataDir: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  test = await createTestDatabase();
  ({ database } = createDatabase(test.url, 4));
  dataDir = await mkdtemp(join(tmpdir(), 'nolo-numbers-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.destroy();
  await test.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Commissions of an hour ago, 25 of each booking, straight into the ledger. */
async function bookCommissions(): Promise<void> {
  const company = await createCompany(database, {
    vat_number: '00743110157',
    zip: '00185',
    province: 'RM',
    sdi_code: 'RSS7N2A',
  });
  const bookings: string[] = [];
  for (let index = 0; index < BOOKINGS; index += 1) {
    const car = await createCar(database, { company_id: company.id, is_online: false });
    bookings.push((await createBooking(database, await createRenter(database), { car })).id);
  }
  const at = new Date(Date.now() - 3_600_000);
  const entries = Array.from({ length: COMMISSIONS }, (_, index) => {
    const of = {
      transaction_id: randomUUID(),
      booking_id: bookings[index % BOOKINGS] ?? '',
      kind: 'extension',
      reference: randomUUID(),
      created_at: at,
    };
    return [
      { ...of, account: 'company_receivable', amount_minor: 3450 },
      { ...of, account: 'commission_revenue', amount_minor: -2828 },
      { ...of, account: 'vat_payable', amount_minor: -622 },
    ];
  });
  await database.insertInto('ledger_entry').values(entries.flat()).execute();
}

async function startNumbering(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'number-invoices.ts'), {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: test.url,
      DATABASE_POOL: '4',
      DATABASE_JOB_POOL: '2',
      STRIPE_SECRET_KEY: 'sk_test_numbers',
      STRIPE_WEBHOOK_SECRET: 'whsec_numbers',
      DOCUMENTS_KEY: randomBytes(32).toString('base64'),
    },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`a process ended with ${code} before it began`);
  });
  await Promise.race([once(child, 'message'), exit]);
  exit.catch(() => undefined);
  return child;
}

async function countInvoices(): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM invoice`.execute(database);
  return rows[0]?.n ?? 0;
}

it('eight processes number 1,000 commissions while some are killed: no gap, no double', async () => {
  await bookCommissions();
  // The first one makes the queue's tables, of which two at once may get in each other's way.
  await startNumbering();
  await Promise.all(Array.from({ length: PROCESSES - 1 }, startNumbering));
  for (const reached of KILLED_AT) {
    await until(`${reached} invoices`, async () => (await countInvoices()) >= reached);
    const [victim] = children;
    if (victim === undefined) throw new Error('nobody is numbering any more');
    victim.kill('SIGKILL');
    expect(await once(victim, 'exit')).toEqual([null, 'SIGKILL']);
    await startNumbering();
  }
  await until('all is numbered', async () => (await countInvoices()) >= COMMISSIONS);
  await until('everybody is done', async () => children.size === 0);

  const invoices = await database
    .selectFrom('invoice')
    .select(['id', 'year', 'number', 'issued_on', 'ledger_transaction_id'])
    .orderBy('year')
    .orderBy('number')
    .execute();
  expect(invoices).toHaveLength(COMMISSIONS);
  expect(new Set(invoices.map((one) => one.ledger_transaction_id)).size).toBe(COMMISSIONS);
  for (const year of new Set(invoices.map((one) => one.year))) {
    const ofYear = invoices.filter((one) => one.year === year);
    expect(ofYear.map(({ number }) => number)).toEqual(ofYear.map((_, index) => index + 1));
    const days = ofYear.map(({ issued_on }) => issued_on);
    expect(days).toEqual(days.toSorted());
    const counters = database.selectFrom('invoice_counter').select('last_number').where('year', '=', year);
    expect(await counters.execute()).toEqual([{ last_number: ofYear.length }]);
  }
  const jobs = await sql<{ id: string }>`SELECT data ->> 'invoiceId' AS id FROM jobs.job
    WHERE name = 'send-invoice'`.execute(database);
  expect(jobs.rows.map(({ id }) => id).toSorted()).toEqual(invoices.map(({ id }) => id).toSorted());
});
