import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { commissionFor } from '@nolo/domain/commission/commission.ts';
import { booksProblems } from '@nolo/domain/payment/booking-books.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { balancesOf, bookingOf, refundsOf, sumOf } from '@nolo/tests/api/support/money.ts';
import { CounterCalls } from '@nolo/tests/calls/counter-calls.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { aDayLonger, createRentalOnRoad, extending } from '@nolo/tests/factories/extension.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { sandboxControl } from '@nolo/tests/setup/sandbox-control.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { listBookingBooks } from '../../payments/reconciliation-store.ts';
import { findAmendment } from '../amendments/amendment-store.ts';
import { expireChange } from '../expire-checkout.ts';

const clock = testClock(testNow());
const VISA = '4242424242424242';
const SHARE = commissionFor(24_000).payoutMinor - commissionFor(18_000).payoutMinor;

let test: TestApp;
let calls: ReturnType<typeof extending>;
let companyId: number;
let member: TestMember;
let counter: CounterCalls;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
  calls = extending(test);
  companyId = (await createCompany(test.deps.database, {})).id;
  member = await createMember(test.deps.database, 'counter', { companyId });
  counter = new CounterCalls(test, member, companyId);
  // Still logged in when what is asked here ends.
  const expires_at = new Date(testNow().getTime() + 3 * 86_400_000);
  await test.deps.database.updateTable('session').set({ expires_at }).execute();
});
beforeEach(() => clock.set(testNow()));
afterAll(() => test.close());

const newCar = () => createCar(test.deps.database, { company_id: companyId });

async function onRoad(options: Parameters<typeof createRentalOnRoad>[2] = {}) {
  const renter = await createRenter(test.deps.database);
  const booking = await createRentalOnRoad(test.deps.database, renter, { car: await newCar(), ...options });
  return { renter, id: booking.id, car: booking.car };
}

async function asked() {
  const booked = await onRoad();
  expect(await calls.ask(booked.renter, booked.id)).toMatchObject({ status: 200 });
  return booked;
}

const answer = (id: string, accept: boolean) => calls.answer(member, companyId, id, accept);

/** Accepted, and its hosted page opened. */
async function accepted() {
  const booked = await asked();
  expect(await answer(booked.id, true)).toMatchObject({ status: 200 });
  const { data } = await calls.pay(booked.renter, booked.id);
  return { ...booked, url: data.url as string };
}

const extensionOf = async (bookingId: string) =>
  test.deps.database
    .selectFrom('booking_amendment')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();

const extended = (id: string) =>
  until('the extension', async () => {
    const booking = await bookingOf(test.deps.database, id);
    return booking.revision === 1 ? booking : undefined;
  });

async function expire(id: string) {
  const { id: amendmentId, expires_at } = await extensionOf(id);
  clock.set(expires_at);
  await expireChange(test.deps, { amendmentId });
}

/** Whether somebody else gets the car for the day after the agreed return. */
async function isTaken(carId: number): Promise<boolean> {
  const days = { start_date: inDays(2, '12:00'), end_date: inDays(3, '12:00'), expected_total: 6000 };
  const renter = await createRenter(test.deps.database);
  const reply = await reserve(test.app, renter, carId, { ...reservationBody(), ...days });
  return reply.statusCode === 409;
}

async function mailsTo({ email }: TestRenter) {
  const mails = await queuedMails(test.deps);
  return mails.filter(({ recipient }) => recipient === email).map(({ template }) => template);
}

