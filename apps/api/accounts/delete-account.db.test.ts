import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { tracesOf } from '@nolo/tests/api/support/traces.ts';
import { createWorld, type World } from '@nolo/tests/api/support/world.ts';
import { pendingBooking, samples, send } from '@nolo/tests/api/support/calls.ts';
import { signUpForm } from '@nolo/tests/calls/account-calls.ts';
import { inDays } from '@nolo/tests/factories/car.ts';
import { allFiles, ProfileCalls } from '@nolo/tests/calls/profile-calls.ts';
import { jpegPicture } from '@nolo/tests/factories/pictures.ts';
import { mailJobs } from '@nolo/tests/setup/queued-mails.ts';
import { until } from '@nolo/tests/setup/until.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld({ work: true });
});
afterAll(() => world.close());

const statusOf = async (id: string) =>
  (await world.database.selectFrom('booking').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

async function paidBooking() {
  const booking = await pendingBooking(world);
  await payWith(booking.url, '4242424242424242');
  await until('the payment', async () => (await statusOf(booking.id)) === 'PAID');
  return booking;
}

describe('deleting the account', () => {
  it('says first what happens to bookings and money', async () => {
    const { renter } = await paidBooking();
    const { json } = await send(world, 'accountDeletion', {}, renter);
    expect(json.data).toMatchObject({
      bookings: [{ is_paid: true, refund: 18_000, commission_kept: 0, car_name: 'Fiat 500' }],
      refund_total: 18_000,
      kept_bookings: 1,
      running_booking: null,
    });
  });

  it('cancels, refunds, mails, and leaves no name anywhere', async () => {
    const { renter, id } = await paidBooking();
    const documents = await samples.updateCustomerProfile(world);
    expect((await send(world, 'updateCustomerProfile', documents.input, renter)).status).toBe(200);
    const favorite = { params: { carId: world.rossi.car.id } };
    expect((await send(world, 'addFavoriteCar', favorite, renter)).status).toBe(201);
    expect((await send(world, 'deleteAccount', {}, renter)).status).toBe(200);
    expect(await statusOf(id)).toBe('CANCELLED');
    const refund = await until('the refund', async () =>
      world.database
        .selectFrom('refund')
        .select(['amount_minor', 'sent_at'])
        .where('booking_id', '=', id)
        .where('sent_at', 'is not', null)
        .executeTakeFirst(),
    );
    expect(refund.amount_minor).toBe(18_000);
    const subjects = async () =>
      (await world.test.mails())
        .filter((mail) => mail.includes(`To: ${renter.email}`))
        .flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? []);
    const isDone = async () => (await mailJobs(world.database)).every(({ state }) => state === 'completed');
    await until('every mail', isDone);
    expect(await subjects()).toContain('Your account has been deleted');
    // The mail about the deletion says what comes back.
    expect((await subjects()).filter((subject) => subject.includes('cancelled'))).toEqual([]);
    await until(
      'every trace to be gone',
      async () => (await tracesOf(world.database, renter.email)).length === 0,
    );
    expect((await send(world, 'profile', {}, renter)).status).toBe(401);
    const images = await world.database
      .selectFrom('document_image')
      .select('storage_key')
      .where('account_id', '=', renter.accountId)
      .execute();
    expect(images).toEqual([]);
    const favorites = await world.database
      .selectFrom('favorite_car')
      .select('car_id')
      .where('account_id', '=', renter.accountId)
      .execute();
    expect(favorites).toEqual([]);
    const row = await world.database
      .selectFrom('account')
      .selectAll()
      .where('id', '=', renter.accountId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      first_name: '',
      last_name: '',
      dob: null,
      fiscal_code: null,
      passport_number: null,
    });
    const booking = await world.database
      .selectFrom('booking')
      .select(['billing', 'total_minor'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(booking).toMatchObject({ billing: { name: '', email: '' }, total_minor: 18_000 });
  });

  it('erases the files of the documents', async () => {
    const profile = await ProfileCalls.start();
    try {
      await profile.newRenter();
      expect((await profile.put(allFiles(await jpegPicture()))).status).toBe(200);
      expect(await profile.storedFiles()).toHaveLength(3);
      const reply = await profile.test.app.inject({
        method: 'DELETE',
        url: '/api/v1/customer/account-delete',
        headers: { authorization: `Bearer ${profile.renter.token}` },
      });
      expect(reply.statusCode).toBe(200);
      await until('the files to be gone', async () => (await profile.storedFiles()).length === 0);
    } finally {
      await profile.test.close();
    }
  });

  it('is refused while a car is out, and changes nothing', async () => {
    const { renter, id } = await paidBooking();
    await world.database.updateTable('booking').set({ status: 'CHECKED IN' }).where('id', '=', id).execute();
    const shown = await send(world, 'accountDeletion', {}, renter);
    expect(shown.json.data).toMatchObject({ running_booking: expect.stringMatching(/^NL-/) });
    const reply = await send(world, 'deleteAccount', {}, renter);
    expect(reply.json).toMatchObject({ status: 409, code: 'account.rental_running' });
    expect((await send(world, 'profile', {}, renter)).status).toBe(200);
    expect(await statusOf(id)).toBe('CHECKED IN');
  });

  it('keeps a paid booking whose rental time is over, and cancels nothing after the pickup time', async () => {
    const { renter, id } = await paidBooking();
    const times = (pickup: string, back: string) =>
      world.database
        .updateTable('booking')
        .set({ pickup_local: pickup, return_local: back })
        .where('id', '=', id)
        .execute();
    await times(inDays(-1), inDays(2));
    const body = { reservation_id: id };
    const cancelled = await send(world, 'cancelReservation', { body }, renter);
    expect(cancelled.json).toMatchObject({ status: 409, code: 'booking.pickup_passed' });
    const refused = await send(world, 'deleteAccount', {}, renter);
    expect(refused.json).toMatchObject({ status: 409, code: 'account.rental_running' });
    await times(inDays(-5), inDays(-2));
    const shown = await send(world, 'accountDeletion', {}, renter);
    expect(shown.json.data).toMatchObject({ bookings: [], refund_total: 0, running_booking: null });
    expect((await send(world, 'deleteAccount', {}, renter)).status).toBe(200);
    expect(await statusOf(id)).toBe('PAID');
    const refunds = await world.database
      .selectFrom('refund')
      .where('booking_id', '=', id)
      .select('id')
      .execute();
    expect(refunds).toEqual([]);
  });

  it('leaves the address free for a new account', async () => {
    const renter = await world.newRenter();
    expect((await send(world, 'deleteAccount', {}, renter)).status).toBe(200);
    const again = await send(world, 'forgotPassword', { body: { email: renter.email } });
    expect(again.json.code).toBe('account.email_unknown');
    expect((await send(world, 'signUp', { body: signUpForm(renter.email) })).status).toBe(201);
  });
});
