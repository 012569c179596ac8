import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { storePassport } from '@nolo/tests/factories/stored-documents.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { watermark } from './watermark.ts';

const clock = testClock(testNow());
let test: TestApp;
let companyId: number;
let counter: TestMember;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
  companyId = (await createCompany(test.deps.database, {})).id;
  counter = await createMember(test.deps.database, 'counter', { companyId });
});
afterAll(() => test.close());

async function booked(values: Parameters<typeof createBooking>[2] = {}) {
  const { database } = test.deps;
  const renter = await createRenter(database, { documentsStatus: 'verified' });
  const picture = await storePassport(test.deps, renter);
  const car = await createCar(database, { company_id: companyId });
  const booking = await createBooking(database, renter, { car, ...values });
  return { renter, picture, ...booking };
}

const list = (id: string) => get(callUrl(businessApi.bookingDocuments.path, { params: { companyId, id } }));
const open = (id: string, person: string, kind = 'passport') =>
  get(callUrl(businessApi.bookingDocumentImage.path, { params: { companyId, id, person, kind } }));
const get = (url: string) => test.app.inject({ url, headers: { host: 'localhost', cookie: counter.cookie } });

async function audited() {
  const events = await test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'object'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  return events.slice(-2).map(({ action, object }) => [action, object]);
}

it('renter and drivers are shown with what there is; each look is written down, and the renter can read it', async () => {
  const { id, number, renter, picture } = await booked();
  const driver = await createRenter(test.deps.database);
  await test.deps.database
    .insertInto('booking_driver')
    .values({ booking_id: id, driver_id: driver.accountId })
    .execute();
  const shown = await list(id);
  expect(shown.json().data).toMatchObject({
    number,
    people: [
      {
        id: renter.accountId,
        name: 'Giulia Conti',
        documents_status: 'verified',
        document_expiry_date: '2031-05-01',
        images: ['passport'],
      },
      { id: driver.accountId, documents_status: 'uploaded', images: [] },
    ],
  });
  const opened = await open(id, renter.accountId);
  expect([opened.statusCode, opened.headers['content-type'], opened.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ]);
  expect(opened.rawPayload.equals(picture)).toBe(false);
  const { width, height } = await sharp(opened.rawPayload).metadata();
  expect([width, height]).toEqual([900, 600]);
  expect(await audited()).toEqual([
    ['documents_viewed', number],
    ['document_opened', `${number}, Giulia Conti`],
  ]);
  const looks = await test.deps.database
    .selectFrom('document_access_log')
    .select('account_id')
    .where('booking_id', '=', id)
    .execute();
  expect(looks).toHaveLength(2);
});

it('only while the booking is live, and nobody’s but those who drive on it', async () => {
  const { id, ends_at, renter } = await booked({ pickup: inDays(1), return: inDays(2) });
  const cancelled = await booked({ status: 'CANCELLED', values: { paid_at: testNow() } });
  expect((await list(cancelled.id)).json()).toMatchObject({ status: 409, code: 'booking.documents_closed' });
  expect((await open(id, cancelled.renter.accountId)).json()).toMatchObject({
    status: 404,
    code: 'document.not_found',
  });
  expect((await open(id, renter.accountId, 'document_front')).json().code).toBe('document.not_found');
  const elsewhere = await createBooking(test.deps.database, renter);
  expect((await list(elsewhere.id)).json()).toMatchObject({ status: 404, code: 'booking.not_found' });
  await test.deps.database
    .updateTable('session')
    .set({ expires_at: new Date(ends_at.getTime() + 10 * 86_400_000) })
    .execute();
  clock.set(new Date(ends_at.getTime() + 48 * 3_600_000));
  expect((await open(id, renter.accountId)).json().code).toBe('booking.documents_closed');
  clock.set(testNow());
});

it('a watermark is seen on white and on black, all over, whatever the words hold', async () => {
  const words = '<b>Rossi & figli</b> · Sara Marini · 2027-02-09 10:00';
  for (const background of ['white', 'black']) {
    const plain = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const marked = await watermark(plain, words);
    for (const corner of [
      { left: 0, top: 0 },
      { left: 600, top: 400 },
    ]) {
      const part = sharp(marked).extract({ ...corner, width: 600, height: 400 });
      const { channels } = await sharp(await part.toBuffer()).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(5);
    }
  }
});
