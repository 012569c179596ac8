import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { ledgerForRefund } from '@nolo/domain/commission/ledger.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createPaidCompany, createPaidRental, handOver } from '@nolo/tests/factories/paid-rental.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { insertPaymentCase } from './payment-case-store.ts';
import { sendPayout } from './payouts/send-payout.ts';
import { saveReconciliation } from './reconciliation-store.ts';

const clock = testClock(testNow());
const { grossMinor: COMMISSION, payoutMinor: SHARE } = commissionFor(18_000);

let test: TestApp;
let finance: TestMember;

beforeAll(async () => {
  test = await createTestApp({ clock });
  finance = await createStaff(test.deps.database, ['finance']);
  const expires_at = new Date(testNow().getTime() + 7 * 86_400_000);
  await test.deps.database.updateTable('session').set({ expires_at }).execute();
});
afterAll(() => test.close());

async function ask({ method, path }: Endpoint, id = '') {
  const reply = await test.app.inject({
    method,
    url: callUrl(path, { params: { id } }),
    headers: { host: 'localhost', cookie: finance.cookie },
  });
  return { status: reply.statusCode, ...reply.json() };
}

const nothing = { renter: 0, company: 0, commission: 0, costs: 0, provider: 0, elsewhere: 0 };

it('tells a rental from payment to payout, with what is held after each, and that somebody looked', async () => {
  const company = await createPaidCompany(test);
  const { id } = await createPaidRental(test, company);
  await handOver(clock, company, id);
  clock.advance(10);
  const { database } = test.deps;
  const payouts = database.selectFrom('payout').select('id').where('booking_id', '=', id);
  const { id: payoutId } = await payouts.executeTakeFirstOrThrow();
  await sendPayout(test.deps, { payoutId });
  const { ledger } = (await ask(staffApi.staffBookingLedger, id)).data;
  expect(ledger).toMatchObject({
    company: { id: company.companyId },
    total: 18_000,
    lines: [
      {
        kind: 'payment',
        provider_id: expect.stringMatching(/^pi_/),
        payout_id: null,
        amounts: { ...nothing, renter: 18_000, provider: 18_000 },
        held: 18_000,
      },
      {
        kind: 'check_in',
        provider_id: null,
        amounts: { ...nothing, renter: -18_000, company: SHARE, commission: COMMISSION },
        held: SHARE,
      },
      {
        kind: 'payout',
        provider_id: expect.stringMatching(/^tr_/),
        payout_id: payoutId,
        amounts: { ...nothing, company: -SHARE, provider: -SHARE },
        held: 0,
      },
    ],
    sums: { ...nothing, commission: COMMISSION, provider: COMMISSION },
    held: 0,
    difference: 0,
  });
  const viewed = await database
    .selectFrom('audit_event')
    .select('object')
    .where('actor_id', '=', finance.accountId)
    .where('action', '=', 'booking_ledger_viewed')
    .execute();
  expect(viewed).toEqual([{ object: ledger.number }]);
});

it('calls a correction what somebody has written by hand', async () => {
  const { database } = test.deps;
  const { id } = await createBooking(database, await createRenter(database));
  const [transaction_id, created_at] = [randomUUID(), testNow()];
  await database
    .insertInto('ledger_entry')
    .values(
      ledgerForRefund(500).map(({ account, amountMinor: amount_minor }) => ({
        transaction_id,
        created_at,
        account,
        amount_minor,
        booking_id: id,
        kind: 'put right',
      })),
    )
    .execute();
  const { lines } = (await ask(staffApi.staffBookingLedger, id)).data.ledger;
  expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(['payment', 'correction']);
});

it('knows no ledger of a booking that does not exist', async () => {
  const reply = await ask(staffApi.staffBookingLedger, randomUUID());
  expect([reply.status, reply.code]).toEqual([404, 'booking.not_found']);
});

it('lists the days that were compared, with those left out, and counts the open differences', async () => {
  clock.set(testNow());
  const { database } = test.deps;
  await database.deleteFrom('reconciliation').execute();
  await database.deleteFrom('payment_case').execute();
  const now = testNow();
  const back = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const dayOf = (days: number) => back(days).toISOString().slice(0, 10);
  for (const days of [2, 4, 100])
    await saveReconciliation(database, {
      day: dayOf(days),
      movements: 7,
      differences: 1,
      finished_at: back(0),
    });
  await insertPaymentCase(database, { kind: 'difference', reference: 'a', bookingId: null, details: {} });
  await insertPaymentCase(database, { kind: 'event_given_up', reference: 'b', bookingId: null, details: {} });
  const compared = { at: now.toISOString(), movements: 7, differences: 1 };
  expect((await ask(staffApi.staffReconciliation)).data).toEqual({
    days: [
      { day: dayOf(1), compared: null },
      { day: dayOf(2), compared },
      { day: dayOf(3), compared: null },
      { day: dayOf(4), compared },
    ],
    open_cases: 1,
  });
  const cases = await test.app.inject({
    url: callUrl(staffApi.staffPaymentCases.path, { query: { kind: 'difference' } }),
    headers: { host: 'localhost', cookie: finance.cookie },
  });
  expect(cases.json().data.cases).toMatchObject([{ kind: 'difference' }]);
});
