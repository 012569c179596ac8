import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { pendingBooking, send } from '@nolo/tests/api/support/calls.ts';
import { createWorld, type World } from '@nolo/tests/api/support/world.ts';
import type { TestRenter } from '@nolo/tests/factories/renter.ts';
import { testClock, type TestClock } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { expireBooking } from '../../bookings/expire-checkout.ts';
import { remindPickup } from '../../bookings/remind-pickup.ts';
import { insertNotice } from './notice-store.ts';
import { reviewDocuments } from '@nolo/tests/factories/document-review.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

let clock: TestClock;
let world: World;

beforeAll(async () => {
  clock = testClock(testNow());
  world = await createWorld({ work: true, clock });
});
afterAll(() => world.close());

type Shown = { id: string; kind: string; number: string | null; detail: string | null; is_read: boolean };

async function noticesOf(renter: TestRenter): Promise<{ notices: Shown[]; unread: number }> {
  const { json } = await send(world, 'notices', {}, renter);
  return json.data as { notices: Shown[]; unread: number };
}
const kindsOf = async (renter: TestRenter) => (await noticesOf(renter)).notices.map(({ kind }) => kind);
const subjectsTo = async ({ email }: TestRenter) =>
  (await world.test.mails())
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? []);

async function paidBooking() {
  const booking = await pendingBooking(world);
  await payWith(booking.url, '4242424242424242');
  await until('the payment', async () => (await kindsOf(booking.renter)).includes('booking-paid'));
  return booking;
}

