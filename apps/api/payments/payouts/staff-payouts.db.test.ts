import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { balancesOf } from '@nolo/tests/api/support/money.ts';
import { createCompany } from '@nolo/tests/factories/car.ts';
import { createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import {
  createPaidCompany,
  createPaidRental,
  handOver,
  type PaidCompany,
} from '@nolo/tests/factories/paid-rental.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { reverseTransfer } from './reverse-transfer.ts';
import { sendPayout } from './send-payout.ts';

const clock = testClock(testNow());
const SHARE = commissionFor(18_000).payoutMinor;

let test: TestApp;
let finance: TestMember;
let colleague: TestMember;
let company: PaidCompany;

beforeAll(async () => {
  test = await createTestApp({ clock });
  company = await createPaidCompany(test);
  const { database } = test.deps;
  [finance, colleague] = [await createStaff(database, ['finance']), await createStaff(database, ['finance'])];
  const expires_at = new Date(testNow().getTime() + 7 * 86_400_000);
  await database.updateTable('session').set({ expires_at }).execute();
});
afterAll(() => test.close());

async function ask(endpoint: Endpoint, id: string, { by = finance, body = {} } = {}) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { id } }),
    headers: { host: 'localhost', cookie: by.cookie, origin: test.deps.config.PUBLIC_ORIGIN },
    ...(endpoint.method === 'POST' && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const shown = async (id: string) => (await ask(staffApi.staffBookingPayout, id)).data.payout;

async function inState(state: string, company: number) {
  const reply = await test.app.inject({
    url: callUrl(staffApi.staffBookingPayouts.path, { query: { state, company } }),
    headers: { host: 'localhost', cookie: finance.cookie },
  });
  return reply.json().data;
}

/** Due, or sent. */
async function earned({ isSent = false } = {}) {
  clock.set(testNow());
  const { id: bookingId } = await createPaidRental(test, company);
  await handOver(clock, company, bookingId);
  clock.advance(10);
  const { id } = await test.deps.database
    .selectFrom('payout')
    .select('id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  if (isSent) await sendPayout(test.deps, { payoutId: id });
  return { id, bookingId };
}

const auditOf = async (bookingId: string) => {
  const events = await test.deps.database
    .selectFrom('audit_event')
    .innerJoin('booking', 'booking.number', 'audit_event.object')
    .select('audit_event.action')
    .where('booking.id', '=', bookingId)
    .where('audit_event.action', 'in', ['payout_held', 'payout_released', 'payout_reversed'])
    .orderBy('audit_event.id')
    .execute();
  return events.map(({ action }) => action);
};

describe('finance', () => {
  it('holds a payout with a reason, and lets it go', async () => {
    const { id, bookingId } = await earned();
    const body = { note: 'The owner called.', reason: 'We check the account’s number.' };
    expect(await ask(staffApi.holdPayout, id, { body })).toMatchObject({ status: 200 });
    await sendPayout(test.deps, { payoutId: id });
    expect(await shown(id)).toMatchObject({
      state: 'held',
      holds: ['staff'],
      note: body.note,
      held_because: body.reason,
      can: { hold: false, release: true, reverse: false },
    });
    const held = await test.app.inject({
      url: callUrl(staffApi.staffBookingPayouts.path, { query: { state: 'held' } }),
      headers: { host: 'localhost', cookie: finance.cookie },
    });
    expect(held.json().data).toMatchObject({ payouts: [{ id, amount: SHARE }], counts: { held: 1 } });
    const { companyId } = company;
    const own = await inState('held', companyId);
    expect(own).toMatchObject({ payouts: [{ id }], company: { id: companyId }, counts: { held: 1 } });
    const others = await createCompany(test.deps.database, {});
    expect(await inState('held', others.id)).toMatchObject({ payouts: [], counts: { held: 0 } });
    const { bookings } = (await ask(staffApi.staffCompanyPayouts, String(companyId))).data.company;
    expect(bookings).toContainEqual(
      expect.objectContaining({ id: bookingId, payouts: [{ id, state: 'held', amount: SHARE }] }),
    );
    expect(await ask(staffApi.releasePayout, id)).toMatchObject({ status: 200 });
    await until('the payout', async () => (await shown(id)).state === 'sent');
    expect(await ask(staffApi.releasePayout, id)).toMatchObject({ code: 'payout.state_changed' });
    expect(await ask(staffApi.holdPayout, id, { body })).toMatchObject({ code: 'payout.state_changed' });
    expect(await auditOf(bookingId)).toEqual(['payout_held', 'payout_released']);
  });

  it('takes a payout back, which is then held to be sent again', async () => {
    const { id, bookingId } = await earned({ isSent: true });
    const body = { note: 'To the wrong account.' };
    expect(await ask(staffApi.reversePayout, id, { body })).toMatchObject({ status: 200 });
    await until('the reversal', async () => (await shown(id)).state === 'reversed');
    expect(await balancesOf(test.deps.database, bookingId)).toMatchObject({ company_payable: -SHARE });
    const again = await test.deps.database
      .selectFrom('payout')
      .select(['id', 'state', 'amount_minor', 'staff_hold'])
      .where('booking_id', '=', bookingId)
      .where('id', '<>', id)
      .executeTakeFirstOrThrow();
    expect(again).toMatchObject({ state: 'held', amount_minor: SHARE, staff_hold: body.note });
    await ask(staffApi.releasePayout, again.id);
    await until('the second payout', async () => (await shown(again.id)).state === 'sent');
    expect((await balancesOf(test.deps.database, bookingId))['company_payable']).toBeUndefined();
    expect(await ask(staffApi.reversePayout, id, { body })).toMatchObject({ code: 'payout.state_changed' });
  });

  it('needs a second person above 500.00, and can withdraw the question', async () => {
    const { id } = await earned({ isSent: true });
    await test.deps.database
      .updateTable('payout_transfer')
      .set({ amount_minor: 50_001 })
      .where('payout_id', '=', id)
      .execute();
    const body = { note: 'Too much.' };
    await ask(staffApi.reversePayout, id, { body });
    const asked = { state: 'sent', reversal_by: 'Anna Bruni', reversible: 50_001 };
    expect(await shown(id)).toMatchObject({ ...asked, can: { release: true, reverse: false } });
    const seen = (await ask(staffApi.staffBookingPayout, id, { by: colleague })).data.payout;
    expect(seen.can).toMatchObject({ release: true, reverse: true });
    expect(await ask(staffApi.reversePayout, id, { body })).toMatchObject({ code: 'payout.second_person' });
    await ask(staffApi.releasePayout, id);
    expect(await shown(id)).toMatchObject({ reversal_by: null, note: null });
    await ask(staffApi.reversePayout, id, { body });
    expect(await ask(staffApi.reversePayout, id, { by: colleague, body })).toMatchObject({ status: 200 });
    const [transfer] = (await shown(id)).transfers;
    expect(transfer.reversals).toMatchObject([{ amount: 50_001, reason: 'by_staff' }]);
  });

  it('keeps what the provider does not give back where it is', async () => {
    const { id } = await earned({ isSent: true });
    await fetch(`${test.sandboxOrigin}/sandbox/accounts/${company.accountId}/pay-out`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 1_000_000 }),
    });
    await ask(staffApi.reversePayout, id, { body: { note: 'Back.' } });
    const [{ id: reversalId }] = (await shown(id)).transfers[0].reversals;
    await reverseTransfer(test.deps, { reversalId });
    const after = await shown(id);
    expect(after).toMatchObject({ state: 'sent', reversed: 0, can: { reverse: true } });
    expect(after.transfers[0].reversals).toMatchObject([
      { state: 'refused', failure: 'balance_insufficient' },
    ]);
  });
});
