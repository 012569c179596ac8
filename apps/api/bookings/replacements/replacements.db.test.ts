import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { balancesOf, bookingOf, refundsOf } from '@nolo/tests/api/support/money.ts';
import { breakProvider, repairProvider } from '@nolo/tests/api/support/provider.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { countHolds, createCar, inDays } from '@nolo/tests/factories/car.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import type { MailTemplate } from '../../notifications/emails/mail-definitions.ts';
import { listPayoutRows } from '../../payments/payouts/share-store.ts';
import { reconcile } from '../../operations/reconciler/reconcile.ts';
import { endReplacement } from './end-replacement.ts';
import { proposeCar } from '@nolo/tests/factories/replacement.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

const clock = testClock(testNow());
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
afterAll(() => test.close());

/** A booking, paid at the provider, of a company that has another car. */
async function paidBooking() {
  const { database } = test.deps;
  const renter = await createRenter(database);
  const car = await createCar(database);
  const other = await createCar(database, { company_id: car.company_id });
  const reply = await reserve(test.app, renter, car.id, reservationBody());
  const { url, reservation_id: id } = reply.json<{ data: { url: string; reservation_id: string } }>().data;
  await payWith(url, '4242424242424242');
  await until('PAID', async () => (await bookingOf(database, id)).status === 'PAID');
  return { renter, car, other, booking: await bookingOf(database, id) };
}

const setMinimumAge = (carId: number, age: number) =>
  test.deps.database.updateTable('car').set({ minimum_age: age }).where('id', '=', carId).execute();

const propose = (id: string, carId: number) => proposeCar(test.deps, id, carId);

function decide(renter: TestRenter, id: string, accept: boolean) {
  return test.app.inject({
    method: 'POST',
    url: `/api/v1/customer/reservation/${id}/replacement`,
    headers: bearer(renter),
    payload: { accept },
  });
}

const cancel = (renter: TestRenter, id: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/reservation/cancel',
    headers: bearer(renter),
    payload: { reservation_id: id },
  });

const deleteAccount = (renter: TestRenter) =>
  test.app.inject({ method: 'DELETE', url: '/api/v1/customer/account-delete', headers: bearer(renter) });

/** The moment the renter has let the proposal go by: a day before 00:00 of the pickup day. */
async function letItGoBy(id: string): Promise<void> {
  const { answer_until } = await test.deps.database
    .selectFrom('replacement')
    .select('answer_until')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  clock.set(answer_until);
}

const endsOf = async (id: string) =>
  (await bookingOf(test.deps.database, id)).cancel_reason ?? (await bookingOf(test.deps.database, id)).status;

const mailsOf = async (template: MailTemplate, recipient: string) =>
  (await queuedMails(test.deps)).filter((mail) => mail.template === template && mail.recipient === recipient);

describe('a car that somebody who drives is too young for', () => {
  it('is not proposed', async () => {
    const { other, booking } = await paidBooking();
    await setMinimumAge(other.id, 99);
    await expect(propose(booking.id, other.id)).rejects.toMatchObject({
      code: 'booking.driver_too_young',
      values: { name: 'Giulia C.', age: 99 },
    });
  });

  it('is not taken, either; refusing it is still possible', async () => {
    const { renter, other, booking } = await paidBooking();
    await propose(booking.id, other.id);
    await setMinimumAge(other.id, 99);
    const taken = await decide(renter, booking.id, true);
    expect([taken.statusCode, taken.json<{ code: string }>().code]).toEqual([
      422,
      'booking.driver_too_young',
    ]);
    expect((await decide(renter, booking.id, false)).statusCode).toBe(200);
    expect(await endsOf(booking.id)).toBe('replacement_refused');
  });

  it('counts for additional drivers', async () => {
    const { other, booking } = await paidBooking();
    const { accountId } = await createRenter(test.deps.database, { dob: '2000-01-01' });
    await test.deps.database
      .insertInto('booking_driver')
      .values({ booking_id: booking.id, driver_id: accountId })
      .execute();
    await setMinimumAge(other.id, 40);
    await expect(propose(booking.id, other.id)).rejects.toMatchObject({
      code: 'booking.driver_too_young',
    });
  });
});