const noticesOf = async (bookingId: string) =>
  (
    await test.deps.database
      .selectFrom('company_notice')
      .select('kind')
      .where('booking_id', '=', bookingId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

async function expectSoundBooks(id: string): Promise<void> {
  expect(sumOf(await balancesOf(test.deps.database, id))).toBe(0);
  const books = await listBookingBooks(test.deps.database, { after: null, most: 1000 });
  expect(books.filter(({ bookingId }) => bookingId === id).flatMap(booksProblems)).toEqual([]);
}

describe('asking', () => {
  it('says the difference first, holds the later days and tells the company, which sees its share', async () => {
    const { renter, id, car } = await onRoad();
    expect((await calls.quote(renter, id, inDays(3))).data).toMatchObject({
      before: { total: 18_000 },
      after: { total: 24_000 },
      difference: 6000,
    });
    expect(await calls.ask(renter, id)).toMatchObject({ status: 200 });
    expect(await calls.ask(renter, id)).toMatchObject({ status: 200 });
    expect(await isTaken(car.id)).toBe(true);
    expect(await noticesOf(id)).toEqual(['extension_asked']);
    const shown = await counter.ask(businessApi.companyBooking, id);
    expect(shown.data.booking).toMatchObject({
      end_date: inDays(2),
      extension: { end_date: inDays(3), difference: 6000, payout: SHARE, is_accepted: false },
    });
    expect((await calls.seen(renter, id)).extension).toMatchObject({
      is_possible: false,
      asked: { end_date: inDays(3), difference: 6000, is_accepted: false },
    });
  });

  it('holds them for less than a day, and not beyond the agreed return', async () => {
    const { id } = await asked();
    expect((await extensionOf(id)).expires_at).toEqual(new Date(clock.now().getTime() + 23 * 3_600_000));
    const soon = await onRoad({ pickup: inDays(-3), return: inDays(0, '20:00') });
    clock.set(new Date((await bookingOf(test.deps.database, soon.id)).ends_at.getTime() - 3_600_000));
    const price = (await calls.quote(soon.renter, soon.id, inDays(1))).data.after.total;
    expect(
      await calls.ask(soon.renter, soon.id, { end_date: inDays(1), expected_total: price }),
    ).toMatchObject({
      status: 200,
    });
    const { ends_at } = await bookingOf(test.deps.database, soon.id);
    expect((await extensionOf(soon.id)).expires_at).toEqual(ends_at);
  });

  it.each([
    ['no later return', inDays(2), 422, 'booking.return_not_later'],
    ['more than 30 days in all', inDays(30), 422, 'booking.range_too_long'],
  ])('%s is refused', async (_, end_date, status, code) => {
    const { renter, id } = await onRoad();
    expect(await calls.quote(renter, id, end_date)).toMatchObject({ status, code });
  });

  it('is for whoever has the car, until the agreed return', async () => {
    const paid = await onRoad({ status: 'PAID' });
    expect(await calls.ask(paid.renter, paid.id)).toMatchObject({
      status: 409,
      code: 'booking.not_extendable',
    });
    const late = await onRoad();
    clock.set((await bookingOf(test.deps.database, late.id)).ends_at);
    const { extension } = await calls.seen(late.renter, late.id);
    expect(extension).toEqual({ is_possible: false, asked: null });
    expect(await calls.ask(late.renter, late.id)).toMatchObject({ code: 'booking.not_extendable' });
  });

  it('is one question at a time, at the price that was seen, for days that are free', async () => {
    const { renter, id, car } = await onRoad();
    const dearer = { ...aDayLonger, expected_total: 1 };
    expect(await calls.ask(renter, id, dearer)).toMatchObject({ code: 'booking.price_changed' });
    expect(await isTaken(car.id)).toBe(false);
    expect(await calls.ask(renter, id)).toMatchObject({ status: 409, code: 'booking.dates_taken' });
    const open = await asked();
    const more = { end_date: inDays(4), expected_total: 30_000 };
    expect(await calls.ask(open.renter, open.id, more)).toMatchObject({ code: 'booking.extension_waiting' });
    expect(await calls.withdraw(open.renter, open.id)).toMatchObject({ status: 200 });
    expect(await calls.ask(open.renter, open.id, more)).toMatchObject({ status: 200 });
  });
});

describe('accepted', () => {
  it('and paid: the later return, and the money is commission and the company’s share at once', async () => {
    const { renter, id, car, url } = await accepted();
    expect(await mailsTo(renter)).toContain('extension-accepted');
    await payWith(url, VISA);
    expect(await extended(id)).toMatchObject({
      status: 'CHECKED IN',
      return_local: inDays(3),
      agreed_return_local: inDays(2),
      total_minor: 24_000,
    });
    expect((await balancesOf(test.deps.database, id)).renter ?? 0).toBe(0);
    await expectSoundBooks(id);
    expect(await isTaken(car.id)).toBe(true);
    expect(await noticesOf(id)).toEqual(['extension_asked', 'extended']);
    const { timeline, extension } = await calls.seen(renter, id);
    expect(timeline.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['extension_asked', 'extension_accepted', 'paid', 'changed']),
    );
    expect(extension).toEqual({ is_possible: true, asked: null });
  });

  it('is decided once, by its own company', async () => {
    const { id } = await accepted();
    expect(await answer(id, true)).toMatchObject({ status: 409, code: 'booking.nothing_to_decide' });
    expect(await answer(id, false)).toMatchObject({ code: 'booking.nothing_to_decide' });
    const other = await createCompany(test.deps.database, {});
    const stranger = await createMember(test.deps.database, 'owner', { companyId: other.id });
    expect(await calls.answer(stranger, other.id, id, true)).toMatchObject({ code: 'booking.not_found' });
  });

  it('costs nothing where the price has fallen, never less than was paid, and is made at once', async () => {
    const { renter, id, car } = await onRoad();
    await test.deps.database.updateTable('car').set({ day_minor: 3000 }).where('id', '=', car.id).execute();
    const { data } = await calls.quote(renter, id, inDays(3));
    expect(data).toMatchObject({ after: { total: 18_000 }, difference: 0 });
    expect(data.after.lines.at(-1)).toMatchObject({ kind: 'kept_price', amount: 6000 });
    await calls.ask(renter, id, { end_date: inDays(3), expected_total: 18_000 });
    expect(await answer(id, true)).toMatchObject({ status: 200 });
    expect(await extended(id)).toMatchObject({ return_local: inDays(3), total_minor: 18_000 });
    await expectSoundBooks(id);
  });

  it('and unpaid at its end: the booking is what it was, the days are free, and both are told', async () => {
    const { renter, id, car } = await accepted();
    await expire(id);
    expect(await bookingOf(test.deps.database, id)).toMatchObject({ revision: 0, return_local: inDays(2) });
    expect(await mailsTo(renter)).toContain('extension-ended');
    expect(await noticesOf(id)).toEqual(['extension_asked', 'extension_ended']);
    expect(await calls.pay(renter, id)).toMatchObject({ status: 409, code: 'booking.no_change_waiting' });
    expect(await isTaken(car.id)).toBe(false);
  });

  it('shortly before its end leaves half an hour to pay', async () => {
    const { id } = await asked();
    clock.set(new Date((await extensionOf(id)).expires_at.getTime() - 60_000));
    expect(await answer(id, true)).toMatchObject({ status: 200 });
    expect((await extensionOf(id)).expires_at).toEqual(new Date(clock.now().getTime() + 30 * 60_000));
  });

  it('and paid, the webhook lost: whoever ends it finds the payment, and the webhook adds nothing', async () => {
    const { id, url } = await accepted();
    await sandboxControl(test.sandboxOrigin, 'webhooks/hold');
    await payWith(url, VISA);
    await expire(id);
    expect(await extended(id)).toMatchObject({ total_minor: 24_000 });
    await sandboxControl(test.sandboxOrigin, 'webhooks/release');
    await expectSoundBooks(id);
  });

  it('and paid after its end: everything comes back', async () => {
    const { renter, id, url } = await accepted();
    await sandboxControl(test.sandboxOrigin, 'webhooks/hold');
    await payWith(url, VISA);
    expect(await calls.withdraw(renter, id)).toMatchObject({ status: 200 });
    await sandboxControl(test.sandboxOrigin, 'webhooks/release');
    const refund = await until('the refund', async () => (await refundsOf(test.deps.database, id))[0]);
    expect(refund).toMatchObject({ reason: 'late_payment', amount_minor: 6000 });
    expect(await bookingOf(test.deps.database, id)).toMatchObject({ revision: 0, total_minor: 18_000 });
    expect((await balancesOf(test.deps.database, id)).renter ?? 0).toBe(0);
  });
});

describe('not accepted', () => {
  it('declined: the days are free, and the renter is told', async () => {
    const { renter, id, car } = await asked();
    expect(await answer(id, false)).toMatchObject({ status: 200 });
    expect(await mailsTo(renter)).toContain('extension-ended');
    expect(await noticesOf(id)).toEqual(['extension_asked']);
    expect(await isTaken(car.id)).toBe(false);
    const { timeline } = await calls.seen(renter, id);
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'extension_declined', by: 'company' }));
  });

  it('unanswered: both are told, once, and a later answer is refused', async () => {
    const { renter, id, car } = await asked();
    await expire(id);
    await expire(id);
    expect((await mailsTo(renter)).filter((template) => template === 'extension-ended')).toHaveLength(1);
    expect(await noticesOf(id)).toEqual(['extension_asked', 'extension_ended']);
    expect(await answer(id, true)).toMatchObject({ code: 'booking.nothing_to_decide' });
    expect(await isTaken(car.id)).toBe(false);
  });
});

