import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailTemplates } from '../../notifications/emails/mail-definitions.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCompany } from '@nolo/tests/factories/car.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createWebsite } from '@nolo/tests/factories/website.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { saveCheckoutSession, insertPayment } from '../../payments/payment-store.ts';
import { blankAccount, deleteOwnRows } from '../../accounts/erase-store.ts';

const clock = testClock(testNow());
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
});
afterAll(() => test.close());

function post(path: string, payload: object, host = 'localhost') {
  return test.app.inject({ method: 'POST', url: `/api/v1/reservation/${path}`, payload, headers: { host } });
}

const lookUp = (number: string, email: string, host?: string) => post('look-up', { number, email }, host);
const open = (token: string, host?: string) => post('link', { token }, host);

type LinkData = MailTemplates['booking-link'];

/** The links mailed to an address that still work, newest last. */
async function linksTo(address: string): Promise<LinkData[]> {
  const mails = (await queuedMails(test.deps)).filter(
    ({ recipient, template }) => recipient === address && template === 'booking-link',
  );
  return mails.map(({ data }) => data as LinkData);
}

async function booked(options: Parameters<typeof createBooking>[2] = {}) {
  const renter = await createRenter(test.deps.database);
  return { renter, booking: await createBooking(test.deps.database, renter, options) };
}

/** A change of a booking that waits for its payment, and whose page is open. */
async function waitingChange({ accountId }: { accountId: string }, { id }: { id: string }): Promise<void> {
  const { database } = test.deps;
  const booking = await database
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const { id: amendmentId } = await database
    .insertInto('booking_amendment')
    .values({
      booking_id: id,
      account_id: accountId,
      of_revision: 0,
      status: 'waiting',
      request_hash: Buffer.from('wish'),
      pickup_local: booking.pickup_local,
      return_local: booking.return_local,
      starts_at: booking.starts_at,
      ends_at: booking.ends_at,
      free_at: booking.ends_at,
      pickup_location: JSON.stringify(booking.pickup_location),
      return_location: JSON.stringify(booking.return_location),
      is_same_time: true,
      is_delivery: false,
      extras: '[]',
      driver_ids: [],
      quote: JSON.stringify(booking.quote),
      total_minor: booking.total_minor + 6000,
      platform_charges_minor: 0,
      difference_minor: 6000,
      created_at: now,
      expires_at: new Date(now.getTime() + 1_800_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const toPay = { bookingId: id, amendmentId, amountMinor: 6000, currency: 'EUR', at: now };
  const { id: paymentId } = await insertPayment(database, toPay);
  const session = { id: 'cs_test_2', paymentId, url: 'https://pay.example/2', at: now };
  await saveCheckoutSession(database, session);
}

async function linkOf({ number }: { number: string }, email: string): Promise<string> {
  expect((await lookUp(number, email)).statusCode).toBe(200);
  const link = (await linksTo(email)).at(-1);
  if (link === undefined) throw new Error('no link');
  return link.token;
}

describe('asking for a link', () => {
  it('answers the same whether or not number and address belong together, and mails only then', async () => {
    const { renter, booking } = await booked();
    const stranger = await createRenter(test.deps.database);
    const replies = [
      await lookUp(booking.number, renter.email),
      await lookUp(booking.number, stranger.email),
      await lookUp('NL-999999999', renter.email),
      await lookUp(booking.number, 'nobody@nolo.test'),
    ];
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await linksTo(renter.email)).toMatchObject([{ number: booking.number }]);
    expect(await linksTo(stranger.email)).toEqual([]);
    expect(await linksTo('nobody@nolo.test')).toEqual([]);
  });

  it('sends at most three an hour, and answers as before', async () => {
    const { renter, booking } = await booked();
    for (let time = 0; time < 5; time += 1) {
      expect((await lookUp(booking.number, renter.email)).statusCode).toBe(200);
    }
    expect(await linksTo(renter.email)).toHaveLength(3);
    clock.advance(61);
    await lookUp(booking.number, renter.email);
    expect(await linksTo(renter.email)).toHaveLength(1);
  });

  it('sends at most three to who asks ten times at once', async () => {
    const { renter, booking } = await booked();
    await Promise.all(Array.from({ length: 10 }, () => lookUp(booking.number, renter.email)));
    expect(await linksTo(renter.email)).toHaveLength(3);
  });

  it('refuses what is no booking number', async () => {
    expect((await lookUp('Fiat 500', 'giulia@nolo.test')).json()).toMatchObject({
      status: 400,
      code: 'request.invalid',
      errors: { number: [expect.stringContaining('NL-100001')] },
    });
  });

  it('finds nothing on the site of another company', async () => {
    const other = await createCompany(test.deps.database);
    await createWebsite(test.deps.database, { sub_domain: 'otherlinks', company_id: other.id });
    const { renter, booking } = await booked();
    expect((await lookUp(booking.number, renter.email, 'otherlinks.localhost')).statusCode).toBe(200);
    expect(await linksTo(renter.email)).toEqual([]);
    const token = await linkOf(booking, renter.email);
    expect((await open(token, 'otherlinks.localhost')).json().code).toBe('booking.link_invalid');
  });
});

describe('a link', () => {
  it('opens its booking to be read: nothing can be paid, changed or cancelled by it', async () => {
    const checkout = { id: 'cs_test_1', url: 'https://pay.example/1' };
    const { renter, booking } = await booked({ status: 'PENDING', checkout });
    await waitingChange(renter, booking);
    const token = await linkOf(booking, renter.email);
    for (const reply of [await open(token), await open(token)]) {
      expect(reply.json().data.reservation).toMatchObject({
        number: booking.number,
        status: 'PENDING',
        payment_url: null,
        cancellation: { allowed: false },
        change: { ruling: 'not_possible', waiting: { difference: 6000, payment_url: null } },
      });
    }
    const cancel = { method: 'POST', url: '/api/v1/reservation/cancel' } as const;
    const headers = { authorization: `Bearer ${token}` };
    const payload = { reservation_id: booking.id };
    expect((await test.app.inject({ ...cancel, headers, payload })).statusCode).toBe(401);
  });

  it('is stored as a hash alone', async () => {
    const { renter, booking } = await booked();
    const token = await linkOf(booking, renter.email);
    const rows = await test.deps.database
      .selectFrom('booking_link')
      .select('token_hash')
      .where('booking_id', '=', booking.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('works for an hour; an unknown one never did', async () => {
    const { renter, booking } = await booked();
    const token = await linkOf(booking, renter.email);
    clock.advance(59);
    expect((await open(token)).statusCode).toBe(200);
    clock.advance(1);
    for (const dead of [token, 'never-was', `${token}x`]) {
      expect((await open(dead)).json()).toMatchObject({ status: 404, code: 'booking.link_invalid' });
    }
  });

  it('closes when its renter leaves', async () => {
    const { renter, booking } = await booked();
    const token = await linkOf(booking, renter.email);
    await deleteOwnRows(test.deps.database, renter.accountId);
    await blankAccount(test.deps.database, renter.accountId, clock.now());
    expect((await open(token)).statusCode).toBe(404);
  });
});
