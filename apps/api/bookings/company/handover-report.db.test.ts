import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { ledgerForCommissionOwed } from '@nolo/domain/commission/ledger.ts';
import { balancesOf, bookingOf, refundsOf, sumOf } from '@nolo/tests/api/support/money.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { countHolds, createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { endReportedBooking } from '../end-reported-booking.ts';
import { listUnansweredReports } from '../handover-report-store.ts';

const HOUR_MS = 3_600_000;
const TOTAL = 18_000;
const clock = testClock(testNow());

let test: TestApp;
let companyId: number;
let counter: TestMember;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
  const { database } = test.deps;
  companyId = (await createCompany(database, {})).id;
  counter = await createMember(database, 'counter', { companyId });
  // Still logged in when the pickups of these tests come.
  const expires_at = new Date(testNow().getTime() + 30 * 24 * HOUR_MS);
  await database.updateTable('session').set({ expires_at }).execute();
});
afterAll(() => test.close());

/** Paid, and `hours` after its pickup time. */
async function waiting(hours = 0, values: Parameters<typeof createBooking>[2] = {}) {
  const renter = await createRenter(test.deps.database);
  const car = await createCar(test.deps.database, { company_id: companyId });
  const booking = await createBooking(test.deps.database, renter, { car, ...values });
  clock.set(new Date(booking.starts_at.getTime() + hours * HOUR_MS));
  return { renter, ...booking };
}

