import { afterAll, beforeAll, expect, it } from 'vitest';
import { changing, wish } from '@nolo/tests/factories/amendments.ts';
import { mailJobs } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { reserve, reservationBody } from '@nolo/tests/factories/reservation.ts';

let test: TestApp;
let renters: ReturnType<typeof changing>;

beforeAll(async () => {
  test = await createTestApp();
  renters = changing(test);
});
afterAll(() => test.close());

/** To the company of a booking, oldest first, once all of them are delivered. */
async function mailsToCompany(bookingId: string, count: number): Promise<string[]> {
  const { email } = await test.deps.database
    .selectFrom('booking')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .where('booking.id', '=', bookingId)
    .select('company.email')
    .executeTakeFirstOrThrow();
  const subjects = async () =>
    (await test.mails())
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.split(':')[0]?.trim() ?? []);
  await until(`${count} mails to the company`, async () => (await subjects()).length >= count);
  return (await subjects()).toSorted();
}

it('a company has one Italian mail each about a booking, its change and its cancellation', async () => {
  const { renter, id } = await renters.paidBooking();
  const { number } = await test.deps.database
    .selectFrom('booking')
    .where('id', '=', id)
    .select('number')
    .executeTakeFirstOrThrow();
  expect(await mailsToCompany(id, 1)).toEqual([`Nuova prenotazione ${number}`]);
  const moved = { ...wish(11, 14), expected_total: 18_000 };
  expect((await renters.change(renter, id, moved)).statusCode).toBe(200);
  expect((await renters.change(renter, id, moved)).statusCode).toBe(200);
  expect((await renters.cancel(renter, id)).statusCode).toBe(200);
  expect(await mailsToCompany(id, 3)).toEqual([
    `Nuova prenotazione ${number}`,
    `Prenotazione ${number} annullata`,
    `Prenotazione ${number} modificata`,
  ]);
});

it('an unpaid booking is no news to the company, nor is its end', async () => {
  const { renter, car } = await renters.paidBooking();
  const unpaid = await reserve(
    test.app,
    renter,
    car.id,
    reservationBody({
      start_date: wish(20, 22).start_date,
      end_date: wish(20, 22).end_date,
      expected_total: 12_000,
    }),
  );
  expect(unpaid.statusCode, unpaid.body).toBe(201);
  const { reservation_id: id } = unpaid.json<{ data: { reservation_id: string } }>().data;
  expect((await renters.cancel(renter, id)).statusCode).toBe(200);
  const ofBooking = (await mailJobs(test.deps.database)).filter(
    ({ payload }) => 'bookingId' in payload && payload.bookingId === id,
  );
  expect(ofBooking.map(({ template }) => template)).toEqual(['booking-cancelled']);
});
