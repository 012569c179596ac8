import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import type { CalendarEntry, CarCalendar } from '@nolo/contract/business/calendar.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { MOST_FEEDS, MOST_LEFT_OUT } from '@nolo/domain/calendar/company-calendar.ts';
import { publishedCalendar } from '@nolo/domain/calendar/calendar-file.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { listFeedsToRead } from './feed-store.ts';
import { FeedUnreadable } from './fetch-calendar.ts';
import { readCalendarFeed, readCalendarFeeds } from './read-calendar-feed.ts';

const clock = testClock(testNow());
let test: TestApp;
let companyId: number;
let car: Awaited<ReturnType<typeof createCar>>;
let manager: TestMember;
/** What stands at the broker's, or why that does not answer. */
let broker: string | FeedUnreadable;
const calendars = {
  async fetch() {
    if (broker instanceof FeedUnreadable) throw broker;
    return broker;
  },
};

const day = (days: number) => new Date(testNow().getTime() + days * 86_400_000).toISOString();
const events = (...periods: [uid: string, from: number, to: number][]) =>
  publishedCalendar(
    periods.map(([uid, from, to]) => ({
      uid,
      startsAt: day(from),
      endsAt: day(to),
      createdAt: day(0),
      sequence: 0,
      title: `Broker ${uid}`,
    })),
  );

beforeAll(async () => {
  test = await createTestApp({ work: false, clock });
});
afterAll(() => test.close());
beforeEach(async () => {
  companyId = (await createCompany(test.deps.database, {})).id;
  car = await createCar(test.deps.database, { company_id: companyId });
  manager = await createMember(test.deps.database, 'manager', { companyId });
  broker = events();
});

async function ask(endpoint: Endpoint, { id, body }: { id?: string | number; body?: object } = {}) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId, ...(id !== undefined && { id }) } }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: manager.cookie },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const url = 'https://broker.example/secret-4711.ics';
const add = (body: object = { name: 'Broker', url }) =>
  ask(businessApi.addCalendarFeed, { id: car.id, body });
const feeds = async () => (await ask(businessApi.carFeeds, { id: car.id })).data;
const read = (feedId: string) => readCalendarFeed({ ...test.deps, calendars }, { feedId });

async function entries() {
  const { data } = await ask(businessApi.companyCalendar);
  const found: CarCalendar = data.cars.find(({ id }: CarCalendar) => id === car.id);
  return found.entries.map(({ kind, title }: CalendarEntry) => [kind, title]);
}

it('events hold the car, move with the calendar, and go with it', async () => {
  const { data } = await add();
  broker = events(['1', 2, 3], ['2', 4, 5]);
  await read(data.id);
  expect(await entries()).toEqual([
    ['imported', 'Broker 1'],
    ['imported', 'Broker 2'],
  ]);
  expect((await feeds()).feeds).toMatchObject([
    { name: 'Broker', host: 'broker.example', problem: null, events: 2, conflicts: 0 },
  ]);
  broker = events(['2', 6, 7], ['3', 2, 3]);
  await read(data.id);
  await read(data.id);
  expect(await entries()).toEqual([
    ['imported', 'Broker 3'],
    ['imported', 'Broker 2'],
  ]);
  await ask(businessApi.removeCalendarFeed, { id: data.id });
  expect(await entries()).toEqual([]);
});

it('an event over a booking is a conflict that is shown, and holds the car once the booking is gone', async () => {
  const renter = await createRenter(test.deps.database);
  const booking = await createBooking(test.deps.database, renter, {
    car,
    pickup: day(2).slice(0, 16),
    return: day(4).slice(0, 16),
  });
  const { data } = await add();
  broker = events(['1', 3, 5]);
  await read(data.id);
  expect(await entries()).toEqual([
    ['booking', `${booking.number} Giulia Conti`],
    ['conflict', 'Broker 1'],
  ]);
  expect((await feeds()).feeds).toMatchObject([{ events: 0, conflicts: 1 }]);
  await test.deps.database.deleteFrom('hold').where('booking_id', '=', booking.id).execute();
  await read(data.id);
  expect(await entries()).toEqual([['imported', 'Broker 1']]);
});

