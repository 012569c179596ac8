import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { ReviewPart } from '@nolo/domain/review/review.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createMember, createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { createCheckIn, createFinishedBooking, createReview } from '@nolo/tests/factories/review.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { deleteOwnRows } from '../accounts/erase-store.ts';

let test: TestApp;
let companyId: number;
const now = testNow();

beforeAll(async () => {
  test = await createTestApp({ clock: testClock(now), work: false });
});
afterAll(() => test.close());

const said = { stars: 4, text: 'Clean and on time.' };

async function review(renter: TestRenter, id: string, body: object = said) {
  const reply = await test.app.inject({
    method: 'POST',
    url: `${API_BASE}/customer/reservation/${id}/review`,
    headers: { host: 'localhost', authorization: `Bearer ${renter.token}`, 'accept-language': 'fr' },
    payload: body,
  });
  return reply.json();
}

async function ask(
  by: TestMember,
  endpoint: Endpoint,
  { id = '', body = {} }: { id?: string; body?: object } = {},
) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId, id } }),
    headers: { host: 'localhost', cookie: by.cookie, origin: test.deps.config.PUBLIC_ORIGIN },
    ...(endpoint.method !== 'GET' && { payload: body }),
  });
  return reply.json();
}

const hide = async (id: string, part: ReviewPart) =>
  ask(await createStaff(test.deps.database, ['support']), staffApi.hideReview, {
    id,
    body: { part, reason: 'It names a person.' },
  });

async function newCompany(): Promise<number> {
  companyId = (await createCompany(test.deps.database)).id;
  return companyId;
}

/** What the page of a company's car says of the company. */
async function publishedOf(company: number) {
  const { id, slug } = await createCar(test.deps.database, { company_id: company });
  const reply = await test.app.inject({
    url: `${API_BASE}/car/${slug}/${id}`,
    headers: { host: 'localhost' },
  });
  const { rating, reviews } = reply.json().data.car.company;
  return { rating, reviews };
}

describe('a renter reviews a rental', () => {
  it('not one that was handed over to nobody', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const car = await createCar(database, { company_id: await newCompany() });
    const times = { pickup: inDays(-5), return: inDays(-2) };
    const booking = await createBooking(database, renter, { car, status: 'CHECKED OUT', ...times });
    expect(await review(renter, booking.id)).toMatchObject({ status: 409, code: 'review.no_driver' });
    await createCheckIn(database, booking, [renter.accountId]);
    expect(await review(renter, booking.id)).toMatchObject({ status: 409, code: 'review.no_driver' });
  });

  it('not of a company that they work for, or have worked for', async () => {
    const { database } = test.deps;
    const { renter, id } = await createFinishedBooking(database, await newCompany());
    const refused = { status: 403, code: 'review.own_company' };
    const member = await createMember(database, 'owner', { companyId }, { accountId: renter.accountId });
    expect(await review(renter, id)).toMatchObject(refused);
    await ask(member, businessApi.companyNotices);
    await database.deleteFrom('member').where('account_id', '=', renter.accountId).execute();
    expect(await review(renter, id)).toMatchObject(refused);
  });

  it('once the car is back; it is published with the first letter of the surname, and the company is told', async () => {
    const { database } = test.deps;
    const booking = await createFinishedBooking(database, await newCompany());
    const { renter, id } = booking;
    const reply = await review(renter, id);
    expect(reply.data.reservation.review).toMatchObject({
      author: 'Giulia C.',
      written: { ...said, language: 'fr', author: 'Giulia C.', hidden_because: null, answer: null },
    });
    expect(reply.data.reservation.can_review).toBe(false);
    expect(await publishedOf(companyId)).toMatchObject({
      rating: null,
      reviews: [{ ...said, language: 'fr', author: 'Giulia C.', answer: null }],
    });
    const notices = database.selectFrom('company_notice').select('kind').where('booking_id', '=', id);
    expect(await notices.execute()).toEqual([{ kind: 'review_written' }]);
    expect(await review(renter, id)).toMatchObject({ status: 409, code: 'review.exists' });
  });

  it('with stars and words, or it says what is missing', async () => {
    const { renter, id } = await createFinishedBooking(test.deps.database, await newCompany());
    for (const stars of [undefined, 0, 6, 2.5]) {
      const { status, errors } = await review(renter, id, { stars, text: ' ' });
      expect({ status, fields: Object.keys(errors) }).toEqual({ status: 400, fields: ['stars', 'text'] });
    }
  });

  it('not of a rental of somebody else', async () => {
    const { id } = await createFinishedBooking(test.deps.database, await newCompany());
    const stranger = await createRenter(test.deps.database);
    expect(await review(stranger, id)).toMatchObject({ status: 404, code: 'booking.not_found' });
  });

  it('not before the car is back', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const times = { pickup: inDays(-3), return: inDays(-1) };
    const { id } = await createBooking(database, renter, { status: 'CHECKED IN', ...times });
    expect(await review(renter, id)).toMatchObject({ status: 409, code: 'review.too_early' });
  });

  it('also after a check-out with an issue; for sixty days', async () => {
    const { database } = test.deps;
    const backFor = async (ms: number) => {
      const renter = await createRenter(database);
      const times = { pickup: inDays(-5), return: inDays(-2) };
      const booking = await createBooking(database, renter, { status: 'CHECKOUT ISSUE ADDED', ...times });
      const { id } = booking;
      await createCheckIn(database, booking);
      const at = new Date(now.getTime() - ms);
      const events = database.updateTable('booking_event').set({ at }).where('booking_id', '=', id);
      await events.where('kind', '=', 'checked_out_with_issue').execute();
      return { renter, id };
    };
    const days = 60 * 86_400_000;
    const [late, inTime] = [await backFor(days), await backFor(days - 1)];
    expect(await review(late.renter, late.id)).toMatchObject({ status: 409, code: 'review.too_late' });
    expect(await review(inTime.renter, inTime.id)).toMatchObject({ status: 201 });
  });
});