async function report(renter: TestRenter, id: string) {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/v1/customer/reservation/${id}/not-handed-over`,
    headers: bearer(renter),
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function ask(endpoint: Endpoint, id: string, body?: object) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId, id } }),
    headers: { host: 'localhost', cookie: counter.cookie, origin: test.deps.config.PUBLIC_ORIGIN },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}
const object = (id: string, text = 'They came with an expired licence.') =>
  ask(businessApi.objectToReport, id, { text });
const show = async (id: string) => (await ask(businessApi.companyBooking, id)).data.booking;

/** Reported at the pickup time. */
async function reported() {
  const booking = await waiting();
  expect((await report(booking.renter, booking.id)).status).toBe(200);
  return booking;
}

async function noticesOf(bookingId: string) {
  const rows = await test.deps.database
    .selectFrom('company_notice')
    .select('kind')
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('a renter says that no car was handed over', () => {
  it('from the pickup time on, of a booking that is still to be handed over, and their own', async () => {
    const { id, renter, starts_at } = await waiting();
    clock.set(new Date(starts_at.getTime() - 60_000));
    expect(await report(renter, id)).toMatchObject({ status: 409, code: 'booking.report_too_early' });
    clock.advance(1);
    const stranger = await createRenter(test.deps.database);
    expect(await report(stranger, id)).toMatchObject({ status: 404, code: 'booking.not_found' });
    expect((await report(renter, id)).status).toBe(200);

    const out = await waiting(1, { status: 'CHECKED IN' });
    expect(await report(out.renter, out.id)).toMatchObject({ status: 409, code: 'booking.car_handed_over' });
    const over = await waiting(1, { status: 'CANCELLED' });
    expect(await report(over.renter, over.id)).toMatchObject({ code: 'booking.already_cancelled' });
  });

  it('once, whatever is pressed again: the company is told by notice and mail and sees until when it can object', async () => {
    const { id, renter, number } = await waiting(2);
    for (let again = 0; again < 2; again++) {
      const { status, data } = await report(renter, id);
      expect([status, data.reservation.status]).toEqual([200, 'PAID']);
      expect(data.reservation.not_handed_over).toMatchObject({
        reported_at: expect.any(String),
        objected_at: null,
      });
      expect(data.reservation.timeline.at(-1)).toMatchObject({
        kind: 'not_handed_over_reported',
        by: 'renter',
      });
    }
    expect(await noticesOf(id)).toEqual(['not_handed_over_reported']);
    const mails = (await queuedMails(test.deps)).filter(
      ({ template, data }) =>
        template === 'booking-for-company' && 'number' in data && data.number === number,
    );
    expect(mails.length).toBeGreaterThan(0);
    const shown = await show(id);
    expect(shown.report).toMatchObject({ can_object: true, objected_at: null });
    expect(shown.actions).toMatchObject({ no_show: false, no_show_from: null, not_provide: true });
    expect(await ask(businessApi.closeAsNoShow, id)).toMatchObject({ status: 409, code: 'booking.reported' });
  });

  it('without an objection it ends after 48 hours as a car not handed over, refunded once', async () => {
    const { id, car_id } = await reported();
    clock.advance(48 * 60 - 1);
    await endReportedBooking(test.deps, { bookingId: id });
    expect((await bookingOf(test.deps.database, id)).status).toBe('PAID');
    clock.advance(1);
    await endReportedBooking(test.deps, { bookingId: id });
    await endReportedBooking(test.deps, { bookingId: id });
    expect(await bookingOf(test.deps.database, id)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'not_handed_over',
      refund_minor: TOTAL,
    });
    expect(await refundsOf(test.deps.database, id)).toMatchObject([{ amount_minor: TOTAL }]);
    const balances = await balancesOf(test.deps.database, id);
    const owed = ledgerForCommissionOwed(TOTAL).map(({ account, amountMinor }) => [account, amountMinor]);
    expect(balances).toEqual(Object.fromEntries(owed));
    expect(sumOf(balances)).toBe(0);
    expect(await countHolds(test.deps.database, car_id)).toBe(0);
    expect(await noticesOf(id)).toEqual(['not_handed_over_reported', 'not_handed_over_unanswered']);
  });

  it('what the job left undone is found: of reports that are over, unanswered and not ended', async () => {
    const open = await reported();
    const answered = await reported();
    expect((await object(answered.id)).status).toBe(200);
    const found = () => listUnansweredReports(test.deps.database, clock.now());
    clock.advance(48 * 60 + 1);
    expect(await found()).toEqual(expect.arrayContaining([open.id]));
    expect(await found()).not.toContain(answered.id);
    await endReportedBooking(test.deps, { bookingId: open.id });
    expect(await found()).not.toContain(open.id);
  });
});

describe('the company objects', () => {
  it('within 47 hours: a case for staff, once, and the booking stays with its money', async () => {
    const { id, number, renter } = await reported();
    clock.advance(47 * 60);
    expect(await object(id, ' ')).toMatchObject({ status: 400, errors: { text: [expect.any(String)] } });
    expect((await object(id)).status).toBe(200);
    expect((await object(id)).status).toBe(200);
    expect(await object(id, 'And they were late.')).toMatchObject({
      status: 409,
      code: 'booking.objection_exists',
    });
    const cases = await test.deps.database
      .selectFrom('payment_case')
      .select(['kind', 'details', 'resolved_at'])
      .where('booking_id', '=', id)
      .execute();
    expect(cases).toEqual([
      { kind: 'not_handed_over_objected', details: { number, totalMinor: TOTAL }, resolved_at: null },
    ]);
    clock.advance(120);
    await endReportedBooking(test.deps, { bookingId: id });
    expect((await bookingOf(test.deps.database, id)).status).toBe('PAID');
    expect(await refundsOf(test.deps.database, id)).toEqual([]);
    const shown = await show(id);
    expect(shown.report).toMatchObject({ can_object: false, objected_at: expect.any(String) });
    expect(shown.timeline.at(-1)).toMatchObject({ kind: 'not_handed_over_objected', by: 'company' });
    expect((await report(renter, id)).data.reservation.not_handed_over.objected_at).not.toBeNull();
    const { action, object: about } = await test.deps.database
      .selectFrom('audit_event')
      .select(['action', 'object'])
      .where('action', '=', 'report_objected')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect([action, about]).toEqual(['report_objected', number]);
  });

  it('after 49 hours no more, and not to what nobody has reported', async () => {
    const { id } = await reported();
    clock.advance(49 * 60);
    expect(await object(id)).toMatchObject({ status: 409, code: 'booking.objection_too_late' });
    const other = await waiting(1);
    expect(await object(other.id)).toMatchObject({ status: 409, code: 'booking.nothing_reported' });
  });

  it('or hands the car over after all: the report ends nothing', async () => {
    const { id } = await reported();
    const values = { status: 'CHECKED IN' as const };
    await test.deps.database.updateTable('booking').set(values).where('id', '=', id).execute();
    clock.advance(49 * 60);
    await endReportedBooking(test.deps, { bookingId: id });
    expect((await bookingOf(test.deps.database, id)).status).toBe('CHECKED IN');
    expect(await refundsOf(test.deps.database, id)).toEqual([]);
  });
});
