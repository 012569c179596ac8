import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBookingBooks } from '@nolo/api/payments/reconciliation-store.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { booksProblems } from '@nolo/domain/payment/booking-books.ts';
import { providerOf } from '../api/support/provider.ts';
import { createDuePayout, createPaidCompany } from '../factories/paid-rental.ts';
import { createRenter } from '../factories/renter.ts';
import { createTestApp, type TestApp } from '../setup/test-app.ts';

const PAYOUTS = 120;
const KILLS = 30;
/** About as long as some transfers take. */
const LONGEST_MOMENT_MS = 400;

let test: TestApp;
let sending: ChildProcess | null = null;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(async () => {
  sending?.kill('SIGKILL');
  await test.close();
});

async function startSending(): Promise<ChildProcess> {
  const { config } = test.deps;
  const child = fork(join(import.meta.dirname, 'send-payouts.ts'), {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      NOLO_CLOCK: test.deps.clock.now().toISOString(),
      DATA_DIR: test.dataDir,
      DATABASE_URL: config.DATABASE_URL,
      DATABASE_POOL: '4',
      DATABASE_JOB_POOL: '2',
      STRIPE_SECRET_KEY: config.STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: config.STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: test.sandboxOrigin,
      DOCUMENTS_KEY: randomBytes(32).toString('base64'),
    },
  });
  await once(child, 'message');
  return child;
}

it('whoever sends payouts is killed 30 times (SIGKILL): each is sent once', async () => {
  const { database } = test.deps;
  const { companyId, accountId } = await createPaidCompany(test);
  const at = { database, provider: providerOf(test) };
  const renter = await createRenter(database);
  for (let made = 0; made < PAYOUTS; made += 1) await createDuePayout(at, { companyId, renter });
  for (let kill = 0; kill < KILLS; kill += 1) {
    sending = await startSending();
    await wait(randomInt(LONGEST_MOMENT_MS));
    sending.kill('SIGKILL');
    if (sending.exitCode === null && sending.signalCode === null) await once(sending, 'exit');
  }
  sending = await startSending();
  expect(await once(sending, 'exit')).toEqual([0, null]);

  const amounts: number[] = [];
  const transfers = at.provider.transfers.list({ destination: accountId, limit: 100 });
  for await (const { amount } of transfers) amounts.push(amount);
  const share = commissionFor(18_000).payoutMinor;
  expect(amounts).toEqual(Array.from({ length: PAYOUTS }, () => share));
  const books = await listBookingBooks(database, { after: null, most: PAYOUTS });
  expect(books).toHaveLength(PAYOUTS);
  expect(books.flatMap(booksProblems)).toEqual([]);
}, 300_000);