describe('another car is proposed', () => {
  it('holds it for the decision, tells the renter, and shows it', async () => {
    const { renter, other, booking } = await paidBooking();
    await propose(booking.id, other.id);
    expect(await countHolds(test.deps.database, other.id)).toBe(1);
    expect(await mailsOf('replacement-proposed', renter.email)).toHaveLength(1);
    const stranger = await createRenter(test.deps.database);
    expect((await reserve(test.app, stranger, other.id, reservationBody())).json().code).toBe(
      'booking.dates_taken',
    );
    const shown = await test.app.inject({
      url: `/api/v1/customer/reservation/${booking.id}`,
      headers: bearer(renter),
    });
    expect(shown.json().data.reservation).toMatchObject({
      has_replacement: true,
      replacement: { id: other.id, car_make: 'Fiat', car_model: '500' },
    });
  });

  it('accepted: the booking moves at the same price, and the first car is free', async () => {
    const { renter, car, other, booking } = await paidBooking();
    await propose(booking.id, other.id);
    const reply = await decide(renter, booking.id, true);
    expect(reply.json()).toMatchObject({
      status: 200,
      data: { reservation: { status: 'PAID', replacement: null, car: { id: other.id } } },
    });
    expect(await bookingOf(test.deps.database, booking.id)).toMatchObject({
      car_id: other.id,
      total_minor: 18_000,
    });
    expect(await countHolds(test.deps.database, car.id)).toBe(0);
    expect(await countHolds(test.deps.database, other.id)).toBe(1);
    expect(await mailsOf('booking-changed', renter.email)).toHaveLength(1);
    expect(reply.json().data.reservation.timeline.at(-1).kind).toBe('replacement_accepted');
    expect((await decide(renter, booking.id, false)).json().code).toBe('booking.nothing_to_decide');
  });

  it('refused: everything comes back, both cars are free, and the company owes the commission', async () => {
    const { renter, car, other, booking } = await paidBooking();
    await propose(booking.id, other.id);
    const reply = await decide(renter, booking.id, false);
    expect(reply.json().data.reservation).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'replacement_refused',
      cancelled: { by: 'renter' },
      refund: 18_000,
    });
    expect(await countHolds(test.deps.database, car.id)).toBe(0);
    expect(await countHolds(test.deps.database, other.id)).toBe(0);
    expect(await refundsOf(test.deps.database, booking.id)).toMatchObject([{ amount_minor: 18_000 }]);
    // 180.00: subtotal 147.54, charges 22.13, with VAT 27.00.
    expect(await balancesOf(test.deps.database, booking.id)).toEqual({
      company_receivable: 2700,
      commission_revenue: -2213,
      vat_payable: -487,
    });
    const rows = await listPayoutRows(test.deps.database);
    const owing = rows.filter(({ bookingId }) => bookingId === booking.id);
    expect(owing).toMatchObject([{ renterMinor: 0, companyMinor: 0, owedMinor: 2700 }]);
    expect(await mailsOf('booking-cancelled', renter.email)).toMatchObject([
      { data: { reason: 'replacement_refused', refundMinor: 18_000 } },
    ]);
    await until('the refund', async () =>
      (await refundsOf(test.deps.database, booking.id)).every(({ sent_at }) => sent_at !== null),
    );
  });

  it('of two decisions at once, one counts', async () => {
    const { renter, other, booking } = await paidBooking();
    await propose(booking.id, other.id);
    const replies = await Promise.all([decide(renter, booking.id, true), decide(renter, booking.id, false)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the renter leaves instead of deciding', () => {
  const before = clock.now();
  afterEach(() => clock.set(before));

  it.each([
    ['cancels by the API', (renter: TestRenter, id: string) => cancel(renter, id)],
    ['deletes the account', (renter: TestRenter) => deleteAccount(renter)],
  ])('%s when cancelling is no longer free: as if refused', async (_, leave) => {
    const { renter, car, other, booking } = await paidBooking();
    await propose(booking.id, other.id);
    await letItGoBy(booking.id);
    clock.advance(-60);
    expect((await leave(renter, booking.id)).statusCode).toBe(200);
    const { database } = test.deps;
    expect(await bookingOf(database, booking.id)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'replacement_refused',
      refund_minor: 18_000,
    });
    expect(await countHolds(database, car.id)).toBe(0);
    expect(await countHolds(database, other.id)).toBe(0);
    expect(await refundsOf(database, booking.id)).toMatchObject([{ amount_minor: 18_000 }]);
    expect(await balancesOf(database, booking.id)).toEqual({
      company_receivable: 2700,
      commission_revenue: -2213,
      vat_payable: -487,
    });
  });

  it('and is told before what comes back', async () => {
    const { renter, other, booking } = await paidBooking();
    await propose(booking.id, other.id);
    await letItGoBy(booking.id);
    clock.advance(-60);
    const url = `/api/v1/customer/reservation/${booking.id}`;
    const shown = await test.app.inject({ url, headers: bearer(renter) });
    const { cancellation } = shown.json().data.reservation;
    expect(cancellation).toMatchObject({ reason: 'free', refund: 18_000, commission_kept: 0 });
    const deletion = await test.app.inject({
      url: '/api/v1/customer/account-delete',
      headers: bearer(renter),
    });
    expect(deletion.json().data).toMatchObject({ refund_total: 18_000 });
  });
});

describe('nobody answers', () => {
  const before = clock.now();
  afterEach(async () => {
    clock.set(before);
    await repairProvider(test);
  });

  it('until the deadline it stays; then everything comes back once, also when the provider fails at first', async () => {
    const { database } = test.deps;
    const { renter, car, other, booking } = await paidBooking();
    await propose(booking.id, other.id);
    await endReplacement(test.deps, { bookingId: booking.id });
    expect(await endsOf(booking.id)).toBe('PAID');
    await letItGoBy(booking.id);
    await breakProvider(test, { kind: 'error', status: 500, pathPrefix: '/v1/refunds', count: 3 });
    await Promise.all([1, 2].map(() => endReplacement(test.deps, { bookingId: booking.id })));
    expect(await bookingOf(database, booking.id)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'replacement_unanswered',
      refund_minor: 18_000,
    });
    expect(await countHolds(database, car.id)).toBe(0);
    expect(await countHolds(database, other.id)).toBe(0);
    expect((await decide(renter, booking.id, true)).json().code).toBe('booking.nothing_to_decide');
    expect(await mailsOf('booking-cancelled', renter.email)).toMatchObject([
      { data: { reason: 'replacement_unanswered', refundMinor: 18_000 } },
    ]);
    const { email } = await database
      .selectFrom('company')
      .select('email')
      .where('id', '=', car.company_id)
      .executeTakeFirstOrThrow();
    const toCompany = (await mailsOf('replacement-ended', email)).filter(({ data }) =>
      Object.values(data).includes(booking.number),
    );
    expect(toCompany).toMatchObject([{ language: 'it', data: { status: 'unanswered' } }]);
    const refunds = () => refundsOf(database, booking.id);
    await until('the refund', async () => (await refunds()).every(({ sent_at }) => sent_at !== null));
    expect(await refunds()).toMatchObject([{ amount_minor: 18_000, status: 'succeeded' }]);
    // As if refused: the company owes the commission.
    expect(await balancesOf(database, booking.id)).toEqual({
      company_receivable: 2700,
      commission_revenue: -2213,
      vat_payable: -487,
    });
  });

  it('an answer at the last minute counts, a minute later none does', async () => {
    const [early, late] = [await paidBooking(), await paidBooking()];
    for (const { booking, other } of [early, late]) await propose(booking.id, other.id);
    await letItGoBy(early.booking.id);
    clock.advance(-1);
    expect((await decide(early.renter, early.booking.id, true)).statusCode).toBe(200);
    await endReplacement(test.deps, { bookingId: early.booking.id });
    expect(await endsOf(early.booking.id)).toBe('PAID');
    clock.advance(1);
    expect((await decide(late.renter, late.booking.id, true)).json().code).toBe('booking.nothing_to_decide');
  });

  it('a job that was lost is made up for by the reconciler', async () => {
    const { booking, other } = await paidBooking();
    await propose(booking.id, other.id);
    await letItGoBy(booking.id);
    clock.advance(3);
    await reconcile(test.deps, test.app.log);
    expect(await endsOf(booking.id)).toBe('replacement_unanswered');
  });

  it.each([
    ['as the company noted', 'CHECKED IN', 0],
    ['as nobody noted until after the pickup', 'PAID', 2 * 24 * 60],
  ] as const)('a car that was picked up, %s, stays with its renter', async (_, status, minutes) => {
    const { database } = test.deps;
    const { booking, other } = await paidBooking();
    await propose(booking.id, other.id);
    await database.updateTable('booking').set({ status }).where('id', '=', booking.id).execute();
    await letItGoBy(booking.id);
    clock.advance(minutes);
    await endReplacement(test.deps, { bookingId: booking.id });
    expect(await endsOf(booking.id)).toBe(status);
    expect(await countHolds(database, other.id)).toBe(0);
    expect(await refundsOf(database, booking.id)).toEqual([]);
  });
});

