import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MailTemplate, MailTemplates } from '../../notifications/emails/mail-definitions.ts';
import { changing, wish } from '@nolo/tests/factories/amendments.ts';
import { createCar } from '@nolo/tests/factories/car.ts';
import { proposeCar } from '@nolo/tests/factories/replacement.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { listLastNotices } from '../company/company-notice-store.ts';

let test: TestApp;
let renters: ReturnType<typeof changing>;

beforeAll(async () => {
  // No mail is sent before everything has happened.
  test = await createTestApp({ work: false });
  renters = changing(test);
});
afterAll(() => test.close());

/** What the mails of one kind about a booking would say, written now, the oldest first. */
async function said<T extends MailTemplate>(template: T, bookingId: string): Promise<MailTemplates[T][]> {
  const mails = (await queuedMails(test.deps)).filter(
    (mail) =>
      mail.template === template && 'bookingId' in mail.payload && mail.payload.bookingId === bookingId,
  );
  return mails.map(({ data }) => data as MailTemplates[T]);
}

it('a booking that is moved twice: each mail, to renter and company, has the dates and the total of its day', async () => {
  const { renter, id } = await renters.paidBooking();
  const first = { ...wish(11, 14), expected_total: 18_000 };
  const second = { ...wish(12, 14), expected_total: 12_000 };
  for (const change of [first, second])
    expect((await renters.change(renter, id, change)).statusCode).toBe(200);
  const booked = wish(10, 13);
  expect((await said('booking-paid', id)).map(({ pickupLocal }) => pickupLocal)).toEqual([booked.start_date]);
  expect(await said('booking-changed', id)).toMatchObject([
    { pickupLocal: first.start_date, totalMinor: 18_000, differenceMinor: 0 },
    { pickupLocal: second.start_date, totalMinor: 12_000, differenceMinor: -6_000 },
  ]);
  expect(await said('booking-for-company', id)).toMatchObject([
    { news: 'new', pickupLocal: booked.start_date, totalMinor: 18_000 },
    { news: 'changed', pickupLocal: first.start_date, totalMinor: 18_000 },
    { news: 'changed', pickupLocal: second.start_date, totalMinor: 12_000 },
  ]);
});

it('another car: what was told before names the car of before, in mails and under the bell', async () => {
  const { database } = test.deps;
  const { renter, id, car } = await renters.paidBooking();
  const model = await database
    .insertInto('car_model')
    .values({ make_id: car.make_id, name: 'Panda' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const panda = await createCar(database, { company_id: car.company_id, model_id: model.id });
  await proposeCar(test.deps, id, panda.id);
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/v1/customer/reservation/${id}/replacement`,
    headers: bearer(renter),
    payload: { accept: true },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await said('booking-paid', id)).map(({ carName }) => carName)).toEqual(['Fiat 500']);
  expect(await said('booking-for-company', id)).toMatchObject([
    { news: 'new', carName: 'Fiat 500' },
    { news: 'replacement_accepted', carName: 'Fiat Panda' },
  ]);
  const notices = await listLastNotices(database, car.company_id);
  expect(notices.filter(({ bookingId }) => bookingId === id).map(({ car: name }) => name)).toEqual([
    'Fiat Panda',
    'Fiat 500',
  ]);
});

it('documents verified and a company’s telephone changed since: the confirmation says what was so when it was paid', async () => {
  const { database } = test.deps;
  const { renter, id, car } = await renters.paidBooking();
  await database
    .updateTable('company')
    .set({ phone: '+39 06 000000' })
    .where('id', '=', car.company_id)
    .execute();
  await database
    .updateTable('account')
    .set({ documents_status: 'verified', first_name: 'Giulietta' })
    .where('id', '=', renter.accountId)
    .execute();
  const [mail] = await said('booking-paid', id);
  expect(mail).toMatchObject({ areDocumentsChecked: false, firstName: 'Giulietta' });
  expect(mail?.companyPhone).not.toBe('+39 06 000000');
});
