import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { countHolds, createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { paymentOf } from '@nolo/tests/api/support/money.ts';
import { providerOf } from '@nolo/tests/api/support/provider.ts';
import { sandboxControl, sandboxDeliveries } from '@nolo/tests/setup/sandbox-control.ts';
import { createTestApp, later, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { expireBooking } from './expire-checkout.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

const VISA = '4242424242424242';
const clock = testClock(testNow());
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock });
});
afterAll(() => test.close());

async function reservePaid(renter: TestRenter, carId: number, body = reservationBody()) {
  const reply = await reserve(test.app, renter, carId, body);
  expect(reply.statusCode, reply.body).toBe(201);
  const { url, reservation_id: id } = reply.json().data as { url: string; reservation_id: string };
  await payWith(url, VISA);
  await until('the webhook to make it PAID', async () => (await booking(id)).status === 'PAID');
  return id;
}

function booking(id: string) {
  return test.deps.database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function ledgerSum(id: string): Promise<number> {
  const entries = await test.deps.database
    .selectFrom('ledger_entry')
    .select('amount_minor')
    .where('booking_id', '=', id)
    .execute();
  return entries.reduce((sum, entry) => sum + entry.amount_minor, 0);
}

function cancel(renter: TestRenter, id: string) {
  return test.app.inject({
    method: 'POST',
    url: '/api/v1/reservation/cancel',
    headers: { ...bearer(renter), 'accept-language': 'it' },
    payload: { reservation_id: id },
  });
}

/** To the renter; the company has its own (`mails/mail-company.db.test.ts`). */
const mailsFor = async (text: string) =>
  (await test.mails()).filter((mail) => /^To: renter-/m.test(mail) && mail.includes(text));

describe('a booking, all the way', () => {
  it('is paid by card or a wallet that carries one, in its own currency, whatever the dashboard says', async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    const reply = await reserve(test.app, renter, car.id, reservationBody());
    const { reservation_id: id } = reply.json().data as { reservation_id: string };
    const { sessionId } = await paymentOf(test.deps.database, id);
    const session = await providerOf(test).checkout.sessions.retrieve(sessionId);
    expect(session).toMatchObject({
      mode: 'payment',
      allowed_payment_method_types: ['card'],
      adaptive_pricing: { enabled: false },
      currency: 'eur',
      amount_total: 18_000,
    });
    // The provider opens none that ends within half an hour by its own clock; ours may be minutes behind.
    const lastsMs = session.expires_at * 1000 - (await booking(id)).created_at.getTime();
    expect(lastsMs).toBeGreaterThan(34 * 60_000);
  });

  it('within 48 hours of its day says by mail that free cancellation is over', async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    const id = await reservePaid(
      renter,
      car.id,
      reservationBody({ start_date: inDays(1), end_date: inDays(4) }),
    );
    const { number } = await booking(id);
    await until('the mail', async () => (await mailsFor(number)).length === 1);
    expect((await mailsFor(number))[0]).toContain('It ended on');
  });

  it('reserves, is paid by the webhook, mails once, and is cancelled with everything back', async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    const id = await reservePaid(renter, car.id);
    const paid = await booking(id);
    expect(paid.total_minor).toBe(18_000);
    expect((await paymentOf(test.deps.database, id)).intentId).toMatch(/^pi_/);
    await until('the mail', async () => (await mailsFor(paid.number)).length === 1);

    const reply = await cancel(renter, id);
    expect(reply.json()).toMatchObject({
      status: 200,
      message: 'Prenotazione annullata',
      data: { reservation: { status: 'CANCELLED', refund: 18_000 } },
    });
    const refund = await until('the refund', async () =>
      test.deps.database
        .selectFrom('refund')
        .selectAll()
        .where('booking_id', '=', id)
        .where('sent_at', 'is not', null)
        .executeTakeFirst(),
    );
    expect(refund).toMatchObject({ amount_minor: 18_000, reason: 'cancelled' });
    expect(refund.provider_refund_id).toMatch(/^re_/);
    expect(await ledgerSum(id)).toBe(0);
    expect(await countHolds(test.deps.database, car.id)).toBe(0);
    expect((await cancel(renter, id)).json().code).toBe('booking.already_cancelled');
  });

  it('keeps the commission when cancelled inside 48 hours', async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    const soon = reservationBody({
      start_date: inDays(2, '23:00'),
      end_date: inDays(5, '23:00'),
    });
    const id = await reservePaid(renter, car.id, soon);
    // 180.00: subtotal 147.54, charges 22.13, with VAT 27.00; the renter gets 153.00.
    const reply = await cancel(renter, id);
    expect(reply.json().data.reservation).toMatchObject({ status: 'CANCELLED', refund: 15_300 });
    expect(await ledgerSum(id)).toBe(0);
  });

  it('gives a double click and a second tab the same booking and page', async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    const body = reservationBody();
    const replies = await Promise.all([1, 2, 3, 4].map(() => reserve(test.app, renter, car.id, body)));
    expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().data.url)).size).toBe(1);
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
  });

  it("replaces the renter's own unpaid booking when they come back with another wish", async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    const first = await reserve(test.app, renter, car.id, reservationBody());
    const longer = reservationBody({ end_date: inDays(14), expected_total: 24_000 });
    const second = await reserve(test.app, renter, car.id, longer);
    expect(second.statusCode, second.body).toBe(201);
    expect(await booking(first.json().data.reservation_id)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'replaced',
    });
    await until('the old session to be closed', async () => {
      const old = await paymentOf(test.deps.database, first.json().data.reservation_id);
      const session = await providerOf(test).checkout.sessions.retrieve(old.sessionId);
      return session.status === 'expired';
    });
    const page = await payWith(first.json().data.url, VISA);
    expect(page.location ?? '').not.toContain('session_id');
  });

  it('makes the car free after 30 minutes, and refunds a payment that comes later for a car that is taken', async () => {
    const [early, late] = [await createRenter(test.deps.database), await createRenter(test.deps.database)];
    const car = await createCar(test.deps.database);
    const reply = await reserve(test.app, early, car.id, reservationBody());
    const { url, reservation_id: id } = reply.json().data;
    await sandboxControl(test.sandboxOrigin, 'webhooks/hold');
    await payWith(url, VISA);
    // The worst case: paid, the webhook late, and the booking released without the provider being asked.
    await test.deps.database
      .updateTable('booking')
      .set({ status: 'CANCELLED', cancelled_at: clock.now(), cancel_reason: 'expired' })
      .where('id', '=', id)
      .execute();
    await test.deps.database.deleteFrom('hold').where('booking_id', '=', id).execute();
    await reservePaidWithoutWebhook(late, car.id);
    await sandboxControl(test.sandboxOrigin, 'webhooks/release');
    const refund = await until('the refund of the late payment', async () =>
      test.deps.database
        .selectFrom('refund')
        .selectAll()
        .where('booking_id', '=', id)
        .where('sent_at', 'is not', null)
        .executeTakeFirst(),
    );
    expect(refund).toMatchObject({ amount_minor: 18_000, reason: 'late_payment' });
    expect((await booking(id)).status).toBe('CANCELLED');
    expect(await ledgerSum(id)).toBe(0);
  });

  it('restores an expired booking when the late payment finds the car still free', async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    const reply = await reserve(test.app, renter, car.id, reservationBody());
    const { url, reservation_id: id } = reply.json().data;
    await sandboxControl(test.sandboxOrigin, 'webhooks/hold');
    await payWith(url, VISA);
    await test.deps.database
      .updateTable('booking')
      .set({ status: 'CANCELLED', cancelled_at: clock.now(), cancel_reason: 'expired' })
      .where('id', '=', id)
      .execute();
    await test.deps.database.deleteFrom('hold').where('booking_id', '=', id).execute();
    await sandboxControl(test.sandboxOrigin, 'webhooks/release');
    await until('the restored booking', async () => (await booking(id)).status === 'PAID');
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
  });

  it('asks the provider before it lets an unpaid booking go: a lost webhook does not lose a payment', async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    const reply = await reserve(test.app, renter, car.id, reservationBody());
    const { url, reservation_id: id } = reply.json().data;
    await sandboxControl(test.sandboxOrigin, 'webhooks/hold');
    await payWith(url, VISA);
    await expireBooking(later(test.deps, 31), { bookingId: id });
    expect((await booking(id)).status).toBe('PAID');
    await sandboxControl(test.sandboxOrigin, 'webhooks/release');
    await until('the late webhook to be answered', async () =>
      (await sandboxDeliveries(test.sandboxOrigin)).every((delivery) => delivery.status !== 'pending'),
    );
    expect((await mailsFor((await booking(id)).number)).length).toBeLessThanOrEqual(1);
  });

  it('keeps the car for the whole half hour, whatever the clock of the database says', async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    const reply = await reserve(test.app, renter, car.id, reservationBody());
    const { reservation_id: id } = reply.json().data;
    await sql`UPDATE jobs.job SET start_after = now() WHERE data->>'bookingId' = ${id}
      AND name = 'expire-booking'`.execute(test.deps.database);
    await until('the job to be done', async () => {
      const { rows } = await sql`SELECT 1 FROM jobs.job WHERE state = 'completed' AND name = 'expire-booking'
        AND data->>'bookingId' = ${id}`.execute(test.deps.database);
      return rows.length > 0;
    });
    expect((await booking(id)).status).toBe('PENDING');
    expect(await countHolds(test.deps.database, car.id)).toBe(1);
  });

  it('makes the car free when nobody paid', async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    const reply = await reserve(test.app, renter, car.id, reservationBody());
    const { url, reservation_id: id } = reply.json().data;
    await expireBooking(later(test.deps, 31), { bookingId: id });
    expect(await booking(id)).toMatchObject({ status: 'CANCELLED', cancel_reason: 'expired' });
    expect(await countHolds(test.deps.database, car.id)).toBe(0);
    const page = await payWith(url, VISA);
    expect(page.location ?? '').not.toContain('session_id');
  });

  it('is not paid by a declined card, and can then be paid with another', async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    const { url, reservation_id: id } = (await reserve(test.app, renter, car.id, reservationBody())).json()
      .data;
    const declined = await payWith(url, '4000000000000002');
    expect(declined.location ?? '').not.toContain('session_id');
    expect((await booking(id)).status).toBe('PENDING');
    await payWith(url, VISA);
    await until('PAID', async () => (await booking(id)).status === 'PAID');
  });

  it('confirms at once what a coupon makes free, and gives nothing back when cancelled', async () => {
    const renter = await createRenter(test.deps.database);
    const car = await createCar(test.deps.database);
    await test.deps.database
      .insertInto('coupon')
      .values({
        company_id: car.company_id,
        code: '10010010',
        kind: 'discount_percentage',
        value: 100,
        starts_on: inDays(-1).slice(0, 10),
        ends_on: inDays(30).slice(0, 10),
      })
      .execute();
    const free = reservationBody({ coupon: '10010010', expected_total: 0 });
    const reply = await reserve(test.app, renter, car.id, free);
    expect(reply.statusCode, reply.body).toBe(201);
    const { url, reservation_id: id } = reply.json<{ data: { url: string; reservation_id: string } }>().data;
    expect(url).toBe(`${test.deps.config.PUBLIC_ORIGIN}/en/checkout/return?reservation=${id}`);
    expect((await booking(id)).status).toBe('PAID');
    await until('the mail', async () => (await mailsFor('NL-')).some((mail) => mail.includes(renter.email)));
    const cancelled = await cancel(renter, id);
    expect(cancelled.json().data.reservation).toMatchObject({ status: 'CANCELLED', refund: 0 });
    expect(await countHolds(test.deps.database, car.id)).toBe(0);
  });

  it('keeps the turnaround blocked after the return', async () => {
    const company = await createCompany(test.deps.database, { turnaround_minutes: 120 });
    const car = await createCar(test.deps.database, { company_id: company.id });
    await reservePaid(await createRenter(test.deps.database), car.id);
    const other = await createRenter(test.deps.database);
    const tooSoon = reservationBody({ start_date: inDays(13, '11:59'), end_date: inDays(16, '11:59') });
    expect((await reserve(test.app, other, car.id, tooSoon)).json().code).toBe('booking.dates_taken');
    const after = reservationBody({ start_date: inDays(13, '12:00'), end_date: inDays(16, '12:00') });
    expect((await reserve(test.app, other, car.id, after)).statusCode).toBe(201);
  });
});

async function reservePaidWithoutWebhook(renter: TestRenter, carId: number): Promise<void> {
  const reply = await reserve(test.app, renter, carId, reservationBody());
  expect(reply.statusCode, reply.body).toBe(201);
}