describe('what cannot be proposed', () => {
  it('a second car, another company’s, the same one, one that is taken', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const booking = await createBooking(database, renter);
    const elsewhere = await createCar(database);
    const offline = await createCar(database, { company_id: booking.company_id, is_online: false });
    for (const carId of [elsewhere.id, offline.id, booking.car_id]) {
      await expect(propose(booking.id, carId)).rejects.toThrow('car.not_found');
    }
    const taken = await createCar(database, { company_id: booking.company_id });
    await createBooking(database, await createRenter(database), { car: taken });
    await expect(propose(booking.id, taken.id)).rejects.toThrow('booking.dates_taken');
    const other = await createCar(database, { company_id: booking.company_id });
    await propose(booking.id, other.id);
    await expect(propose(booking.id, other.id)).rejects.toThrow('booking.replacement_not_possible');
  });

  it('anything inside the last 48 hours, or for what is over; of an unpaid booking the company knows nothing', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const soon = { pickup: inDays(2, '23:00'), return: inDays(4, '23:00') };
    for (const options of [
      soon,
      { status: 'CHECKED IN' },
      { status: 'CANCELLED', values: { paid_at: testNow() } },
    ] as const) {
      const booking = await createBooking(database, renter, options);
      const other = await createCar(database, { company_id: booking.company_id });
      await expect(propose(booking.id, other.id)).rejects.toThrow('booking.replacement_not_possible');
    }
    const unpaid = await createBooking(database, renter, { status: 'PENDING' });
    await expect(propose(unpaid.id, unpaid.car_id)).rejects.toThrow('booking.not_found');
  });
});
