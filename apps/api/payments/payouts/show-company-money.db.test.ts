import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { CallData, Endpoint } from '@nolo/contract/endpoint.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { ledgerForCommissionOwed } from '@nolo/domain/commission/ledger.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar } from '@nolo/tests/factories/car.ts';
import { createMember } from '@nolo/tests/factories/member.ts';
import {
  createPaidCompany,
  createPaidRental,
  handOver,
  type PaidCompany,
} from '@nolo/tests/factories/paid-rental.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { insertLedgerTransaction } from '../ledger-store.ts';
import { insertPayout } from './payout-store.ts';
import { sendPayout } from './send-payout.ts';

const clock = testClock(testNow());
const TOTAL = 18_000;
const { grossMinor: COMMISSION, payoutMinor: SHARE } = commissionFor(TOTAL);

let test: TestApp;
let company: PaidCompany;
let cookie: string;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
beforeEach(async () => {
  clock.set(testNow());
  company = await createPaidCompany(test);
  cookie = (await createMember(test.deps.database, 'manager', company)).cookie;
  const expires_at = new Date(testNow().getTime() + 7 * 86_400_000);
  await test.deps.database.updateTable('session').set({ expires_at }).execute();
});
afterAll(() => test.close());

async function ask(endpoint: Endpoint, { id = '', after }: { id?: string; after?: string } = {}) {
  const reply = await test.app.inject({
    url: callUrl(endpoint.path, {
      params: { companyId: company.companyId, id },
      ...(after !== undefined && { query: { after } }),
    }),
    headers: { host: 'localhost', cookie },
  });
  return reply.json().data;
}

type Money = CallData<typeof businessApi.companyMoney>;
const money = (after?: string): Promise<Money> =>
  ask(businessApi.companyMoney, after === undefined ? {} : { after });

/** Checked in ten minutes ago. */
async function handedOver() {
  const { id, car } = await createPaidRental(test, company);
  await handOver(clock, company, id);
  clock.advance(10);
  const payout = test.deps.database.selectFrom('payout').select('id').where('booking_id', '=', id);
  return { id, car, payoutId: (await payout.executeTakeFirstOrThrow()).id };
}

/** A booking whose car was not provided. */
async function owing() {
  const { database } = test.deps;
  const car = await createCar(database, { company_id: company.companyId });
  const booking = await createBooking(database, await createRenter(database), { car, status: 'CANCELLED' });
  const entries = ledgerForCommissionOwed(TOTAL);
  const about = { bookingId: booking.id, kind: 'company', reference: booking.id } as const;
  await insertLedgerTransaction(database, { ...about, entries, at: clock.now() });
  return booking;
}

it('a payout is due, then paid less what is owed, and says for which booking', async () => {
  const { id, payoutId } = await handedOver();
  const debt = await owing();
  const before = await money();
  expect(before.sums).toMatchObject({ due: SHARE, paid: 0 });
  expect(before.payouts).toMatchObject([{ booking: { id }, state: 'due', share: SHARE, amount: SHARE }]);
  expect(before.debts).toEqual([
    {
      booking: { id: debt.id, number: debt.number, car: 'Fiat 500' },
      amount: COMMISSION,
      is_share: false,
    },
  ]);
  await sendPayout(test.deps, { payoutId });
  const { sums, owed, debts, payouts, account, months } = await money();
  expect(sums).toMatchObject({ due: 0, sending: 0, paid: SHARE - COMMISSION });
  expect([owed, debts, account]).toEqual([0, [], 'enabled']);
  expect(payouts).toMatchObject([
    {
      state: 'sent',
      share: SHARE,
      offset: COMMISSION,
      amount: SHARE - COMMISSION,
      offsets: [{ booking: { number: debt.number }, amount: COMMISSION }],
      next_at: null,
      sent_at: clock.now().toISOString(),
    },
  ]);
  expect(months).toHaveLength(1);
});

it('what is held says why, and what was refused says whose matter it is: in no words of staff or provider', async () => {
  const { database } = test.deps;
  const { id, payoutId } = await handedOver();
  await database
    .updateTable('company')
    .set({ provider_state: 'restricted' })
    .where('id', '=', company.companyId)
    .execute();
  await sendPayout(test.deps, { payoutId });
  await database
    .updateTable('payout')
    .set({ staff_hold: 'Looks odd to Elena' })
    .where('id', '=', payoutId)
    .execute();
  const held = await money();
  expect(held).toMatchObject({ account: 'restricted', sums: { held: SHARE } });
  expect(held.payouts[0]).toMatchObject({
    holds: ['account_not_enabled', 'staff'],
    failure: null,
    next_at: null,
  });
  expect(held.payouts[0]?.held_because).toBeNull();
  const reason = { held_because: 'We check your account’s number.' };
  await database.updateTable('payout').set(reason).where('id', '=', payoutId).execute();
  const told = await money();
  expect(told.payouts[0]).toMatchObject(reason);
  expect(JSON.stringify([held, told])).not.toContain('Elena');
  const refused = { state: 'failed' as const, failure: 'account_missing', staff_hold: null };
  await database
    .updateTable('payout')
    .set({ ...refused, holds: [] })
    .where('id', '=', payoutId)
    .execute();
  expect((await money()).payouts[0]).toMatchObject({ state: 'failed', failure: 'account', holds: [] });
  await database
    .updateTable('payout')
    .set({ failure: 'charge_missing' })
    .where('id', '=', payoutId)
    .execute();
  const { booking } = await ask(businessApi.companyBooking, { id });
  expect(booking.payouts).toMatchObject([{ state: 'failed', failure: 'platform', share: SHARE }]);
});

it('what comes at check-in is counted before it, and other companies’ money is not', async () => {
  await createPaidRental(test, company);
  const other = await createPaidCompany(test);
  await createPaidRental(test, other);
  expect(await money()).toMatchObject({ sums: { at_check_in: SHARE, due: 0 }, payouts: [], has_more: false });
});

it('fifty a page, the newest first', async () => {
  const { database } = test.deps;
  const booking = await owing();
  for (let number = 0; number < 51; number += 1) {
    const at = new Date(clock.now().getTime() + number * 60_000);
    await insertPayout(database, {
      bookingId: booking.id,
      companyId: company.companyId,
      cause: 'extension',
      causeId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      amountMinor: 1000 + number,
      nextTryAt: new Date('2100-01-01'),
      at,
    });
  }
  const first = await money();
  expect([first.payouts.length, first.has_more, first.payouts[0]?.share]).toEqual([50, true, 1050]);
  const second = await money(first.payouts.at(-1)?.id);
  expect([second.payouts.map(({ share }) => share), second.has_more]).toEqual([[1000], false]);
});