describe('notices', () => {
  it('tell of payment and cancellation, are counted until they are read, and can be deleted', async () => {
    const { renter, id } = await paidBooking();
    await send(world, 'cancelReservation', { body: { reservation_id: id } }, renter);
    const { notices, unread } = await noticesOf(renter);
    expect(notices.map(({ kind }) => kind).toSorted()).toEqual(['booking-cancelled', 'booking-paid']);
    expect(notices[0]?.number).toMatch(/^NL-\d+$/);
    expect(unread).toBe(2);
    const profile = await send(world, 'profile', {}, renter);
    expect(profile.json.data).toMatchObject({ unread_notices: 2 });
    const body = { ids: notices.map((notice) => notice.id) };
    expect((await send(world, 'readNotices', { body }, renter)).json).toMatchObject({ data: { unread: 0 } });
    expect(await noticesOf(renter)).toMatchObject({
      unread: 0,
      notices: [{ is_read: true }, { is_read: true }],
    });
    const params = { id: notices[0]?.id ?? '' };
    expect((await send(world, 'deleteNotice', { params }, renter)).status).toBe(200);
    expect((await noticesOf(renter)).notices).toHaveLength(1);
  });

  it('of a booking are shown, counted and read where the booking is, those of the account everywhere', async () => {
    const { renter, id } = await pendingBooking(world);
    clock.advance(31);
    await expireBooking(world.test.deps, { bookingId: id });
    await reviewDocuments(world.test.deps, renter);
    const elsewhere = { ...renter, host: world.bianchi.host };
    const at = async (host: string) => {
      const asked = { ...renter, host };
      const { json } = await send(world, 'notices', {}, asked);
      const { notices, unread } = json.data as { notices: Shown[]; unread: number };
      const profile = await send(world, 'profile', {}, asked);
      expect(profile.json.data).toMatchObject({ unread_notices: unread });
      return { kinds: notices.map(({ kind }) => kind).toSorted(), unread };
    };
    const both = ['documents-verified', 'payment-expired'];
    expect(await at(world.bianchi.host)).toEqual({ kinds: ['documents-verified'], unread: 1 });
    expect(await at(world.rossi.host)).toEqual({ kinds: both, unread: 2 });
    const body = { ids: (await noticesOf(renter)).notices.map((notice) => notice.id) };
    await send(world, 'readNotices', { body }, elsewhere);
    expect(await at('localhost')).toEqual({ kinds: both, unread: 1 });
  });

  it('that come after the list was shown stay unread; those before all of it are read with it', async () => {
    const { renter } = await pendingBooking(world);
    const add = async (key: string) => {
      clock.advance(1);
      const about = { accountId: renter.accountId, kind: 'password-changed' as const, data: {} };
      await insertNotice(world.database, { ...about, key: `${key}:${renter.email}`, createdAt: clock.now() });
    };
    await add('older');
    await add('first');
    await add('second');
    const shown = (await noticesOf(renter)).notices.slice(0, 2);
    await add('late');
    const body = { ids: shown.map(({ id }) => id) };
    const reply = await send(world, 'readNotices', { body }, renter);
    expect(reply.json.data).toEqual({ unread: 1 });
    expect((await noticesOf(renter)).notices.map(({ is_read }) => is_read)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('of somebody else are neither read nor a bound', async () => {
    const [mine, other] = [await pendingBooking(world), await pendingBooking(world)];
    clock.advance(31);
    await expireBooking(world.test.deps, { bookingId: mine.id });
    await expireBooking(world.test.deps, { bookingId: other.id });
    const body = { ids: (await noticesOf(other.renter)).notices.map(({ id }) => id) };
    expect((await send(world, 'readNotices', { body }, mine.renter)).json.data).toEqual({ unread: 1 });
    expect(await noticesOf(other.renter)).toMatchObject({ unread: 1 });
  });

  it('tell of a reservation that expired unpaid, once', async () => {
    const { renter, id } = await pendingBooking(world);
    clock.advance(31);
    await expireBooking(world.test.deps, { bookingId: id });
    await expireBooking(world.test.deps, { bookingId: id });
    expect(await kindsOf(renter)).toEqual(['payment-expired']);
    await until('the mails', async () => (await subjectsTo(renter)).length === 1);
  });

  it('remind of a pickup a day before, once, and never of an unpaid booking', async () => {
    const { renter, id } = await paidBooking();
    const { starts_at } = await world.database
      .selectFrom('booking')
      .select('starts_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const unpaid = await pendingBooking(world);
    // Asked too early, it is planned anew.
    await remindPickup(world.test.deps, { bookingId: id });
    expect(await kindsOf(renter)).not.toContain('pickup-reminder');
    const now = clock.now();
    try {
      clock.set(new Date(starts_at.getTime() - 23 * 3_600_000));
      await remindPickup(world.test.deps, { bookingId: id });
      await remindPickup(world.test.deps, { bookingId: id });
      expect((await kindsOf(renter)).filter((kind) => kind === 'pickup-reminder')).toHaveLength(1);
      await remindPickup(world.test.deps, { bookingId: unpaid.id });
      expect(await kindsOf(unpaid.renter)).toEqual([]);
    } finally {
      clock.set(now);
    }
  });

  it('plan the reminder with the payment', async () => {
    const { id } = await paidBooking();
    // The queue's clock is the database's.
    const { rows } = await sql<{ waits: number }>`
      SELECT extract(epoch FROM start_after - created_on)::float8 AS waits
      FROM jobs.job WHERE name = 'remind-pickup' AND data->>'bookingId' = ${id}`.execute(world.database);
    const { starts_at } = await world.database
      .selectFrom('booking')
      .select('starts_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const untilReminder = (starts_at.getTime() - clock.now().getTime()) / 1000 - 86_400;
    expect(rows).toEqual([{ waits: expect.closeTo(untilReminder, 0) }]);
  });

  it('tell whether documents were accepted, and why not', async () => {
    const { renter } = await pendingBooking(world);
    await reviewDocuments(
      world.test.deps,
      renter,
      [{ document: 'licence', problem: 'expired' }],
      'The photograph is blurred.',
    );
    await until('a mail', async () => (await subjectsTo(renter)).length === 1);
    clock.advance(1);
    await reviewDocuments(world.test.deps, renter);
    expect((await noticesOf(renter)).notices).toMatchObject([
      { kind: 'documents-verified' },
      { kind: 'documents-rejected' },
    ]);
    await until('another', async () => (await subjectsTo(renter)).length === 2);
  });
});
