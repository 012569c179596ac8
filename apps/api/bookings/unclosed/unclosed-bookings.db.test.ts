import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { balancesOf, bookingOf, paymentOf, refundsOf, sumOf } from '@nolo/tests/api/support/money.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { countHolds, createCar, inDays } from '@nolo/tests/factories/car.ts';
import { createMember, createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { insertHandoverReport, insertReportObjection } from '../handover-report-store.ts';
import {
  insertPaymentCase,
  listOpenPaymentCases,
  markPaymentCaseResolved,
} from '../../payments/payment-case-store.ts';

const clock = testClock(testNow());
const TOTAL = 18_000;
const { grossMinor: COMMISSION, payoutMinor: SHARE } = commissionFor(TOTAL);
const DAY_MS = 86_400_000;

let test: TestApp;
let support: TestMember;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  clock.set(testNow());
  support = await createStaff(test.deps.database, ['support']);
});

/** Paid; its return was agreed for a day and an hour ago. */
async function overdue(values: Parameters<typeof createBooking>[2] = {}) {
  const { database } = test.deps;
  const renter = await createRenter(database);
  const times = { pickup: inDays(-5), return: inDays(-2) };
  return { renter, ...(await createBooking(database, renter, { ...times, ...values })) };
}

function ask(endpoint: Endpoint, { id, body, by = support, companyId }: Asked = {}) {
  return test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { id, companyId } }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(body && { payload: body }),
  });
}
type Asked = { id?: string; body?: object; by?: TestMember; companyId?: number };

const listed = async (): Promise<{ id: string }[]> =>
  (await ask(staffApi.staffUnclosedBookings)).json().data.bookings;
const isListed = async ({ id }: { id: string }) => (await listed()).some((one) => one.id === id);
const waiting = async () => (await ask(staffApi.staffWork)).json().data.unclosed_bookings;
const show = async ({ id }: { id: string }) => (await ask(staffApi.staffUnclosedBooking, { id })).json().data;
const close = (id: string, as: 'no_show' | 'not_handed_over', reason = 'Nobody answered.') =>
  ask(staffApi.closeUnclosedBooking, { id, body: { as, reason } });

async function audit() {
  return test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'object', 'company_id', 'after'])
    .where('actor_id', '=', support.accountId)
    .orderBy('id')
    .execute();
}

/** How money and car of a booking stand, and whom its end has been told to. */
async function endingOf({ id, car, renter, company_id }: Awaited<ReturnType<typeof overdue>>) {
  const { database } = test.deps;
  const { status, cancel_reason, refund_minor } = await bookingOf(database, id);
  const notices = await database
    .selectFrom('company_notice')
    .select('kind')
    .where('company_id', '=', company_id)
    .where('booking_id', '=', id)
    .execute();
  const mails = (await queuedMails(test.deps)).filter(({ recipient }) => recipient === renter.email);
  return {
    status,
    cancel_reason,
    refund_minor,
    balances: await balancesOf(database, id),
    refunds: (await refundsOf(database, id)).map(({ amount_minor }) => amount_minor),
    holds: await countHolds(database, car.id),
    notices: notices.map(({ kind }) => kind),
    mails: mails.map(({ template, data }) => [template, (data as { reason: string }).reason]),
  };
}

