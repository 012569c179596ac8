import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, createPlace } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { proposeCar } from '@nolo/tests/factories/replacement.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, roma } from '@nolo/tests/factories/reservation.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { mailBookingPaid } from '../mails/booking-mail.ts';

const clock = testClock(testNow());
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
});
afterAll(() => test.close());

/** A company with an address of its own, and its owner, who has mails. */
async function newCompany() {
  const email = `${randomUUID()}@rossi.test`;
  const company = await createCompany(test.deps.database, { email });
  const owner = await createMember(
    test.deps.database,
    'owner',
    { companyId: company.id },
    { isNotified: true },
  );
  return { company, owner };
}

type Values = NonNullable<Parameters<typeof createBooking>[2]>['values'];

async function booked(companyId: number, values: Values = {}) {
  const renter = await createRenter(test.deps.database);
  const car = await createCar(test.deps.database, { company_id: companyId });
  return { renter, ...(await createBooking(test.deps.database, renter, { car, values })) };
}

/** As the payment leaves it. */
async function paid(companyId: number, values: Values = {}) {
  const { renter, car, paymentId: _, ...booking } = await booked(companyId, values);
  await inTransaction(test.deps.database, (transaction) => mailBookingPaid(test.deps, transaction, booking));
  return { renter, car, ...booking };
}

async function ask(
  endpoint: Endpoint,
  member: TestMember,
  companyId: number,
  more: { id?: string; body?: object } = {},
) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId, id: more.id } }),
    headers: { host: 'localhost', cookie: member.cookie, origin: test.deps.config.PUBLIC_ORIGIN },
    ...(more.body && { payload: more.body }),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

/** Who would have mails to the company of a booking, in which language, about what. */
async function mailsOf(bookingId: string) {
  const mails = (await queuedMails(test.deps)).filter(
    ({ data }) => 'bookingId' in data && 'companyId' in data && data.bookingId === bookingId,
  );
  return mails.map(({ recipient, language, data }) => ({
    recipient,
    language,
    news: 'news' in data ? data.news : 'status' in data && data.status,
  }));
}