describe('averages', () => {
  it('are shown from three reviews on, without hidden ones and those of deleted accounts', async () => {
    const { database } = test.deps;
    const company = await newCompany();
    await createReview(database, company, { stars: 5 });
    const second = await createReview(database, company, { stars: 4 });
    expect((await publishedOf(company)).rating).toBeNull();
    await createReview(database, company, { stars: 4 });
    const fourth = await createReview(database, company, { stars: 1 });
    expect((await publishedOf(company)).rating).toEqual({ average: 3.5, count: 4 });
    const staff = await createStaff(database, ['support']);
    await ask(staff, staffApi.hideReview, { id: fourth.id, body: { part: 'review', reason: 'An insult.' } });
    expect((await publishedOf(company)).rating).toEqual({ average: 4.3, count: 3 });
    await deleteOwnRows(database, second.renter.accountId);
    const { rating, reviews } = await publishedOf(company);
    expect([rating, reviews.length]).toEqual([null, 2]);
  });
});

describe('a company answers', () => {
  it('once, for everybody to read, and that is written down', async () => {
    const { database } = test.deps;
    const booking = await createReview(database, await newCompany());
    const manager = await createMember(database, 'manager', { companyId });
    const answer = { id: booking.id, body: { text: 'Thank you.' } };
    expect(await ask(manager, businessApi.answerReview, answer)).toMatchObject({ status: 200 });
    expect((await publishedOf(companyId)).reviews).toMatchObject([{ answer: 'Thank you.' }]);
    expect(await ask(manager, businessApi.answerReview, answer)).toMatchObject({ code: 'review.answered' });
    const events = database.selectFrom('audit_event').select(['action', 'object', 'after']);
    expect(await events.where('actor_id', '=', manager.accountId).execute()).toEqual([
      { action: 'review_answered', object: booking.number, after: { answer: 'Thank you.' } },
    ]);
  });

  it('its counter reads and does not answer; another company’s review is none', async () => {
    const { database } = test.deps;
    const foreign = await createReview(database, await newCompany());
    const own = await createReview(database, await newCompany(), { text: 'Ours.' });
    const counter = await createMember(database, 'counter', { companyId });
    const owner = await createMember(database, 'owner', { companyId });
    const answer = { body: { text: 'Thank you.' } };
    expect(await ask(counter, businessApi.answerReview, { ...answer, id: own.id })).toMatchObject({
      status: 403,
    });
    const { data } = await ask(counter, businessApi.companyReviews);
    expect(data).toMatchObject({ rating: null, reviews: [{ text: 'Ours.', number: own.number }] });
    expect(await ask(owner, businessApi.answerReview, { ...answer, id: foreign.id })).toMatchObject({
      status: 404,
      code: 'review.not_found',
    });
  });
});

const listed = async (query: string) => {
  const { cookie } = await createStaff(test.deps.database, ['support']);
  const url = `${callUrl(staffApi.staffReviews.path, {})}?${query}`;
  const reply = await test.app.inject({ url, headers: { host: 'localhost', cookie } });
  return reply.json().data.reviews as { booking_id: string; patterns: unknown[] }[];
};

