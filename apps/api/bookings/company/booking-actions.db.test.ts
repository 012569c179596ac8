import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { ledgerForCommissionOwed } from '@nolo/domain/commission/ledger.ts';
import { booksProblems } from '@nolo/domain/payment/booking-books.ts';
import { balancesOf, bookingOf, paymentOf, refundsOf, sumOf } from '@nolo/tests/api/support/money.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { countHolds, createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { settleWonDispute } from '../settle-won-dispute.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { listBookingBooks } from '../../payments/reconciliation-store.ts';

const clock = testClock(testNow());
const TOTAL = 18_000;
const { grossMinor: COMMISSION, payoutMinor: SHARE } = commissionFor(TOTAL);

let test: TestApp;
let companyId: number;
let manager: TestMember;
let counter: TestMember;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
  const { database } = test.deps;
  companyId = (await createCompany(database, {})).id;
  manager = await createMember(database, 'manager', { companyId });
  counter = await createMember(database, 'counter', { companyId });
  // Still logged in when the pickups of these tests come.
  const expires_at = new Date(testNow().getTime() + 30 * 86_400_000);
  await database.updateTable('session').set({ expires_at }).execute();
});
afterAll(() => test.close());

const newCar = (values = {}) => createCar(test.deps.database, { company_id: companyId, ...values });

/** Paid, from in ten days on, of a car of the company. */
async function paid(values: Parameters<typeof createBooking>[2] = {}) {
  const renter = await createRenter(test.deps.database);
  const car = await newCar();
  const booking = await createBooking(test.deps.database, renter, { car, ...values });
  clock.set(testNow());
  return { renter, ...booking };
}

type Asked = { id: string; who?: TestMember; body?: object; of?: number };

async function ask(endpoint: Endpoint, { id, who = manager, body, of = companyId }: Asked) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId: of, id } }),
    headers: { host: 'localhost', cookie: who.cookie, origin: test.deps.config.PUBLIC_ORIGIN },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const show = async (id: string) => (await ask(businessApi.companyBooking, { id })).data.booking;
const notProvide = (id: string) => ask(businessApi.cancelCompanyBooking, { id });
const noShow = (id: string, who = counter) => ask(businessApi.closeAsNoShow, { id, who });
const propose = (id: string, carId: number) =>
  ask(businessApi.proposeReplacement, { id, body: { car_id: carId } });

function cancel(renter: TestRenter, id: string) {
  return test.app.inject({
    method: 'POST',
    url: '/api/v1/reservation/cancel',
    headers: bearer(renter),
    payload: { reservation_id: id },
  });
}