const kindsOf = async (bookingId: string) =>
  (
    await test.deps.database
      .selectFrom('company_notice')
      .select('kind')
      .where('booking_id', '=', bookingId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

it('a new booking is told where the car is handed over in Italian, and each member who chose so in their language', async () => {
  const { company, owner } = await newCompany();
  const { database } = test.deps;
  const of = { companyId: company.id };
  const french = await createMember(database, 'counter', of, { isNotified: true });
  await database.updateTable('account').set({ language: 'fr' }).where('id', '=', french.accountId).execute();
  await createMember(database, 'manager', of);
  const place = await createPlace(database, company.id, { email: 'termini@rossi.test' });
  const { id } = await paid(company.id, {
    pickup_location: JSON.stringify({ ...roma, id: place.id }),
  });
  const mails = await mailsOf(id);
  expect(mails).toHaveLength(3);
  expect(mails).toEqual(
    expect.arrayContaining([
      { recipient: 'termini@rossi.test', language: 'it', news: 'new' },
      { recipient: owner.email, language: 'it', news: 'new' },
      { recipient: french.email, language: 'fr', news: 'new' },
    ]),
  );
  const { id: delivered } = await paid(company.id);
  expect((await mailsOf(delivered)).map(({ recipient }) => recipient)).toContain(company.email);
});

it('members of the contractor are told, too, and nobody twice', async () => {
  const { company, owner } = await newCompany();
  const { database } = test.deps;
  const contractor = await database
    .insertInto('contractor')
    .values({ name: 'Gruppo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('contractor_company')
    .values({ contractor_id: contractor.id, company_id: company.id })
    .execute();
  const theirs = { contractorId: contractor.id };
  const manager = await createMember(database, 'manager', theirs, { isNotified: true });
  const both = { isNotified: true, accountId: owner.accountId };
  await createMember(database, 'manager', theirs, both);
  const { id } = await paid(company.id);
  const recipients = (await mailsOf(id))
    .map(({ recipient }) => recipient)
    .toSorted((a, b) => a.localeCompare(b));
  expect(recipients).toEqual(
    [company.email, owner.email, manager.email].toSorted((a, b) => a.localeCompare(b)),
  );
});

it('who has left, or wants no mails any more, has none of those that wait', async () => {
  const { company, owner } = await newCompany();
  const { id } = await paid(company.id);
  await ask(businessApi.switchCompanyMails, owner, company.id, { body: { is_notified: false } });
  expect((await mailsOf(id)).map(({ recipient }) => recipient)).toEqual([company.email]);
  const [event] = await test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'before', 'after'])
    .where('company_id', '=', company.id)
    .orderBy('id', 'desc')
    .execute();
  expect(event).toEqual({
    action: 'company_mails_switched',
    before: { mails: true },
    after: { mails: false },
  });
});

it('each thing that happens is a notice and a mail: the answers to a proposal, the end, an objection, a report', async () => {
  const { company, owner } = await newCompany();
  const { database } = test.deps;
  const newCar = async () => (await createCar(database, { company_id: company.id })).id;
  const renters = (url: string, of: { token: string }, payload: object) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      headers: bearer({ ...of, accountId: '', email: '' }),
      payload,
    });
  const decide = async (accept: boolean) => {
    const { id, renter } = await paid(company.id);
    await proposeCar(test.deps, id, await newCar());
    const reply = await renters(`/customer/reservation/${id}/replacement`, renter, { accept });
    expect(reply.statusCode, reply.body).toBe(200);
    return id;
  };
  const accepted = await decide(true);
  const refused = await decide(false);
  expect(await kindsOf(accepted)).toEqual(['new', 'replacement_accepted']);
  expect(await kindsOf(refused)).toEqual(['new', 'replacement_refused']);
  const toOwner = (await mailsOf(refused)).filter(({ recipient }) => recipient === owner.email);
  expect(toOwner.map(({ news }) => news)).toEqual(['new', 'refused']);

  const cancelled = await paid(company.id);
  await renters('/reservation/cancel', cancelled.renter, { reservation_id: cancelled.id });
  expect(await kindsOf(cancelled.id)).toEqual(['new', 'cancelled']);

  const ended = await paid(company.id);
  await ask(businessApi.cancelCompanyBooking, owner, company.id, { id: ended.id });
  expect(await kindsOf(ended.id)).toEqual(['new', 'not_provided']);
  expect((await mailsOf(ended.id)).map(({ news }) => news)).toEqual([
    'new',
    'new',
    'not_provided',
    'not_provided',
  ]);

  const past = new Date(testNow().getTime() - 2 * 3_600_000);
  const missed = await paid(company.id, { starts_at: past });
  await ask(businessApi.closeAsNoShow, owner, company.id, { id: missed.id });
  await renters(`/customer/reservation/${missed.id}/objection`, missed.renter, { text: 'I was there.' });
  expect(await kindsOf(missed.id)).toEqual(['new', 'no_show', 'no_show_objected']);
});

it('notices are new until the member has looked, for each member by themselves', async () => {
  const { company, owner } = await newCompany();
  const other = await createMember(test.deps.database, 'counter', { companyId: company.id });
  clock.advance(1);
  const { id, number } = await paid(company.id);
  const newOf = async (member: TestMember) =>
    (await ask(businessApi.memberProfile, member, company.id)).companies[0].new_notices;
  expect(await newOf(owner)).toBe(1);
  const { notices, is_notified } = await ask(businessApi.companyNotices, owner, company.id);
  expect(is_notified).toBe(true);
  expect(notices).toMatchObject([
    { kind: 'new', booking_id: id, number, car: 'Fiat 500', renter: 'Giulia Conti', is_new: true },
  ]);
  clock.advance(1);
  await ask(businessApi.seeCompanyNotices, owner, company.id);
  expect(await newOf(owner)).toBeUndefined();
  expect((await ask(businessApi.companyNotices, owner, company.id)).notices).toMatchObject([
    { is_new: false },
  ]);
  expect(await newOf(other)).toBe(1);
  const elsewhere = await newCompany();
  expect((await ask(businessApi.companyNotices, elsewhere.owner, elsewhere.company.id)).notices).toEqual([]);
});