it.each(['unreachable', 'not_public', 'too_large'] as const)(
  'a calendar that is %s changes nothing, and says so',
  async (problem) => {
    const { data } = await add();
    broker = events(['1', 2, 3]);
    await read(data.id);
    broker = new FeedUnreadable(problem);
    await read(data.id);
    expect(await entries()).toEqual([['imported', 'Broker 1']]);
    expect((await feeds()).feeds).toMatchObject([{ problem, events: 1 }]);
  },
);

it('an event that does not hold the car is named with why, until it does', async () => {
  const { data } = await add();
  const free = events(['1', 2, 3]).replace('SUMMARY', 'TRANSP:TRANSPARENT\r\nSUMMARY');
  broker = free;
  await read(data.id);
  expect((await feeds()).feeds).toMatchObject([
    {
      events: 0,
      left_out: [{ title: 'Broker 1', starts: day(2).slice(0, 16), reason: 'free' }],
      left_out_count: 1,
    },
  ]);
  broker = events(['1', 2, 3]);
  await read(data.id);
  expect((await feeds()).feeds).toMatchObject([{ events: 1, left_out: [], left_out_count: 0 }]);
});

it('the first of very many that do not hold the car are named', async () => {
  const { data } = await add();
  const many = Array.from({ length: MOST_LEFT_OUT + 1 }, (_, index): [string, number, number] => [
    `${index}`,
    3,
    2,
  ]);
  broker = events(...many);
  await read(data.id);
  const [feed] = (await feeds()).feeds;
  expect([feed.left_out.length, feed.left_out_count]).toEqual([MOST_LEFT_OUT, MOST_LEFT_OUT + 1]);
});

it('what the database cannot store of a title is left out of it', async () => {
  const { data } = await add();
  broker = events(['1', 2, 3]).replace('Broker 1', 'Bro\0ker \ud83d');
  await read(data.id);
  expect(await entries()).toEqual([['imported', 'Broker']]);
});

it('of many calendars each company has one read before another has two', async () => {
  const first = [(await add()).data.id, (await add()).data.id];
  companyId = (await createCompany(test.deps.database, {})).id;
  car = await createCar(test.deps.database, { company_id: companyId });
  manager = await createMember(test.deps.database, 'manager', { companyId });
  clock.advance(1);
  const second = (await add()).data.id;
  const ids = await listFeedsToRead(test.deps.database, clock.now());
  expect(ids.indexOf(second)).toBeLessThan(Math.max(...first.map((id) => ids.indexOf(id))));
});

it('what is no calendar changes nothing, and says so', async () => {
  const { data } = await add();
  broker = events(['1', 2, 3]);
  await read(data.id);
  broker = '<!doctype html><title>Log in</title>';
  await read(data.id);
  expect((await feeds()).feeds).toMatchObject([{ problem: 'no_calendar', events: 1 }]);
});

it('is read every half hour by itself', async () => {
  await add();
  const deps = { ...test.deps, calendars };
  await readCalendarFeeds(deps);
  broker = events(['1', 2, 3]);
  await readCalendarFeeds(deps);
  expect(await entries()).toEqual([]);
  clock.advance(31);
  await readCalendarFeeds(deps);
  expect(await entries()).toEqual([['imported', 'Broker 1']]);
});

it.each([
  ['http://broker.example/a.ics'],
  ['ftp://broker.example/a.ics'],
  ['https://localhost/a.ics'],
  ['https://10.0.0.1/a.ics'],
  ['a.ics'],
  [''],
])('%j is refused at its field', async (bad) => {
  const reply = await add({ name: 'Broker', url: bad });
  expect([reply.status, Object.keys(reply.errors)]).toEqual([400, ['url']]);
});