async function object(renter: TestRenter, id: string, text = 'I was there at ten.') {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/v1/customer/reservation/${id}/objection`,
    headers: bearer(renter),
    payload: { text },
  });
  return { status: reply.statusCode, ...reply.json() };
}

const owed = Object.fromEntries(
  ledgerForCommissionOwed(TOTAL).map(({ account, amountMinor }) => [account, amountMinor]),
);

/** The ledger says what the end of the booking demands, and sums to zero. */
async function expectSoundBooks(id: string, balances: Record<string, number>): Promise<void> {
  const found = await balancesOf(test.deps.database, id);
  expect(found).toEqual(balances);
  expect(sumOf(found)).toBe(0);
  const books = await listBookingBooks(test.deps.database, { after: null, most: 1000 });
  expect(books.filter(({ bookingId }) => bookingId === id).flatMap(booksProblems)).toEqual([]);
}

async function mailsTo({ email }: TestRenter) {
  return (await queuedMails(test.deps)).filter(({ recipient }) => recipient === email);
}

async function lastAudit() {
  const { action, object: number } = await test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'object'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return [action, number];
}

/** Closed as not collected, an hour after the pickup time. */
const closed = async (values: Parameters<typeof createBooking>[2] = {}) => {
  const booking = await paid(values);
  clock.set(new Date(booking.starts_at.getTime() + 3_600_000));
  expect((await noShow(booking.id)).status).toBe(200);
  return booking;
};

/** One of two is done; the code with which the other is refused. */
const both = async (...asked: Promise<{ status: number; code?: string }>[]) => {
  const replies = await Promise.all(asked);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  return replies.find(({ status }) => status === 409)?.code;
};

const reasonOf = async (id: string) => (await bookingOf(test.deps.database, id)).cancel_reason;

describe('another car', () => {
  it('is offered of the same class or a higher one, free with its turnaround, the most alike first', async () => {
    const { database } = test.deps;
    const of = (await createCompany(database, { turnaround_minutes: 120 })).id;
    const owner = await createMember(database, 'owner', { companyId: of });
    const make = (values = {}) => createCar(database, { company_id: of, ...values });
    const booked = await make({ car_class: 'compact' });
    const renter = await createRenter(database, { dob: '2000-01-01', licence: { issuedOn: '2026-01-01' } });
    const { id } = await createBooking(database, renter, { car: booked });
    const higher = await make({ car_class: 'premium' });
    const elsewhere = await make({ parking_location: 'Ciampino' });
    const same = await make();
    await make({ car_class: 'economy' });
    await make({ is_online: false });
    await make({ minimum_age: 40 });
    await make({ licence_years: 5 });
    const busy = await make();
    // Begins within the turnaround of the one that would be proposed.
    const next = { car: busy, pickup: inDays(13, '11:00'), return: inDays(14) };
    await createBooking(database, await createRenter(database), next);
    const { data } = await ask(businessApi.replacementCars, { id, who: owner, of });
    expect(data.cars.map((car: { id: number }) => car.id)).toEqual([same.id, elsewhere.id, higher.id]);
    expect(data.cars[2]).toMatchObject({ name: 'Fiat 500', car_class: 'premium', place: 'Roma Termini' });
  });

  it('is an automatic for an automatic, and proposing anything less is refused', async () => {
    const { database } = test.deps;
    const automatic = await newCar({ transmission: 'automatic' });
    const { id } = await paid({ car: automatic });
    const manual = await newCar();
    const small = await newCar({ transmission: 'automatic', car_class: 'mini' });
    for (const { id: carId } of [manual, small]) {
      expect(await propose(id, carId)).toMatchObject({ status: 422, code: 'booking.replacement_not_equal' });
    }
    const foreign = await createCar(database, { transmission: 'automatic' });
    expect(await propose(id, foreign.id)).toMatchObject({ status: 404, code: 'car.not_found' });
    expect(await countHolds(database, manual.id)).toBe(0);
  });

  it('proposed, it is shown with the last moment to answer, and nothing else is proposed', async () => {
    const { id, number } = await paid();
    const other = await newCar();
    expect((await show(id)).actions).toMatchObject({ propose_replacement: true, not_provide: true });
    expect((await propose(id, other.id)).status).toBe(200);
    expect(await lastAudit()).toEqual(['replacement_proposed', number]);
    const shown = await show(id);
    expect(shown).toMatchObject({
      replacement: { car: 'Fiat 500', answer_until: inDays(9, '00:00') },
      actions: { propose_replacement: false, not_provide: true },
    });
    expect(shown.timeline.at(-1)).toMatchObject({ kind: 'replacement_proposed', by: 'company' });
    expect(await propose(id, other.id)).toMatchObject({
      status: 409,
      code: 'booking.replacement_not_possible',
    });
  });

  it('of two members who propose at once one is told that the other was first', async () => {
    const { id } = await paid();
    const [one, two] = [await newCar(), await newCar()];
    const replies = await Promise.all([propose(id, one.id), propose(id, two.id)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('the company cannot hand over the car', () => {
  it('gives everything back, owes the commission, and the renter is told why', async () => {
    const { id, number, renter, car } = await paid();
    expect(await notProvide(id)).toMatchObject({ status: 200 });
    expect(await bookingOf(test.deps.database, id)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'company',
      refund_minor: TOTAL,
    });
    expect(await countHolds(test.deps.database, car.id)).toBe(0);
    expect(await refundsOf(test.deps.database, id)).toMatchObject([{ amount_minor: TOTAL }]);
    await expectSoundBooks(id, owed);
    expect(await mailsTo(renter)).toMatchObject([
      { template: 'booking-cancelled', data: { reason: 'company', refundMinor: TOTAL } },
    ]);
    expect(await lastAudit()).toEqual(['booking_not_provided', number]);
    expect(await show(id)).toMatchObject({
      payout: 0,
      commission: COMMISSION,
      cancel_reason: 'company',
      actions: { not_provide: false, no_show: false, no_show_from: null },
    });
  });

  it('inside the last 48 hours and after the pickup time, too', async () => {
    const { id, starts_at } = await paid();
    clock.set(new Date(starts_at.getTime() - 3_600_000));
    expect((await show(id)).actions).toMatchObject({ propose_replacement: false, not_provide: true });
    const late = await paid();
    clock.set(late.starts_at);
    for (const one of [id, late.id]) expect((await notProvide(one)).status).toBe(200);
    expect([await reasonOf(id), await reasonOf(late.id)]).toEqual(['not_handed_over', 'not_handed_over']);
  });

  it('while another car is proposed: both are free, and the proposal is none any more', async () => {
    const { id, car } = await paid();
    const other = await newCar();
    await propose(id, other.id);
    expect((await notProvide(id)).status).toBe(200);
    const holds = await Promise.all([car.id, other.id].map((one) => countHolds(test.deps.database, one)));
    expect(holds).toEqual([0, 0]);
    expect((await show(id)).replacement).toBeNull();
    await expectSoundBooks(id, owed);
  });

  it('never once the car has been handed over', async () => {
    const { id } = await paid({ status: 'CHECKED IN' });
    expect(await notProvide(id)).toMatchObject({ status: 409, code: 'booking.not_cancellable' });
    expect(await noShow(id)).toMatchObject({ status: 409, code: 'booking.not_cancellable' });
  });

  it('what the renter’s bank holds is settled when it has decided', async () => {
    const { database } = test.deps;
    const { id } = await paid();
    const { intentId } = await paymentOf(database, id);
    const dispute = {
      id: `dp_${id}`,
      booking_id: id,
      payment_intent_id: intentId,
      amount_minor: TOTAL,
      reason: 'fraudulent',
      status: 'needs_response',
      opened_at: clock.now(),
    };
    await database.insertInto('dispute').values(dispute).execute();
    expect((await notProvide(id)).status).toBe(200);
    expect(await refundsOf(database, id)).toEqual([]);
    await database.updateTable('dispute').set({ status: 'won' }).where('id', '=', dispute.id).execute();
    const booking = await bookingOf(database, id);
    const won = {
      id: dispute.id,
      paymentIntentId: intentId,
      status: 'won',
    } as Parameters<typeof settleWonDispute>[2]['dispute'];
    await inTransaction(database, (transaction) =>
      settleWonDispute(test.deps, transaction, { booking, dispute: won }),
    );
    expect(await refundsOf(database, id)).toMatchObject([{ amount_minor: TOTAL }]);
    await expectSoundBooks(id, owed);
  });
});

describe('nobody comes for the car', () => {
  it('an hour after the pickup time, and not before', async () => {
    const { id, starts_at } = await paid();
    clock.set(new Date(starts_at.getTime() + 3_599_000));
    expect((await show(id)).actions).toMatchObject({ no_show: false, no_show_from: inDays(10, '11:00') });
    expect(await noShow(id)).toMatchObject({ status: 409, code: 'booking.no_show_too_early' });
    clock.advance(1);
    expect((await show(id)).actions.no_show).toBe(true);
    expect((await noShow(id)).status).toBe(200);
  });

  it('keeps the commission, gives back the rest, and tells the renter', async () => {
    const { id, number, renter, car } = await closed({ status: 'SIGNED' });
    expect(await bookingOf(test.deps.database, id)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'no_show',
      refund_minor: SHARE,
    });
    expect(await countHolds(test.deps.database, car.id)).toBe(0);
    expect(await refundsOf(test.deps.database, id)).toMatchObject([{ amount_minor: SHARE }]);
    const balances = await balancesOf(test.deps.database, id);
    expect(balances['commission_revenue']).toBeLessThan(0);
    await expectSoundBooks(id, { ...balances, provider_cash: COMMISSION });
    expect(await mailsTo(renter)).toMatchObject([
      { data: { reason: 'no_show', refundMinor: SHARE, commissionKeptMinor: COMMISSION } },
    ]);
    const notices = await test.deps.database
      .selectFrom('notice')
      .select('kind')
      .where('account_id', '=', renter.accountId)
      .execute();
    expect(notices).toEqual([{ kind: 'booking-cancelled' }]);
    expect(await lastAudit()).toEqual(['booking_no_show', number]);
  });

  it('the renter objects within 48 hours: a case for staff, once', async () => {
    const { id, renter, number } = await closed();
    clock.advance(47 * 60);
    for (let again = 0; again < 2; again++) {
      const { status, data } = await object(renter, id);
      expect([status, data.reservation.no_show.can_object]).toEqual([200, false]);
      expect(data.reservation.no_show.objected_at).not.toBeNull();
      expect(
        data.reservation.timeline.some(({ kind }: { kind: string }) => kind === 'no_show_objected'),
      ).toBe(true);
    }
    expect(await object(renter, id, 'And I waited an hour.')).toMatchObject({
      status: 409,
      code: 'booking.objection_exists',
    });
    const cases = await test.deps.database
      .selectFrom('payment_case')
      .select(['kind', 'details', 'resolved_at'])
      .where('booking_id', '=', id)
      .execute();
    expect(cases).toEqual([
      { kind: 'no_show_objected', details: { number, totalMinor: TOTAL }, resolved_at: null },
    ]);
    expect((await show(id)).timeline.at(-1)).toMatchObject({ kind: 'no_show_objected', by: 'renter' });
  });

  it('an objection comes in time, has words, and is the renter’s own', async () => {
    const { id, renter } = await closed();
    expect(await object(renter, id, ' ')).toMatchObject({
      status: 400,
      errors: { text: [expect.any(String)] },
    });
    const stranger = await createRenter(test.deps.database);
    expect(await object(stranger, id)).toMatchObject({ status: 404, code: 'booking.not_found' });
    clock.advance(48 * 60);
    expect(await object(renter, id)).toMatchObject({ status: 409, code: 'booking.objection_too_late' });
    const other = await paid();
    expect(await object(other.renter, other.id)).toMatchObject({
      status: 409,
      code: 'booking.nothing_to_object',
    });
  });
});

describe('of two who end a booking at once one wins, and the other reads why', () => {
  it('two members', async () => {
    const { id } = await paid();
    expect(await both(notProvide(id), notProvide(id))).toBe('booking.already_cancelled');
    await expectSoundBooks(id, owed);
    expect(await refundsOf(test.deps.database, id)).toHaveLength(1);
  });

  it('the company and the renter', async () => {
    const { id, renter } = await paid();
    const renters = cancel(renter, id).then((reply) => ({ status: reply.statusCode, ...reply.json() }));
    expect(await both(notProvide(id), renters)).toBe('booking.already_cancelled');
    const { cancel_reason } = await bookingOf(test.deps.database, id);
    await expectSoundBooks(id, cancel_reason === 'renter' ? {} : owed);
  });

  it('no-show and cannot hand over', async () => {
    const { id, starts_at } = await paid();
    clock.set(new Date(starts_at.getTime() + 7_200_000));
    expect(await both(notProvide(id), noShow(id))).toBe('booking.already_cancelled');
    expect(sumOf(await balancesOf(test.deps.database, id))).toBe(0);
    expect(await refundsOf(test.deps.database, id)).toHaveLength(1);
  });
});

it('who may only work at the counter closes what nobody collected, and ends nothing else', async () => {
  const { id } = await paid();
  for (const endpoint of [businessApi.cancelCompanyBooking, businessApi.replacementCars]) {
    expect(await ask(endpoint, { id, who: counter })).toMatchObject({ status: 403 });
  }
  expect((await bookingOf(test.deps.database, id)).status).toBe('PAID');
});

it('bookings of another company, and unpaid ones, are none', async () => {
  const elsewhere = await createMember(test.deps.database, 'owner', {
    companyId: (await createCompany(test.deps.database, {})).id,
  });
  const { company_id: of } = await test.deps.database
    .selectFrom('member')
    .select('company_id')
    .where('account_id', '=', elsewhere.accountId)
    .executeTakeFirstOrThrow();
  const foreign = await paid();
  const pending = await paid({ status: 'PENDING' });
  const body = { car_id: 1 };
  for (const endpoint of [
    businessApi.replacementCars,
    businessApi.proposeReplacement,
    businessApi.cancelCompanyBooking,
    businessApi.closeAsNoShow,
  ]) {
    const given = endpoint.method === 'POST' ? { body } : {};
    const theirs = await ask(endpoint, { id: foreign.id, who: elsewhere, of: Number(of), ...given });
    expect(theirs).toMatchObject({ status: 404, code: 'booking.not_found' });
    expect(await ask(endpoint, { id: pending.id, ...given })).toMatchObject({ code: 'booking.not_found' });
  }
});