describe('staff sees', () => {
  it('which reviews of a company come from one address, and alone those if asked', async () => {
    const { database } = test.deps;
    const company = await newCompany();
    const from = (address_signature: string, browser_signature: string) =>
      createReview(database, company, { address_signature, browser_signature });
    const [one, sameBrowser, neighbour] = [await from('a', 'x'), await from('a', 'x'), await from('a', 'y')];
    await from('a', 'x');
    const { number } = await from('b', 'z');
    const patternsOf = new Map((await listed('q=')).map((review) => [review.booking_id, review.patterns]));
    expect(patternsOf.get(one.id)).toContainEqual({ kind: 'same_browser', count: 2 });
    expect(patternsOf.get(sameBrowser.id)).toContainEqual({ kind: 'same_browser', count: 2 });
    expect(patternsOf.get(neighbour.id)).toContainEqual({ kind: 'same_address', count: 3 });
    expect(await listed(`q=${number}`)).toMatchObject([{ patterns: [{ kind: 'many_in_a_day', count: 5 }] }]);
    const lone = await createReview(database, await newCompany());
    expect(await listed(`q=${lone.number}&conspicuous=true`)).toEqual([]);
    expect(await listed(`q=${one.number}&conspicuous=true`)).toHaveLength(1);
  });

  it('addresses that were never stored: what is written down of a renter’s review only compares', async () => {
    const { renter, id } = await createFinishedBooking(test.deps.database, await newCompany());
    await review(renter, id);
    const row = await test.deps.database
      .selectFrom('review')
      .select(['address_signature', 'browser_signature'])
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.address_signature).toMatch(/^[0-9a-f]{64}$/);
    expect(row.browser_signature).not.toBe(row.address_signature);
  });
});

describe('staff hides', () => {
  it('a review: nobody else reads it, renter and company read why', async () => {
    const { database } = test.deps;
    const { id, renter, number } = await createReview(database, await newCompany());
    expect(await hide(id, 'review')).toMatchObject({ status: 200 });
    expect((await publishedOf(companyId)).reviews).toEqual([]);
    const reply = await test.app.inject({
      url: `${API_BASE}/customer/reservation/${id}`,
      headers: { host: 'localhost', authorization: `Bearer ${renter.token}` },
    });
    const hidden_because = 'It names a person.';
    expect(reply.json().data.reservation.review.written).toMatchObject({ hidden_because });
    const owner = await createMember(database, 'owner', { companyId });
    const { data } = await ask(owner, businessApi.companyReviews);
    expect(data.reviews).toMatchObject([{ number, hidden_because }]);
    const answer = { id, body: { text: 'Thank you.' } };
    expect(await ask(owner, businessApi.answerReview, answer)).toMatchObject({ code: 'review.hidden' });
    expect(await hide(id, 'review')).toMatchObject({ status: 409, code: 'review.hidden' });
    const events = database.selectFrom('audit_event').select(['action', 'after']);
    expect(await events.where('object', '=', number).execute()).toEqual([
      { action: 'review_hidden', after: { reason: hidden_because } },
    ]);
  });

  it('tells the renter and the owners of the company by mail, with the reason, once for each thing hidden', async () => {
    const { database } = test.deps;
    const answered = { answer: 'You are wrong.', answered_at: testNow() };
    const { id, renter, number } = await createReview(database, await newCompany(), answered);
    const owner = await createMember(database, 'owner', { companyId });
    await hide(id, 'answer');
    await hide(id, 'review');
    await hide(id, 'review');
    const mails = (await queuedMails(test.deps)).filter(({ template }) => template === 'review-hidden');
    const about = { number, bookingId: id, reason: 'It names a person.' };
    const to = (recipient: string) =>
      mails.filter((mail) => mail.recipient === recipient).map(({ data }) => data);
    expect(to(renter.email)).toMatchObject([
      { ...about, part: 'answer', portal: null },
      { ...about, part: 'review', portal: null },
    ]);
    expect(to(owner.email)).toMatchObject([
      { ...about, part: 'answer', portal: { companyId } },
      { ...about, part: 'review', portal: { companyId } },
    ]);
  });

  it('an answer alone: the review stays', async () => {
    const { database } = test.deps;
    const unanswered = await createReview(database, await newCompany());
    expect(await hide(unanswered.id, 'answer')).toMatchObject({ code: 'review.not_found' });
    const answered = { answer: 'You are wrong.', answered_at: testNow() };
    const { id, number } = await createReview(database, await newCompany(), answered);
    expect(await hide(id, 'answer')).toMatchObject({ status: 200 });
    expect((await publishedOf(companyId)).reviews).toMatchObject([{ stars: 5, answer: null }]);
    const support = await createStaff(database, ['support']);
    const found = await test.app.inject({
      url: callUrl(staffApi.staffReviews.path, { query: { q: number.toLowerCase() } }),
      headers: { host: 'localhost', cookie: support.cookie },
    });
    expect(found.json().data.reviews).toMatchObject([
      { booking_id: id, hidden_because: null, answer: { hidden_because: 'It names a person.' } },
    ]);
  });
});
