import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataExport } from '@nolo/contract/privacy.ts';
import { LINK_TOKEN } from '@nolo/domain/booking/document-access.ts';
import type { BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { allFiles, ProfileCalls } from '@nolo/tests/calls/profile-calls.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createDocumentLink } from '@nolo/tests/factories/document-link.ts';
import { jpegPicture } from '@nolo/tests/factories/pictures.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { createWebsite } from '@nolo/tests/factories/website.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { blankAccount, deleteOwnRows } from '../../accounts/erase-store.ts';
import { proposeCar } from '@nolo/tests/factories/replacement.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

const clock = testClock(testNow());
let test: TestApp;
let companies = 0;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
});
afterAll(() => test.close());

type Link = { token: string; browser: string };

function post(path: string, payload: object, host = 'localhost', language = 'en') {
  const headers = { host, 'accept-language': language };
  return test.app.inject({ method: 'POST', url: `/api/v1/company/documents/${path}`, payload, headers });
}
const ask = (number: string, email: string, host?: string) => post('look-up', { number, email }, host);
const open = (link: Link, host?: string) => post('link', link, host);
const picture = (link: Link, kind = 'passport', host?: string) => post('image', { ...link, kind }, host);

/** A booking with a company of its own. */
async function booked(status: BookingStatus = 'PAID', renter?: TestRenter) {
  companies += 1;
  const company = await createCompany(test.deps.database, { email: `Banco${companies}@rental.test` });
  const car = await createCar(test.deps.database, { company_id: company.id });
  const of = renter ?? (await createRenter(test.deps.database, { documentsStatus: 'verified' }));
  const booking = await createBooking(test.deps.database, of, { status, car });
  return { renter: of, company, booking, email: company.email };
}

/** The same with a link, as the mail brings it. */
async function linked(status?: BookingStatus) {
  const made = await booked(status);
  return { ...made, link: await createDocumentLink(test.deps.database, made.booking, clock.now()) };
}

/** Those whose links still work. */
async function mailsTo(address: string) {
  const mails = (await queuedMails(test.deps)).filter(({ recipient }) => recipient === address);
  return mails.map(({ data, language, template }) => ({ data, language, template }));
}

async function withPassport({ accountId }: TestRenter): Promise<void> {
  const { database, documents } = test.deps;
  await database
    .updateTable('account')
    .set({ document_type: 'passport', document_expiry_date: '2031-05-01', dl_expiry_date: '2032-06-02' })
    .where('id', '=', accountId)
    .execute();
  for (const kind of [
    'passport',
    'document_front',
    'driving_licence_front',
    'driving_licence_back',
  ] as const) {
    const storage_key = await documents.put(Buffer.from(`picture of ${kind}`));
    await database
      .insertInto('document_image')
      .values({ account_id: accountId, kind, storage_key })
      .execute();
  }
}

async function looksAt({ id }: { id: string }): Promise<number> {
  const looks = await test.deps.database
    .selectFrom('document_access_log')
    .select('id')
    .where('booking_id', '=', id)
    .execute();
  return looks.length;
}

/** One answer for everything that opens nothing. */
async function expectClosed(link: Link, host?: string): Promise<void> {
  for (const reply of [await open(link, host), await picture(link, 'passport', host)]) {
    expect(reply.json()).toEqual({
      status: 404,
      code: 'booking.documents_link_invalid',
      message: expect.stringContaining('no longer works') as string,
    });
  }
}

