import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendPayout } from '@nolo/api/payments/payouts/send-payout.ts';
import { listUnsentPayouts } from '@nolo/api/payments/payouts/payout-store.ts';
import { listBookingBooks } from '@nolo/api/payments/reconciliation-store.ts';
import { settleEach } from '@nolo/api/platform/settle-each.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { booksProblems } from '@nolo/domain/payment/booking-books.ts';
import { createDuePayout, createPaidCompany, type PaidCompany } from '../factories/paid-rental.ts';
import { createRenter } from '../factories/renter.ts';
import { createTestApp, later, type TestApp } from '../setup/test-app.ts';
import { breakProvider, providerOf, repairProvider } from './support/provider.ts';

const PAYOUTS = 500;
const AT_ONCE = 8;
/** What goes wrong, in turn, while so many are sent: the SDK's own second try is among it. */
const WEATHER = [
  { kind: 'error', status: 500, count: 6 },
  { kind: 'drop', count: 6, afterWork: true },
  { kind: 'error', status: 429, count: 9 },
  { kind: 'drop', count: 5 },
  { kind: 'error', status: 503, count: 7, afterWork: true },
] as const;

let test: TestApp;
let company: PaidCompany;

beforeAll(async () => {
  test = await createTestApp({ work: false });
  company = await createPaidCompany(test);
});
afterAll(() => test.close());

async function transfersOf(accountId: string) {
  const found: number[] = [];
  const listed = providerOf(test).transfers.list({ destination: accountId, limit: 100 });
  for await (const { amount } of listed) found.push(amount);
  return found;
}

it('500 payouts in a provider’s bad weather: each once, and the ledger knows', async () => {
  const { database } = test.deps;
  const renter = await createRenter(database);
  const at = { database, provider: providerOf(test) };
  for (let made = 0; made < PAYOUTS; made += 1)
    await createDuePayout(at, { companyId: company.companyId, renter });
  const deps = later(test.deps, 1);
  let rounds = 0;
  let failures = 0;
  for (;;) {
    const unsent = await listUnsentPayouts(database, deps.clock.now());
    if (unsent.length === 0) break;
    const weather = WEATHER[rounds];
    if (weather !== undefined)
      await breakProvider(test, { ...weather, method: 'POST', pathPrefix: '/v1/transfers' });
    // As a reconciler that is killed in between does: a part of them, then all again.
    const some = weather === undefined ? unsent : unsent.slice(0, PAYOUTS / WEATHER.length);
    failures += (await settleEach(some, AT_ONCE, (payoutId) => sendPayout(deps, { payoutId }))).length;
    await repairProvider(test);
    rounds += 1;
    expect(rounds).toBeLessThan(20);
  }
  expect(failures).toBeGreaterThan(WEATHER.length);
  const share = commissionFor(18_000).payoutMinor;
  expect(await transfersOf(company.accountId)).toEqual(Array.from({ length: PAYOUTS }, () => share));
  const books = await listBookingBooks(database, { after: null, most: PAYOUTS });
  expect(books).toHaveLength(PAYOUTS);
  expect(books.flatMap(booksProblems)).toEqual([]);
  process.stderr.write(`${PAYOUTS} payouts, ${failures} tries failed\n`);
}, 300_000);
