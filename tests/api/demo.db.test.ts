import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_MEMBERS, DEMO_PASSWORD, DEMO_RENTERS } from '@nolo/api/demo/demo.ts';
import { seed } from '@nolo/api/demo/seed.ts';
import { sendPayout } from '@nolo/api/payments/payouts/send-payout.ts';
import { createFolderBlobs } from '@nolo/api/platform/blobs/folder-blobs.ts';
import { createDocumentStore } from '@nolo/api/platform/document-store.ts';
import { readKeyring } from '@nolo/api/platform/sealing/keyring.ts';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { fillPaymentsSandbox } from '@nolo/scripts/development/fill-payments-sandbox.ts';
import { CounterCalls } from '../calls/counter-calls.ts';
import { createTestApp, later, type TestApp } from '../setup/test-app.ts';
import { testNow } from '../setup/test-day.ts';

/** As `npm start` makes it on the first day: demo, sandbox, server. */
let test: TestApp;

/** Paid, and to be picked up at 'Autonoleggio Rossi' in two hours. */
const PICKUP = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a05';
/** The rental of `renter@` that is over. */
const ENDED = '5b0c7d1e-94a2-4f36-8e57-1c2d3e4f5a02';

beforeAll(async () => {
  test = await createTestApp({ work: false });
  const { config, vault } = test.deps;
  // Its own, as the demo's commands have: everything is written in one transaction, files included.
  const blobs = createFolderBlobs(join(test.dataDir, 'documents'));
  const documents = createDocumentStore(blobs, readKeyring(config.DOCUMENTS_KEY));
  const { DATABASE_URL: databaseUrl, STRIPE_SECRET_KEY: secretKey } = config;
  await seed({ databaseUrl, imagesDir: join(test.dataDir, 'images'), documents, vault, now: testNow() });
  await fillPaymentsSandbox(databaseUrl, { origin: test.sandboxOrigin, secretKey });
});
afterAll(() => test.close());

async function logIn(path: string, email: string) {
  const reply = await test.app.inject({
    method: 'POST',
    url: `${API_BASE}${path}`,
    headers: { host: 'localhost' },
    payload: { email, password: DEMO_PASSWORD },
  });
  expect(reply.statusCode).toBe(200);
  return reply;
}

it('a rental that the counter checks in is paid out ten minutes later', async () => {
  const { database } = test.deps;
  const entered = await logIn('/business/login', DEMO_MEMBERS.counter);
  const cookies = [entered.headers['set-cookie']].flat();
  const cookie = cookies.find((one) => one?.startsWith('nolo_business='))?.split(';')[0] ?? '';
  const { company_id } = await database
    .selectFrom('booking')
    .select('company_id')
    .where('id', '=', PICKUP)
    .executeTakeFirstOrThrow();
  const member = { accountId: '', email: DEMO_MEMBERS.counter, cookie };
  const counter = new CounterCalls(test, member, company_id);
  await counter.prepare(PICKUP);
  const done = await counter.checkIn(PICKUP, await counter.readings(PICKUP));
  expect(done).toMatchObject({ status: 201 });
  const payout = () =>
    database
      .selectFrom('payout')
      .select(['id', 'state', 'failure'])
      .where('booking_id', '=', PICKUP)
      .executeTakeFirstOrThrow();
  const { id: payoutId, state } = await payout();
  expect(state).toBe('due');
  await sendPayout(later(test.deps, 10), { payoutId });
  expect(await payout()).toEqual({ id: payoutId, state: 'sent', failure: null });
});

it('each company that can be booked has an account that the provider knows', async () => {
  const { database, payments } = test.deps;
  const companies = await database.selectFrom('company').select('provider_account_id').execute();
  expect(companies.length).toBeGreaterThan(0);
  for (const { provider_account_id } of companies) {
    expect(await payments.accounts.findAccount(provider_account_id ?? '')).toMatchObject({
      state: 'enabled',
    });
  }
});

it('the renter downloads what is stored of them, and the receipt of a rental', async () => {
  const { accessToken } = (await logIn('/login', DEMO_RENTERS.renter)).json().data;
  const headers = { host: 'localhost', authorization: `Bearer ${accessToken}` };
  const data = await test.app.inject({ url: `${API_BASE}/customer/data-export`, headers });
  expect(data.statusCode).toBe(200);
  const opened = /"fiscal_code": ?"([^"]*)"/g;
  const codes = [...data.body.matchAll(opened)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(1);
  expect(new Set(codes)).toEqual(new Set([codes[0]]));
  expect(codes[0]).toMatch(/^[A-Z0-9]{16}$/);
  const receipt = await test.app.inject({
    url: `${API_BASE}/customer/reservation/${ENDED}/receipt`,
    headers,
  });
  expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
});