describe('asking for a link', () => {
  it('answers the same whatever was typed, and mails only to the address the company has with us', async () => {
    const { booking, email, renter } = await booked();
    const other = await booked();
    const unpaid = await booked('PENDING');
    const replies = [
      await ask(booking.number, ` ${email.toUpperCase()} `),
      await ask(booking.number, other.email),
      await ask(booking.number, renter.email),
      await ask(booking.number, 'nobody@rental.test'),
      await ask('NL-999999999', email),
      await ask(unpaid.booking.number, unpaid.email),
    ];
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await mailsTo(email)).toMatchObject([
      { template: 'document-link', data: { number: booking.number } },
    ]);
    for (const none of [other.email, renter.email, 'nobody@rental.test', unpaid.email, email.toUpperCase()]) {
      expect(await mailsTo(none)).toEqual([]);
    }
  });

  it('has at most three links of a booking live, sixty of a company, and answers as before', async () => {
    const { booking, email, renter, company } = await booked();
    for (let time = 0; time < 5; time += 1) await ask(booking.number, email);
    expect(await mailsTo(email)).toHaveLength(3);
    for (let time = 0; time < 57; time += 1)
      await createDocumentLink(test.deps.database, booking, clock.now());
    const car = await createCar(test.deps.database, { company_id: company.id });
    const second = await createBooking(test.deps.database, renter, { car });
    expect((await ask(second.number, email)).statusCode).toBe(200);
    expect(await mailsTo(email)).toHaveLength(3);
    clock.advance(30);
    await ask(second.number, email);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('has a new one as soon as an old one is over', async () => {
    const { booking, email } = await booked();
    for (let time = 0; time < 3; time += 1) await ask(booking.number, email);
    clock.advance(29);
    await ask(booking.number, email);
    expect(await mailsTo(email)).toHaveLength(3);
    clock.advance(1);
    await ask(booking.number, email);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('sends at most three to who asks ten times at once', async () => {
    const { booking, email } = await booked();
    await Promise.all(Array.from({ length: 10 }, () => ask(booking.number, email)));
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('finds nothing on the site of another company, and its own on its own', async () => {
    const { booking, email, company } = await booked();
    const other = await createCompany(test.deps.database);
    await createWebsite(test.deps.database, { sub_domain: 'otherdocs', company_id: other.id });
    await createWebsite(test.deps.database, { sub_domain: 'owndocs', company_id: company.id });
    expect((await ask(booking.number, email, 'otherdocs.localhost')).statusCode).toBe(200);
    expect(await mailsTo(email)).toEqual([]);
    await ask(booking.number, email, 'owndocs.localhost');
    expect(await mailsTo(email)).toHaveLength(1);
    const link = await createDocumentLink(test.deps.database, booking, clock.now());
    await expectClosed(link, 'otherdocs.localhost');
    expect((await open(link, 'owndocs.localhost')).statusCode).toBe(200);
  });
});

describe('a link', () => {
  it('shows what prepares the hand-over, and no more', async () => {
    const { renter, booking, company, link } = await linked();
    await withPassport(renter);
    expect((await open(link)).json().data).toEqual({
      number: booking.number,
      company: company.name,
      car: 'Fiat 500',
      start_date: booking.pickup_local,
      end_date: booking.return_local,
      pickup: 'Roma Termini',
      renter: 'Giulia Conti',
      drivers: [],
      documents_status: 'verified',
      document_type: 'passport',
      document_expiry_date: '2031-05-01',
      dl_expiry_date: '2032-06-02',
      images: ['passport', 'driving_licence_front', 'driving_licence_back'],
      closes_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/) as string,
      seconds_left: 1800,
    });
  });

  it('streams the pictures of the documents in use, kept by nobody', async () => {
    const { renter, link } = await linked();
    await withPassport(renter);
    await open(link);
    const reply = await picture(link);
    expect([reply.statusCode, reply.body]).toEqual([200, 'picture of passport']);
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/jpeg',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    for (const kind of ['document_front', 'photo']) {
      expect((await picture(link, kind)).json().code).toBe('document.not_found');
    }
    // No address shows one: not with the token in it, not with that of a renter.
    for (const url of ['/image', `/image?token=${link.token}&browser=${link.browser}&kind=passport`]) {
      const get = { url: `/api/v1/company/documents${url}`, headers: bearer(renter) };
      expect((await test.app.inject(get)).statusCode).toBe(405);
    }
  });

  it('opens nothing until it was opened, and from then on in that browser alone', async () => {
    const { renter, link } = await linked();
    await withPassport(renter);
    expect((await picture(link)).json().code).toBe('booking.documents_link_invalid');
    expect((await open(link)).statusCode).toBe(200);
    expect((await open(link)).statusCode).toBe(200);
    await expectClosed({ ...link, browser: newToken().token });
    expect((await picture(link)).statusCode).toBe(200);
  });

  it('is one browser’s when two open it at once', async () => {
    const { link } = await linked();
    const browsers = Array.from({ length: 6 }, () => ({ ...link, browser: newToken().token }));
    const replies = await Promise.all(browsers.map((one) => open(one)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is stored as hashes alone, and works for half an hour', async () => {
    const { booking, link } = await linked();
    await open(link);
    const rows = await test.deps.database
      .selectFrom('document_link')
      .selectAll()
      .where('booking_id', '=', booking.id)
      .execute();
    expect(link.token).toMatch(LINK_TOKEN);
    expect(rows).toMatchObject([
      { token_hash: hashToken(link.token), browser_hash: hashToken(link.browser) },
    ]);
    clock.advance(29);
    expect((await open(link)).json().data.seconds_left).toBe(60);
    clock.advance(1);
    await expectClosed(link);
    await expectClosed({ ...link, token: newToken().token });
  });

  it.each(['PENDING', 'CANCELLED'] as const)('shows nothing of a booking that is %s', async (status) => {
    const { link, booking } = await linked(status);
    await expectClosed(link);
    expect(await looksAt(booking)).toBe(0);
  });

  it('shows nothing any more once the booking is cancelled, and nothing is written down', async () => {
    const { renter, booking, link } = await linked();
    await withPassport(renter);
    await open(link);
    expect((await picture(link)).statusCode).toBe(200);
    const cancel = { method: 'POST', url: '/api/v1/reservation/cancel' } as const;
    const payload = { reservation_id: booking.id };
    expect((await test.app.inject({ ...cancel, headers: bearer(renter), payload })).statusCode).toBe(200);
    await expectClosed(link);
    expect(await looksAt(booking)).toBe(1);
  });

  it('shows nothing two days after the return', async () => {
    const { booking, email } = await booked('CHECKED IN');
    const before = clock.now();
    const closes = booking.ends_at.getTime() + 48 * 3_600_000;
    clock.set(new Date(closes - 60_000));
    const last = await createDocumentLink(test.deps.database, booking, clock.now());
    expect((await open(last)).json().data).toMatchObject({
      seconds_left: 60,
      closes_at: toLocal(new Date(closes).toISOString(), 'Europe/Rome'),
    });
    clock.set(new Date(closes));
    await expectClosed(last);
    await ask(booking.number, email);
    expect(await mailsTo(email)).toEqual([]);
    clock.set(before);
  });

  it('a booking with a link stays with its company: the keys hold them together', async () => {
    const { booking } = await linked();
    const next = await createCompany(test.deps.database);
    const car = await createCar(test.deps.database, { company_id: next.id });
    await expect(
      test.deps.database
        .updateTable('booking')
        .set({ company_id: next.id, car_id: car.id })
        .where('id', '=', booking.id)
        .execute(),
    ).rejects.toThrow('foreign key');
  });

  it('shows the other car once the renter has taken it', async () => {
    const { renter, booking, company, link } = await linked();
    const other = await createCar(test.deps.database, { company_id: company.id });
    await proposeCar(test.deps, booking.id, other.id);
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api/v1/customer/reservation/${booking.id}/replacement`,
      headers: bearer(renter),
      payload: { accept: true },
    });
    expect(reply.statusCode).toBe(200);
    expect((await open(link)).statusCode).toBe(200);
  });

  it('closes when its renter leaves', async () => {
    const { renter, link } = await linked();
    expect((await open(link)).statusCode).toBe(200);
    await deleteOwnRows(test.deps.database, renter.accountId);
    await blankAccount(test.deps.database, renter.accountId, clock.now());
    await expectClosed(link);
  });
});

describe('the renter', () => {
  it('reads who looked and when, takes it along, and it goes with the account', async () => {
    const calls = await ProfileCalls.start();
    try {
      const { database } = calls.test.deps;
      await calls.newRenter();
      await calls.put(allFiles(await jpegPicture()));
      const booking = await createBooking(database, calls.renter);
      const link = await createDocumentLink(database, booking);
      const url = '/api/v1/company/documents/link';
      for (const _ of ['first', 'again']) {
        const opened = await calls.test.app.inject({ method: 'POST', url, payload: link });
        expect(opened.statusCode).toBe(200);
      }
      const company = 'Rossi Autonoleggio';
      const look = { company, number: booking.number, times: 2 };
      expect((await calls.get('')).json().data.looks).toMatchObject([look]);
      const headers = bearer(calls.renter);
      const exported = await calls.test.app.inject({ url: '/api/v1/customer/data-export', headers });
      const { tables } = exported.json<{ data: DataExport }>().data;
      const exportedLook = { company, booking: booking.number };
      expect(tables['document_access_log']).toMatchObject([exportedLook, exportedLook]);
      const cancel = { method: 'POST', url: '/api/v1/reservation/cancel', headers } as const;
      await calls.test.app.inject({ ...cancel, payload: { reservation_id: booking.id } });
      const leave = { method: 'DELETE', url: '/api/v1/customer/account-delete', headers } as const;
      expect((await calls.test.app.inject(leave)).statusCode).toBe(200);
      expect(await database.selectFrom('document_access_log').select('id').execute()).toEqual([]);
    } finally {
      await calls.test.close();
    }
  });
});