describe('a booking that nobody closed', () => {
  it('is listed and counted from 24 hours after the agreed return on, the longest overdue first', async () => {
    const older = await overdue({ pickup: inDays(-9), return: inDays(-6) });
    const booking = await overdue();
    const from = new Date(booking.ends_at.getTime() + DAY_MS);
    clock.set(new Date(from.getTime() - 1));
    support = await createStaff(test.deps.database, ['support']);
    expect([await isListed(older), await isListed(booking)]).toEqual([true, false]);
    expect((await ask(staffApi.staffUnclosedBooking, { id: booking.id })).statusCode).toBe(404);
    expect((await close(booking.id, 'no_show')).json().code).toBe('booking.not_found');
    const before = await waiting();
    clock.set(from);
    expect(await waiting()).toBe(before + 1);
    const ids = [older.id, booking.id];
    expect((await listed()).filter(({ id }) => ids.includes(id))).toMatchObject([
      { id: older.id },
      {
        id: booking.id,
        number: booking.number,
        company: { phone: expect.any(String) },
        renter: 'Giulia Conti',
        car: 'Fiat 500',
        pickup: booking.pickup_local,
        return: booking.return_local,
        since: from.toISOString(),
      },
    ]);
  });

  it.each(['PENDING', 'CHECKED IN', 'CHECKED OUT', 'CANCELLED'] as const)(
    'is none that is %s',
    async (status) => expect(await isListed(await overdue({ status }))).toBe(false),
  );

  it('is none while it is disputed, and is one again once that has been decided', async () => {
    const { database } = test.deps;
    const booking = await overdue();
    const { id: bookingId } = booking;
    const at = testNow();
    await insertHandoverReport(database, { bookingId, at });
    expect(await isListed(booking)).toBe(false);
    expect((await close(bookingId, 'no_show')).json()).toMatchObject({ code: 'booking.disputed' });
    await insertReportObjection(database, { bookingId, text: 'We were there.', at });
    const kind = 'not_handed_over_objected';
    await insertPaymentCase(database, { kind, reference: bookingId, bookingId, details: {} });
    expect([await isListed(booking), (await show(booking)).can_close]).toEqual([false, false]);
    const open = await listOpenPaymentCases(database);
    const { id = '' } = open.find(({ reference }) => reference === bookingId) ?? {};
    await markPaymentCaseResolved(database, id, at);
    expect([await isListed(booking), (await show(booking)).can_close]).toEqual([true, true]);
    expect((await close(bookingId, 'no_show')).statusCode).toBe(200);
  });

  it('is none while the renter’s bank decides', async () => {
    const { database } = test.deps;
    const booking = await overdue();
    const { intentId } = await paymentOf(database, booking.id);
    await database
      .insertInto('dispute')
      .values({
        id: `dp_${booking.id}`,
        booking_id: booking.id,
        payment_intent_id: intentId,
        amount_minor: TOTAL,
        reason: 'fraudulent',
        status: 'needs_response',
        opened_at: testNow(),
      })
      .execute();
    expect(await isListed(booking)).toBe(false);
  });

  it('is shown with both telephones and what closing it does; that somebody looked is written down', async () => {
    const booking = await overdue();
    expect(await show(booking)).toMatchObject({
      booking: {
        number: booking.number,
        company: { id: booking.company_id, phone: expect.any(String) },
        renter: { name: 'Giulia Conti', phone: expect.stringMatching(/^\+39 /) },
        total: TOTAL,
      },
      can_close: true,
      no_show: { refund: SHARE, commission: COMMISSION },
      not_handed_over: { refund: TOTAL, commission: COMMISSION },
    });
    expect(await audit()).toMatchObject([{ action: 'booking_viewed', object: booking.number }]);
  });
});

describe('staff closes it', () => {
  it.each([
    ['no_show', businessApi.closeAsNoShow, 'booking_no_show'],
    ['not_handed_over', businessApi.cancelCompanyBooking, 'booking_not_handed_over'],
  ] as const)('as %s: as if the company had', async (as, endpoint, action) => {
    const { database } = test.deps;
    const [ours, theirs] = [await overdue(), await overdue()];
    const { company_id: companyId } = theirs;
    const owner = await createMember(database, 'owner', { companyId });
    expect((await ask(endpoint, { id: theirs.id, by: owner, companyId })).statusCode).toBe(200);
    expect((await close(ours.id, as)).statusCode).toBe(200);
    const ending = await endingOf(ours);
    expect(ending).toEqual(await endingOf(theirs));
    expect(ending).toMatchObject({ status: 'CANCELLED', cancel_reason: as, holds: 0 });
    expect(sumOf(ending.balances)).toBe(0);
    expect(await audit()).toMatchObject([
      { action, object: ours.number, company_id: ours.company_id, after: { reason: 'Nobody answered.' } },
    ]);
    expect(await isListed(ours)).toBe(false);
    expect(await show(ours)).toMatchObject({ can_close: false, booking: { status: 'CANCELLED' } });
  });

  it('once: of two at the same moment the second is told', async () => {
    const { id } = await overdue();
    const both = await Promise.all([close(id, 'no_show'), close(id, 'not_handed_over')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await close(id, 'no_show')).json().code).toBe('booking.already_cancelled');
    expect(await refundsOf(test.deps.database, id)).toHaveLength(1);
  });

  it('not when the car has been handed over, nor without a reason, nor what is none', async () => {
    const out = await overdue({ status: 'CHECKED IN' });
    expect((await close(out.id, 'no_show')).json().code).toBe('booking.not_cancellable');
    const { id } = await overdue({ car: await createCar(test.deps.database) });
    const wordless = await close(id, 'no_show', ' ');
    expect([wordless.statusCode, Object.keys(wordless.json().errors)]).toEqual([400, ['reason']]);
    expect((await close(randomUUID(), 'no_show')).statusCode).toBe(404);
  });
});