describe('at the counter', () => {
  const RETURN = inDays(3, '12:00');

  /** Really handed over today, and extended by a day. */
  async function handedOverAndExtended() {
    const { database } = test.deps;
    const renter = await createRenter(database, { documentsStatus: 'verified' });
    const days = { pickup: inDays(0, '12:00'), return: inDays(2, '12:00') };
    const { id } = await createBooking(database, renter, { car: await newCar(), ...days });
    await counter.prepare(id);
    const before = await counter.readings(id);
    expect(await counter.checkIn(id, before)).toMatchObject({ status: 201 });
    const price = (await calls.quote(renter, id, RETURN)).data.after.total;
    await calls.ask(renter, id, { end_date: RETURN, expected_total: price });
    await answer(id, true);
    await payWith((await calls.pay(renter, id)).data.url, VISA);
    await extended(id);
    return { renter, id, before };
  }

  it('agreement and police report stand with the return that they name; the car comes back by the later one', async () => {
    const { renter, id, before } = await handedOverAndExtended();
    const { data } = await counter.ask(businessApi.rentalAgreement, id);
    expect(data.agreement.signed_at).not.toBeNull();
    expect(data.agreement.signed_return).toBe(inDays(2, '12:00'));
    const kept = { ...(await counter.readings(id)), end_date: before.end_date };
    expect(await counter.checkOut(id, kept)).toMatchObject({ status: 409, code: 'handover.changed' });
    expect(await counter.checkOut(id, await counter.readings(id))).toMatchObject({ status: 201 });
    await expectSoundBooks(id);
    expect(await mailsTo(renter)).toContain('car-returned');
  });

  it('a check-in that is undone gives the renter the money of the extension, too', async () => {
    const { id } = await handedOverAndExtended();
    const manager = await createMember(test.deps.database, 'manager', { companyId });
    const office = new CounterCalls(test, manager, companyId);
    expect(await office.ask(businessApi.undoCheckIn, id, { reason: 'The wrong car.' })).toMatchObject({
      status: 200,
    });
    const { total_minor } = await bookingOf(test.deps.database, id);
    expect(await balancesOf(test.deps.database, id)).toMatchObject({ renter: -total_minor });
    await expectSoundBooks(id);
  });

  it('the car comes back while a question is open: it is withdrawn, and cannot be accepted', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database, { documentsStatus: 'verified' });
    const days = { pickup: inDays(0, '12:00'), return: inDays(2, '12:00') };
    const { id } = await createBooking(database, renter, { car: await newCar(), ...days });
    await counter.prepare(id);
    await counter.checkIn(id, await counter.readings(id));
    const price = (await calls.quote(renter, id, RETURN)).data.after.total;
    await calls.ask(renter, id, { end_date: RETURN, expected_total: price });
    expect(await counter.checkOut(id, await counter.readings(id))).toMatchObject({ status: 201 });
    const { id: amendmentId } = await extensionOf(id);
    const change = await inTransaction(database, (transaction) => findAmendment(transaction, amendmentId));
    expect(change?.status).toBe('withdrawn');
    expect(await answer(id, true)).toMatchObject({ code: 'booking.nothing_to_decide' });
  });
});