it('an address that a program would open is read by HTTPS', async () => {
  const { data } = await add({ name: 'Broker', url: 'webcal://broker.example/secret.ics' });
  let asked = '';
  const fetch = async (address: string) => {
    asked = address;
    return events();
  };
  await readCalendarFeed({ ...test.deps, calendars: { fetch } }, { feedId: data.id });
  expect(asked).toBe('https://broker.example/secret.ics');
});

it('a car takes in only so many calendars', async () => {
  for (let count = 0; count < MOST_FEEDS; count += 1) expect((await add()).status).toBe(201);
  expect(await add()).toMatchObject({ status: 409, code: 'feed.too_many' });
});

it('the address of a calendar is not stored as it is', async () => {
  await add();
  const rows = await test.deps.database.selectFrom('calendar_feed').select('url').execute();
  expect(JSON.stringify(rows)).not.toContain('secret-4711');
});

const openAddress = async (address: string) => {
  const reply = await test.app.inject({ url: new URL(address).pathname, headers: { host: 'localhost' } });
  return { status: reply.statusCode, type: reply.headers['content-type'], text: reply.body };
};

it('others read when a car is let, not by whom, until the address is renewed', async () => {
  const renter = await createRenter(test.deps.database);
  const pickup = day(2).slice(0, 16);
  await createBooking(test.deps.database, renter, { car, pickup, return: day(4).slice(0, 16) });
  expect((await feeds()).address).toBeNull();
  const { data } = await ask(businessApi.renewCalendarAddress, { id: car.id });
  expect((await feeds()).address).toBe(data.address);
  const file = await openAddress(data.address);
  expect(file).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' });
  expect(file.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file.text).toContain('SUMMARY:Nolo');
  expect(file.text).not.toContain('Giulia');

  const { data: renewed } = await ask(businessApi.renewCalendarAddress, { id: car.id });
  expect((await openAddress(data.address)).status).toBe(404);
  expect((await openAddress(renewed.address)).status).toBe(200);
});

it('the address ends as calendars do, and one of before goes on', async () => {
  const { data } = await ask(businessApi.renewCalendarAddress, { id: car.id });
  expect(data.address).toMatch(/\.ics$/);
  expect((await openAddress(data.address.replace(/\.ics$/, ''))).status).toBe(200);
});

it('a reader who knows the calendar is told that it is the same, until it is not', async () => {
  const { data } = await ask(businessApi.renewCalendarAddress, { id: car.id });
  const openKnown = (etag?: string) =>
    test.app.inject({
      url: new URL(data.address).pathname,
      headers: { host: 'localhost', ...(etag !== undefined && { 'if-none-match': etag }) },
    });
  const etag = String((await openKnown()).headers.etag);
  clock.advance(1);
  for (const known of [etag, `"other", ${etag.slice(2)}`, '*']) {
    const same = await openKnown(known);
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
  }
  const renter = await createRenter(test.deps.database);
  const pickup = day(2).slice(0, 16);
  await createBooking(test.deps.database, renter, { car, pickup, return: day(4).slice(0, 16) });
  const changed = await openKnown(etag);
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

it('cars and calendars of another company are none', async () => {
  const elsewhere = await createCompany(test.deps.database, {});
  const foreign = await createCar(test.deps.database, { company_id: elsewhere.id });
  const body = { name: 'Broker', url };
  for (const endpoint of [
    businessApi.carFeeds,
    businessApi.addCalendarFeed,
    businessApi.renewCalendarAddress,
  ]) {
    expect(
      await ask(endpoint, { id: foreign.id, ...(endpoint.method === 'POST' && { body }) }),
    ).toMatchObject({
      status: 404,
      code: 'car.not_found',
    });
  }
  const { data } = await add();
  companyId = elsewhere.id;
  manager = await createMember(test.deps.database, 'manager', { companyId });
  expect(await ask(businessApi.removeCalendarFeed, { id: data.id })).toMatchObject({
    status: 404,
    code: 'feed.not_found',
  });
});
